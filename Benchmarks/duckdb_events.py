#!/usr/bin/env python3
"""Group a CSV of events by day and category in DuckDB on two threads, and print the seconds as JSON.

    duckdb_events.py EVENTS.csv [--threads NUMBER] [--repeats NUMBER]

The job is the one that ChartVoice does: count, sum, mean, minimum and maximum of `value` for each day and category.
"""
import argparse
import json
import resource
import time

import duckdb

QUERY = """
SELECT CAST(timestamp AS DATE) AS day, category,
       count(*), sum(value), avg(value), min(value), max(value)
FROM read_csv(?, header = true,
              columns = {'timestamp': 'TIMESTAMP', 'category': 'VARCHAR', 'value': 'DOUBLE'})
GROUP BY day, category
ORDER BY day, category
"""


def timed_run(connection, path):
    start = time.perf_counter()
    rows = connection.execute(QUERY, [path]).fetchall()
    return time.perf_counter() - start, rows


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("events")
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--repeats", type=int, default=5)
    options = parser.parse_args()
    connection = duckdb.connect(config={"threads": options.threads})
    runs = [timed_run(connection, options.events) for _ in range(options.repeats)]
    groups = runs[0][1]
    print(json.dumps({
        "program": "duckdb " + duckdb.__version__,
        "threads": options.threads,
        "groups": len(groups),
        "rows": sum(row[2] for row in groups),
        "sum": sum(row[3] for row in groups),
        "seconds": [round(seconds, 4) for seconds, _ in runs],
        "best": round(min(seconds for seconds, _ in runs), 4),
        "peakMebibytes": resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024,
    }))


if __name__ == "__main__":
    main()
