#!/usr/bin/env python3
"""Write a CSV of events: timestamp,category,value over one year, the same bytes for the same options.

    generate-events.py ROWS OUTPUT.csv [--shuffled] [--seed NUMBER]

Ten categories; timestamps spread evenly over 2025, ascending unless --shuffled; values with two decimals.
"""
import argparse
import random
import time

CATEGORIES = ["alpha", "beta", "gamma", "delta", "epsilon", "zeta", "eta", "theta", "iota", "kappa"]
START = 1735689600  # 2025-01-01T00:00:00Z
LENGTH = 365 * 86400
CHUNK = 200_000


def day_names():
    return [time.strftime("%Y-%m-%d", time.gmtime(START + day * 86400)) for day in range(365)]


def clock_names():
    return [
        f"T{hour:02}:{minute:02}:{second:02}Z,"
        for hour in range(24)
        for minute in range(60)
        for second in range(60)
    ]


def value_texts():
    """The 100,000 values 0.00 to 999.99, made once: joining ready texts is what makes this fast."""
    return [f",{cents // 100}.{cents % 100:02}\n" for cents in range(100_000)]


def steps(rows, shuffled):
    """Row numbers in the order in which they are written: a full cycle of a linear congruence where shuffled."""
    if not shuffled:
        return range(rows)
    stride = int(rows * 0.6180339887) | 1
    while gcd(stride, rows) != 1:
        stride += 2
    return ((index * stride) % rows for index in range(rows))


def gcd(first, second):
    while second:
        first, second = second, first % second
    return first


def write_events(path, rows, shuffled, seed):
    generator = random.Random(seed)
    days, clocks, values = day_names(), clock_names(), value_texts()
    heads = CATEGORIES
    random_number = generator.random
    with open(path, "w", encoding="ascii", newline="", buffering=1 << 20) as output:
        output.write("timestamp,category,value\n")
        parts = []
        for step in steps(rows, shuffled):
            day, second = divmod(step * LENGTH // rows, 86400)
            category, cents = divmod(int(random_number() * 1_000_000), 100_000)
            parts.append(days[day] + clocks[second] + heads[category] + values[cents])
            if len(parts) == CHUNK:
                output.write("".join(parts))
                parts.clear()
        output.write("".join(parts))


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("rows", type=int)
    parser.add_argument("output")
    parser.add_argument("--shuffled", action="store_true", help="timestamps in no order")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    write_events(options.output, options.rows, options.shuffled, options.seed)


if __name__ == "__main__":
    main()
