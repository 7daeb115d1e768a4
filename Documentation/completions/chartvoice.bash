#!/bin/bash

__chartvoice_cursor_index_in_current_word() {
    local remaining="${COMP_LINE}"

    local word
    for word in "${COMP_WORDS[@]::COMP_CWORD}"; do
        remaining="${remaining##*([[:space:]])"${word}"*([[:space:]])}"
    done

    local -ir index="$((COMP_POINT - ${#COMP_LINE} + ${#remaining}))"
    if [[ "${index}" -le 0 ]]; then
        printf 0
    else
        printf %s "${index}"
    fi
}

# positional arguments:
#
# - 1: the current (sub)command's count of positional arguments
#
# required variables:
#
# - repeating_flags: the repeating flags that the current (sub)command can accept
# - non_repeating_flags: the non-repeating flags that the current (sub)command can accept
# - repeating_options: the repeating options that the current (sub)command can accept
# - non_repeating_options: the non-repeating options that the current (sub)command can accept
# - positional_number: value ignored
# - unparsed_words: unparsed words from the current command line
#
# modified variables:
#
# - non_repeating_flags: remove flags for this (sub)command that are already on the command line
# - non_repeating_options: remove options for this (sub)command that are already on the command line
# - positional_number: set to the current positional number
# - unparsed_words: remove all flags, options, and option values for this (sub)command
__chartvoice_offer_flags_options() {
    local -ir positional_count="${1}"
    positional_number=0

    local was_flag_option_terminator_seen=false
    local is_parsing_option_value=false

    local -ar unparsed_word_indices=("${!unparsed_words[@]}")
    local -i word_index
    for word_index in "${unparsed_word_indices[@]}"; do
        if "${is_parsing_option_value}"; then
            # This word is an option value:
            # Reset marker for next word iff not currently the last word
            [[ "${word_index}" -ne "${unparsed_word_indices[${#unparsed_word_indices[@]} - 1]}" ]] && is_parsing_option_value=false
            unset "unparsed_words[${word_index}]"
            # Do not process this word as a flag or an option
            continue
        fi

        local word="${unparsed_words["${word_index}"]}"
        if ! "${was_flag_option_terminator_seen}"; then
            case "${word}" in
            --)
                unset "unparsed_words[${word_index}]"
                # by itself -- is a flag/option terminator, but if it is the last word, it is the start of a completion
                if [[ "${word_index}" -ne "${unparsed_word_indices[${#unparsed_word_indices[@]} - 1]}" ]]; then
                    was_flag_option_terminator_seen=true
                fi
                continue
                ;;
            -*)
                # ${word} is a flag or an option
                # If ${word} is an option, mark that the next word to be parsed is an option value
                local option
                for option in "${repeating_options[@]}" "${non_repeating_options[@]}"; do
                    [[ "${word}" = "${option}" ]] && is_parsing_option_value=true && break
                done

                # Remove ${word} from ${non_repeating_flags} or ${non_repeating_options} so it isn't offered again
                local not_found=true
                local -i index
                for index in "${!non_repeating_flags[@]}"; do
                    if [[ "${non_repeating_flags[${index}]}" = "${word}" ]]; then
                        unset "non_repeating_flags[${index}]"
                        non_repeating_flags=("${non_repeating_flags[@]}")
                        not_found=false
                        break
                    fi
                done
                if "${not_found}"; then
                    for index in "${!non_repeating_flags[@]}"; do
                        if [[ "${non_repeating_flags[${index}]}" = "${word}" ]]; then
                            unset "non_repeating_flags[${index}]"
                            non_repeating_flags=("${non_repeating_flags[@]}")
                            break
                        fi
                    done
                fi
                unset "unparsed_words[${word_index}]"
                continue
                ;;
            esac
        fi

        # ${word} is neither a flag, nor an option, nor an option value
        if [[ "${positional_number}" -lt "${positional_count}" || "${positional_count}" -lt 0 ]]; then
            # ${word} is a positional
            ((positional_number++))
            unset "unparsed_words[${word_index}]"
        else
            if [[ -z "${word}" ]]; then
                # Could be completing a flag, option, or subcommand
                positional_number=-1
            else
                # ${word} is a subcommand or invalid, so stop processing this (sub)command
                positional_number=-2
            fi
            break
        fi
    done

    unparsed_words=("${unparsed_words[@]}")

    if\
        ! "${was_flag_option_terminator_seen}"\
        && ! "${is_parsing_option_value}"\
        && [[ ("${cur}" = -* && "${positional_number}" -ge 0) || "${positional_number}" -eq -1 ]]
    then
        COMPREPLY+=($(compgen -W "${repeating_flags[*]} ${non_repeating_flags[*]} ${repeating_options[*]} ${non_repeating_options[*]}" -- "${cur}"))
    fi
}

__chartvoice_add_completions() {
    local completion
    while IFS='' read -r completion; do
        COMPREPLY+=("${completion}")
    done < <(IFS=$'\n' compgen "${@}" -- "${cur}")
}

__chartvoice_custom_complete() {
    if [[ -n "${cur}" || -z ${COMP_WORDS[${COMP_CWORD}]} || "${COMP_LINE:${COMP_POINT}:1}" != ' ' ]]; then
        local -ar words=("${COMP_WORDS[@]}")
    else
        local -ar words=("${COMP_WORDS[@]::${COMP_CWORD}}" '' "${COMP_WORDS[@]:${COMP_CWORD}}")
    fi

    "${COMP_WORDS[0]}" "${@}" "${words[@]}"
}

_chartvoice() {
    local state
    state="$(shopt -p;shopt -po)"
    trap "${state//$'\n'/;}" RETURN
    shopt -s extglob
    set +o history +o posix

    local -xr SAP_SHELL=bash
    local -x SAP_SHELL_VERSION
    SAP_SHELL_VERSION="$(IFS='.';printf %s "${BASH_VERSINFO[*]}")"
    local -r SAP_SHELL_VERSION

    local -r cur="${2}"
    local -r prev="${3}"

    local -i positional_number
    local -a unparsed_words=("${COMP_WORDS[@]:1:${COMP_CWORD}}")

    local -a repeating_flags=()
    local -a non_repeating_flags=(--version -h --help)
    local -a repeating_options=()
    local -a non_repeating_options=()
    __chartvoice_offer_flags_options 0

    # Offer subcommand / subcommand argument completions
    local -r subcommand="${unparsed_words[0]}"
    unset 'unparsed_words[0]'
    unparsed_words=("${unparsed_words[@]}")
    case "${subcommand}" in
    describe|columns|labels|groups|table|select|explore|compare|braille|follow|events|sonify|verify|lint|rules|voices|profile|help)
        # Offer subcommand argument completions
        "_chartvoice_${subcommand}"
        ;;
    *)
        # Offer subcommand completions
        COMPREPLY+=($(compgen -W 'describe columns labels groups table select explore compare braille follow events sonify verify lint rules voices profile help' -- "${cur}"))
        ;;
    esac
}

_chartvoice_describe() {
    repeating_flags=()
    non_repeating_flags=(--no-header --keep-totals --strict --quiet --value-first --no-value-first --mask --explain --version -h --help)
    repeating_options=(--allow-data)
    non_repeating_options=(--delimiter --text-encoding --decimal --date-order --missing --header-line --identifiers --measures --sheet --mark --x --x-end --y --y-end --series --bucket --aggregate --stack --from --to --window --at --groups --time-zone --first-weekday --title --x-title --x-unit --y-title --y-unit --y-domain --most-marks --voice --verbosity --profile --format --detail)
    __chartvoice_offer_flags_options 1

    # Offer option value completions
    case "${prev}" in
    '--delimiter')
        return
        ;;
    '--text-encoding')
        __chartvoice_add_completions -W 'utf-8'$'\n''utf-16'$'\n''windows-1252'$'\n''windows-1250'$'\n''windows-1251'
        return
        ;;
    '--decimal')
        __chartvoice_add_completions -W 'point'$'\n''comma'
        return
        ;;
    '--date-order')
        __chartvoice_add_completions -W 'day-first'$'\n''month-first'$'\n''year-first'
        return
        ;;
    '--missing')
        return
        ;;
    '--header-line')
        return
        ;;
    '--identifiers')
        return
        ;;
    '--measures')
        return
        ;;
    '--sheet')
        return
        ;;
    '--allow-data')
        __chartvoice_add_completions -d
        return
        ;;
    '--mark')
        __chartvoice_add_completions -W 'bar'$'\n''line'$'\n''point'$'\n''area'$'\n''sector'
        return
        ;;
    '--x')
        return
        ;;
    '--x-end')
        return
        ;;
    '--y')
        return
        ;;
    '--y-end')
        return
        ;;
    '--series')
        return
        ;;
    '--bucket')
        return
        ;;
    '--aggregate')
        __chartvoice_add_completions -W 'count'$'\n''sum'$'\n''mean'$'\n''median'$'\n''min'$'\n''max'$'\n''first'$'\n''last'
        return
        ;;
    '--stack')
        __chartvoice_add_completions -W 'zero'$'\n''normalize'$'\n''center'$'\n''none'
        return
        ;;
    '--from')
        return
        ;;
    '--to')
        return
        ;;
    '--window')
        return
        ;;
    '--at')
        return
        ;;
    '--groups')
        return
        ;;
    '--time-zone')
        return
        ;;
    '--first-weekday')
        __chartvoice_add_completions -W 'sunday'$'\n''monday'$'\n''tuesday'$'\n''wednesday'$'\n''thursday'$'\n''friday'$'\n''saturday'
        return
        ;;
    '--title')
        return
        ;;
    '--x-title')
        return
        ;;
    '--x-unit')
        return
        ;;
    '--y-title')
        return
        ;;
    '--y-unit')
        return
        ;;
    '--y-domain')
        return
        ;;
    '--most-marks')
        return
        ;;
    '--voice')
        __chartvoice_add_completions -o plusdirs -fX '!*.@(toml)'
        return
        ;;
    '--verbosity')
        __chartvoice_add_completions -W 'brief'$'\n''standard'$'\n''full'
        return
        ;;
    '--profile')
        __chartvoice_add_completions -o plusdirs -fX '!*.@(toml)'
        return
        ;;
    '--format')
        __chartvoice_add_completions -W 'text'$'\n''json'$'\n''axchart'
        return
        ;;
    '--detail')
        __chartvoice_add_completions -W 'label'$'\n''overview'$'\n''summary'$'\n''groups'$'\n''marks'
        return
        ;;
    esac

    # Offer positional completions
    case "${positional_number}" in
    1)
        __chartvoice_add_completions -f
        return
        ;;
    esac
}

_chartvoice_columns() {
    repeating_flags=()
    non_repeating_flags=(--no-header --keep-totals --strict --quiet --version -h --help)
    repeating_options=(--allow-data)
    non_repeating_options=(--delimiter --text-encoding --decimal --date-order --missing --header-line --identifiers --measures --sheet --mark --x --x-end --y --y-end --series --bucket --aggregate --stack --from --to --window --at --groups --time-zone --first-weekday --title --x-title --x-unit --y-title --y-unit --y-domain --most-marks --format)
    __chartvoice_offer_flags_options 1

    # Offer option value completions
    case "${prev}" in
    '--delimiter')
        return
        ;;
    '--text-encoding')
        __chartvoice_add_completions -W 'utf-8'$'\n''utf-16'$'\n''windows-1252'$'\n''windows-1250'$'\n''windows-1251'
        return
        ;;
    '--decimal')
        __chartvoice_add_completions -W 'point'$'\n''comma'
        return
        ;;
    '--date-order')
        __chartvoice_add_completions -W 'day-first'$'\n''month-first'$'\n''year-first'
        return
        ;;
    '--missing')
        return
        ;;
    '--header-line')
        return
        ;;
    '--identifiers')
        return
        ;;
    '--measures')
        return
        ;;
    '--sheet')
        return
        ;;
    '--allow-data')
        __chartvoice_add_completions -d
        return
        ;;
    '--mark')
        __chartvoice_add_completions -W 'bar'$'\n''line'$'\n''point'$'\n''area'$'\n''sector'
        return
        ;;
    '--x')
        return
        ;;
    '--x-end')
        return
        ;;
    '--y')
        return
        ;;
    '--y-end')
        return
        ;;
    '--series')
        return
        ;;
    '--bucket')
        return
        ;;
    '--aggregate')
        __chartvoice_add_completions -W 'count'$'\n''sum'$'\n''mean'$'\n''median'$'\n''min'$'\n''max'$'\n''first'$'\n''last'
        return
        ;;
    '--stack')
        __chartvoice_add_completions -W 'zero'$'\n''normalize'$'\n''center'$'\n''none'
        return
        ;;
    '--from')
        return
        ;;
    '--to')
        return
        ;;
    '--window')
        return
        ;;
    '--at')
        return
        ;;
    '--groups')
        return
        ;;
    '--time-zone')
        return
        ;;
    '--first-weekday')
        __chartvoice_add_completions -W 'sunday'$'\n''monday'$'\n''tuesday'$'\n''wednesday'$'\n''thursday'$'\n''friday'$'\n''saturday'
        return
        ;;
    '--title')
        return
        ;;
    '--x-title')
        return
        ;;
    '--x-unit')
        return
        ;;
    '--y-title')
        return
        ;;
    '--y-unit')
        return
        ;;
    '--y-domain')
        return
        ;;
    '--most-marks')
        return
        ;;
    '--format')
        __chartvoice_add_completions -W 'text'$'\n''json'
        return
        ;;
    esac

    # Offer positional completions
    case "${positional_number}" in
    1)
        __chartvoice_add_completions -f
        return
        ;;
    esac
}

_chartvoice_labels() {
    repeating_flags=()
    non_repeating_flags=(--no-header --keep-totals --strict --quiet --value-first --no-value-first --mask --version -h --help)
    repeating_options=(--allow-data)
    non_repeating_options=(--delimiter --text-encoding --decimal --date-order --missing --header-line --identifiers --measures --sheet --mark --x --x-end --y --y-end --series --bucket --aggregate --stack --from --to --window --at --groups --time-zone --first-weekday --title --x-title --x-unit --y-title --y-unit --y-domain --most-marks --voice --verbosity --profile --format)
    __chartvoice_offer_flags_options 1

    # Offer option value completions
    case "${prev}" in
    '--delimiter')
        return
        ;;
    '--text-encoding')
        __chartvoice_add_completions -W 'utf-8'$'\n''utf-16'$'\n''windows-1252'$'\n''windows-1250'$'\n''windows-1251'
        return
        ;;
    '--decimal')
        __chartvoice_add_completions -W 'point'$'\n''comma'
        return
        ;;
    '--date-order')
        __chartvoice_add_completions -W 'day-first'$'\n''month-first'$'\n''year-first'
        return
        ;;
    '--missing')
        return
        ;;
    '--header-line')
        return
        ;;
    '--identifiers')
        return
        ;;
    '--measures')
        return
        ;;
    '--sheet')
        return
        ;;
    '--allow-data')
        __chartvoice_add_completions -d
        return
        ;;
    '--mark')
        __chartvoice_add_completions -W 'bar'$'\n''line'$'\n''point'$'\n''area'$'\n''sector'
        return
        ;;
    '--x')
        return
        ;;
    '--x-end')
        return
        ;;
    '--y')
        return
        ;;
    '--y-end')
        return
        ;;
    '--series')
        return
        ;;
    '--bucket')
        return
        ;;
    '--aggregate')
        __chartvoice_add_completions -W 'count'$'\n''sum'$'\n''mean'$'\n''median'$'\n''min'$'\n''max'$'\n''first'$'\n''last'
        return
        ;;
    '--stack')
        __chartvoice_add_completions -W 'zero'$'\n''normalize'$'\n''center'$'\n''none'
        return
        ;;
    '--from')
        return
        ;;
    '--to')
        return
        ;;
    '--window')
        return
        ;;
    '--at')
        return
        ;;
    '--groups')
        return
        ;;
    '--time-zone')
        return
        ;;
    '--first-weekday')
        __chartvoice_add_completions -W 'sunday'$'\n''monday'$'\n''tuesday'$'\n''wednesday'$'\n''thursday'$'\n''friday'$'\n''saturday'
        return
        ;;
    '--title')
        return
        ;;
    '--x-title')
        return
        ;;
    '--x-unit')
        return
        ;;
    '--y-title')
        return
        ;;
    '--y-unit')
        return
        ;;
    '--y-domain')
        return
        ;;
    '--most-marks')
        return
        ;;
    '--voice')
        __chartvoice_add_completions -o plusdirs -fX '!*.@(toml)'
        return
        ;;
    '--verbosity')
        __chartvoice_add_completions -W 'brief'$'\n''standard'$'\n''full'
        return
        ;;
    '--profile')
        __chartvoice_add_completions -o plusdirs -fX '!*.@(toml)'
        return
        ;;
    '--format')
        __chartvoice_add_completions -W 'text'$'\n''json'
        return
        ;;
    esac

    # Offer positional completions
    case "${positional_number}" in
    1)
        __chartvoice_add_completions -f
        return
        ;;
    esac
}

_chartvoice_groups() {
    repeating_flags=()
    non_repeating_flags=(--no-header --keep-totals --strict --quiet --value-first --no-value-first --mask --version -h --help)
    repeating_options=(--allow-data)
    non_repeating_options=(--delimiter --text-encoding --decimal --date-order --missing --header-line --identifiers --measures --sheet --mark --x --x-end --y --y-end --series --bucket --aggregate --stack --from --to --window --at --groups --time-zone --first-weekday --title --x-title --x-unit --y-title --y-unit --y-domain --most-marks --voice --verbosity --profile --format)
    __chartvoice_offer_flags_options 1

    # Offer option value completions
    case "${prev}" in
    '--delimiter')
        return
        ;;
    '--text-encoding')
        __chartvoice_add_completions -W 'utf-8'$'\n''utf-16'$'\n''windows-1252'$'\n''windows-1250'$'\n''windows-1251'
        return
        ;;
    '--decimal')
        __chartvoice_add_completions -W 'point'$'\n''comma'
        return
        ;;
    '--date-order')
        __chartvoice_add_completions -W 'day-first'$'\n''month-first'$'\n''year-first'
        return
        ;;
    '--missing')
        return
        ;;
    '--header-line')
        return
        ;;
    '--identifiers')
        return
        ;;
    '--measures')
        return
        ;;
    '--sheet')
        return
        ;;
    '--allow-data')
        __chartvoice_add_completions -d
        return
        ;;
    '--mark')
        __chartvoice_add_completions -W 'bar'$'\n''line'$'\n''point'$'\n''area'$'\n''sector'
        return
        ;;
    '--x')
        return
        ;;
    '--x-end')
        return
        ;;
    '--y')
        return
        ;;
    '--y-end')
        return
        ;;
    '--series')
        return
        ;;
    '--bucket')
        return
        ;;
    '--aggregate')
        __chartvoice_add_completions -W 'count'$'\n''sum'$'\n''mean'$'\n''median'$'\n''min'$'\n''max'$'\n''first'$'\n''last'
        return
        ;;
    '--stack')
        __chartvoice_add_completions -W 'zero'$'\n''normalize'$'\n''center'$'\n''none'
        return
        ;;
    '--from')
        return
        ;;
    '--to')
        return
        ;;
    '--window')
        return
        ;;
    '--at')
        return
        ;;
    '--groups')
        return
        ;;
    '--time-zone')
        return
        ;;
    '--first-weekday')
        __chartvoice_add_completions -W 'sunday'$'\n''monday'$'\n''tuesday'$'\n''wednesday'$'\n''thursday'$'\n''friday'$'\n''saturday'
        return
        ;;
    '--title')
        return
        ;;
    '--x-title')
        return
        ;;
    '--x-unit')
        return
        ;;
    '--y-title')
        return
        ;;
    '--y-unit')
        return
        ;;
    '--y-domain')
        return
        ;;
    '--most-marks')
        return
        ;;
    '--voice')
        __chartvoice_add_completions -o plusdirs -fX '!*.@(toml)'
        return
        ;;
    '--verbosity')
        __chartvoice_add_completions -W 'brief'$'\n''standard'$'\n''full'
        return
        ;;
    '--profile')
        __chartvoice_add_completions -o plusdirs -fX '!*.@(toml)'
        return
        ;;
    '--format')
        __chartvoice_add_completions -W 'text'$'\n''json'
        return
        ;;
    esac

    # Offer positional completions
    case "${positional_number}" in
    1)
        __chartvoice_add_completions -f
        return
        ;;
    esac
}

_chartvoice_table() {
    repeating_flags=()
    non_repeating_flags=(--no-header --keep-totals --strict --quiet --value-first --no-value-first --mask --version -h --help)
    repeating_options=(--allow-data)
    non_repeating_options=(--delimiter --text-encoding --decimal --date-order --missing --header-line --identifiers --measures --sheet --mark --x --x-end --y --y-end --series --bucket --aggregate --stack --from --to --window --at --groups --time-zone --first-weekday --title --x-title --x-unit --y-title --y-unit --y-domain --most-marks --voice --verbosity --profile --format)
    __chartvoice_offer_flags_options 1

    # Offer option value completions
    case "${prev}" in
    '--delimiter')
        return
        ;;
    '--text-encoding')
        __chartvoice_add_completions -W 'utf-8'$'\n''utf-16'$'\n''windows-1252'$'\n''windows-1250'$'\n''windows-1251'
        return
        ;;
    '--decimal')
        __chartvoice_add_completions -W 'point'$'\n''comma'
        return
        ;;
    '--date-order')
        __chartvoice_add_completions -W 'day-first'$'\n''month-first'$'\n''year-first'
        return
        ;;
    '--missing')
        return
        ;;
    '--header-line')
        return
        ;;
    '--identifiers')
        return
        ;;
    '--measures')
        return
        ;;
    '--sheet')
        return
        ;;
    '--allow-data')
        __chartvoice_add_completions -d
        return
        ;;
    '--mark')
        __chartvoice_add_completions -W 'bar'$'\n''line'$'\n''point'$'\n''area'$'\n''sector'
        return
        ;;
    '--x')
        return
        ;;
    '--x-end')
        return
        ;;
    '--y')
        return
        ;;
    '--y-end')
        return
        ;;
    '--series')
        return
        ;;
    '--bucket')
        return
        ;;
    '--aggregate')
        __chartvoice_add_completions -W 'count'$'\n''sum'$'\n''mean'$'\n''median'$'\n''min'$'\n''max'$'\n''first'$'\n''last'
        return
        ;;
    '--stack')
        __chartvoice_add_completions -W 'zero'$'\n''normalize'$'\n''center'$'\n''none'
        return
        ;;
    '--from')
        return
        ;;
    '--to')
        return
        ;;
    '--window')
        return
        ;;
    '--at')
        return
        ;;
    '--groups')
        return
        ;;
    '--time-zone')
        return
        ;;
    '--first-weekday')
        __chartvoice_add_completions -W 'sunday'$'\n''monday'$'\n''tuesday'$'\n''wednesday'$'\n''thursday'$'\n''friday'$'\n''saturday'
        return
        ;;
    '--title')
        return
        ;;
    '--x-title')
        return
        ;;
    '--x-unit')
        return
        ;;
    '--y-title')
        return
        ;;
    '--y-unit')
        return
        ;;
    '--y-domain')
        return
        ;;
    '--most-marks')
        return
        ;;
    '--voice')
        __chartvoice_add_completions -o plusdirs -fX '!*.@(toml)'
        return
        ;;
    '--verbosity')
        __chartvoice_add_completions -W 'brief'$'\n''standard'$'\n''full'
        return
        ;;
    '--profile')
        __chartvoice_add_completions -o plusdirs -fX '!*.@(toml)'
        return
        ;;
    '--format')
        __chartvoice_add_completions -W 'text'$'\n''json'$'\n''csv'$'\n''markdown'$'\n''html'
        return
        ;;
    esac

    # Offer positional completions
    case "${positional_number}" in
    1)
        __chartvoice_add_completions -f
        return
        ;;
    esac
}

_chartvoice_select() {
    repeating_flags=()
    non_repeating_flags=(--no-header --keep-totals --strict --quiet --value-first --no-value-first --mask --version -h --help)
    repeating_options=(--allow-data)
    non_repeating_options=(--delimiter --text-encoding --decimal --date-order --missing --header-line --identifiers --measures --sheet --mark --x --x-end --y --y-end --series --bucket --aggregate --stack --from --to --window --at --groups --time-zone --first-weekday --title --x-title --x-unit --y-title --y-unit --y-domain --most-marks --voice --verbosity --profile --format)
    __chartvoice_offer_flags_options 1

    # Offer option value completions
    case "${prev}" in
    '--delimiter')
        return
        ;;
    '--text-encoding')
        __chartvoice_add_completions -W 'utf-8'$'\n''utf-16'$'\n''windows-1252'$'\n''windows-1250'$'\n''windows-1251'
        return
        ;;
    '--decimal')
        __chartvoice_add_completions -W 'point'$'\n''comma'
        return
        ;;
    '--date-order')
        __chartvoice_add_completions -W 'day-first'$'\n''month-first'$'\n''year-first'
        return
        ;;
    '--missing')
        return
        ;;
    '--header-line')
        return
        ;;
    '--identifiers')
        return
        ;;
    '--measures')
        return
        ;;
    '--sheet')
        return
        ;;
    '--allow-data')
        __chartvoice_add_completions -d
        return
        ;;
    '--mark')
        __chartvoice_add_completions -W 'bar'$'\n''line'$'\n''point'$'\n''area'$'\n''sector'
        return
        ;;
    '--x')
        return
        ;;
    '--x-end')
        return
        ;;
    '--y')
        return
        ;;
    '--y-end')
        return
        ;;
    '--series')
        return
        ;;
    '--bucket')
        return
        ;;
    '--aggregate')
        __chartvoice_add_completions -W 'count'$'\n''sum'$'\n''mean'$'\n''median'$'\n''min'$'\n''max'$'\n''first'$'\n''last'
        return
        ;;
    '--stack')
        __chartvoice_add_completions -W 'zero'$'\n''normalize'$'\n''center'$'\n''none'
        return
        ;;
    '--from')
        return
        ;;
    '--to')
        return
        ;;
    '--window')
        return
        ;;
    '--at')
        return
        ;;
    '--groups')
        return
        ;;
    '--time-zone')
        return
        ;;
    '--first-weekday')
        __chartvoice_add_completions -W 'sunday'$'\n''monday'$'\n''tuesday'$'\n''wednesday'$'\n''thursday'$'\n''friday'$'\n''saturday'
        return
        ;;
    '--title')
        return
        ;;
    '--x-title')
        return
        ;;
    '--x-unit')
        return
        ;;
    '--y-title')
        return
        ;;
    '--y-unit')
        return
        ;;
    '--y-domain')
        return
        ;;
    '--most-marks')
        return
        ;;
    '--voice')
        __chartvoice_add_completions -o plusdirs -fX '!*.@(toml)'
        return
        ;;
    '--verbosity')
        __chartvoice_add_completions -W 'brief'$'\n''standard'$'\n''full'
        return
        ;;
    '--profile')
        __chartvoice_add_completions -o plusdirs -fX '!*.@(toml)'
        return
        ;;
    '--format')
        __chartvoice_add_completions -W 'text'$'\n''json'
        return
        ;;
    esac

    # Offer positional completions
    case "${positional_number}" in
    1)
        __chartvoice_add_completions -f
        return
        ;;
    esac
}

_chartvoice_explore() {
    repeating_flags=()
    non_repeating_flags=(--no-header --keep-totals --strict --quiet --value-first --no-value-first --mask --typed --braille --speak --tones --no-tones --words --no-words --version -h --help)
    repeating_options=(--allow-data)
    non_repeating_options=(--delimiter --text-encoding --decimal --date-order --missing --header-line --identifiers --measures --sheet --mark --x --x-end --y --y-end --series --bucket --aggregate --stack --from --to --window --at --groups --time-zone --first-weekday --title --x-title --x-unit --y-title --y-unit --y-domain --most-marks --voice --verbosity --profile --script --log --player)
    __chartvoice_offer_flags_options 1

    # Offer option value completions
    case "${prev}" in
    '--delimiter')
        return
        ;;
    '--text-encoding')
        __chartvoice_add_completions -W 'utf-8'$'\n''utf-16'$'\n''windows-1252'$'\n''windows-1250'$'\n''windows-1251'
        return
        ;;
    '--decimal')
        __chartvoice_add_completions -W 'point'$'\n''comma'
        return
        ;;
    '--date-order')
        __chartvoice_add_completions -W 'day-first'$'\n''month-first'$'\n''year-first'
        return
        ;;
    '--missing')
        return
        ;;
    '--header-line')
        return
        ;;
    '--identifiers')
        return
        ;;
    '--measures')
        return
        ;;
    '--sheet')
        return
        ;;
    '--allow-data')
        __chartvoice_add_completions -d
        return
        ;;
    '--mark')
        __chartvoice_add_completions -W 'bar'$'\n''line'$'\n''point'$'\n''area'$'\n''sector'
        return
        ;;
    '--x')
        return
        ;;
    '--x-end')
        return
        ;;
    '--y')
        return
        ;;
    '--y-end')
        return
        ;;
    '--series')
        return
        ;;
    '--bucket')
        return
        ;;
    '--aggregate')
        __chartvoice_add_completions -W 'count'$'\n''sum'$'\n''mean'$'\n''median'$'\n''min'$'\n''max'$'\n''first'$'\n''last'
        return
        ;;
    '--stack')
        __chartvoice_add_completions -W 'zero'$'\n''normalize'$'\n''center'$'\n''none'
        return
        ;;
    '--from')
        return
        ;;
    '--to')
        return
        ;;
    '--window')
        return
        ;;
    '--at')
        return
        ;;
    '--groups')
        return
        ;;
    '--time-zone')
        return
        ;;
    '--first-weekday')
        __chartvoice_add_completions -W 'sunday'$'\n''monday'$'\n''tuesday'$'\n''wednesday'$'\n''thursday'$'\n''friday'$'\n''saturday'
        return
        ;;
    '--title')
        return
        ;;
    '--x-title')
        return
        ;;
    '--x-unit')
        return
        ;;
    '--y-title')
        return
        ;;
    '--y-unit')
        return
        ;;
    '--y-domain')
        return
        ;;
    '--most-marks')
        return
        ;;
    '--voice')
        __chartvoice_add_completions -o plusdirs -fX '!*.@(toml)'
        return
        ;;
    '--verbosity')
        __chartvoice_add_completions -W 'brief'$'\n''standard'$'\n''full'
        return
        ;;
    '--profile')
        __chartvoice_add_completions -o plusdirs -fX '!*.@(toml)'
        return
        ;;
    '--script')
        __chartvoice_add_completions -f
        return
        ;;
    '--log')
        __chartvoice_add_completions -f
        return
        ;;
    '--player')
        return
        ;;
    esac

    # Offer positional completions
    case "${positional_number}" in
    1)
        __chartvoice_add_completions -f
        return
        ;;
    esac
}

_chartvoice_compare() {
    repeating_flags=()
    non_repeating_flags=(--no-header --keep-totals --strict --quiet --value-first --no-value-first --mask --version -h --help)
    repeating_options=(--allow-data)
    non_repeating_options=(--delimiter --text-encoding --decimal --date-order --missing --header-line --identifiers --measures --sheet --mark --x --x-end --y --y-end --series --bucket --aggregate --stack --from --to --window --at --groups --time-zone --first-weekday --title --x-title --x-unit --y-title --y-unit --y-domain --most-marks --voice --verbosity --profile --versus-from --versus-to --detail --format)
    __chartvoice_offer_flags_options 2

    # Offer option value completions
    case "${prev}" in
    '--delimiter')
        return
        ;;
    '--text-encoding')
        __chartvoice_add_completions -W 'utf-8'$'\n''utf-16'$'\n''windows-1252'$'\n''windows-1250'$'\n''windows-1251'
        return
        ;;
    '--decimal')
        __chartvoice_add_completions -W 'point'$'\n''comma'
        return
        ;;
    '--date-order')
        __chartvoice_add_completions -W 'day-first'$'\n''month-first'$'\n''year-first'
        return
        ;;
    '--missing')
        return
        ;;
    '--header-line')
        return
        ;;
    '--identifiers')
        return
        ;;
    '--measures')
        return
        ;;
    '--sheet')
        return
        ;;
    '--allow-data')
        __chartvoice_add_completions -d
        return
        ;;
    '--mark')
        __chartvoice_add_completions -W 'bar'$'\n''line'$'\n''point'$'\n''area'$'\n''sector'
        return
        ;;
    '--x')
        return
        ;;
    '--x-end')
        return
        ;;
    '--y')
        return
        ;;
    '--y-end')
        return
        ;;
    '--series')
        return
        ;;
    '--bucket')
        return
        ;;
    '--aggregate')
        __chartvoice_add_completions -W 'count'$'\n''sum'$'\n''mean'$'\n''median'$'\n''min'$'\n''max'$'\n''first'$'\n''last'
        return
        ;;
    '--stack')
        __chartvoice_add_completions -W 'zero'$'\n''normalize'$'\n''center'$'\n''none'
        return
        ;;
    '--from')
        return
        ;;
    '--to')
        return
        ;;
    '--window')
        return
        ;;
    '--at')
        return
        ;;
    '--groups')
        return
        ;;
    '--time-zone')
        return
        ;;
    '--first-weekday')
        __chartvoice_add_completions -W 'sunday'$'\n''monday'$'\n''tuesday'$'\n''wednesday'$'\n''thursday'$'\n''friday'$'\n''saturday'
        return
        ;;
    '--title')
        return
        ;;
    '--x-title')
        return
        ;;
    '--x-unit')
        return
        ;;
    '--y-title')
        return
        ;;
    '--y-unit')
        return
        ;;
    '--y-domain')
        return
        ;;
    '--most-marks')
        return
        ;;
    '--voice')
        __chartvoice_add_completions -o plusdirs -fX '!*.@(toml)'
        return
        ;;
    '--verbosity')
        __chartvoice_add_completions -W 'brief'$'\n''standard'$'\n''full'
        return
        ;;
    '--profile')
        __chartvoice_add_completions -o plusdirs -fX '!*.@(toml)'
        return
        ;;
    '--versus-from')
        return
        ;;
    '--versus-to')
        return
        ;;
    '--detail')
        __chartvoice_add_completions -W 'label'$'\n''summary'$'\n''marks'
        return
        ;;
    '--format')
        __chartvoice_add_completions -W 'text'$'\n''json'
        return
        ;;
    esac

    # Offer positional completions
    case "${positional_number}" in
    1)
        __chartvoice_add_completions -f
        return
        ;;
    2)
        __chartvoice_add_completions -f
        return
        ;;
    esac
}

_chartvoice_braille() {
    repeating_flags=()
    non_repeating_flags=(--no-header --keep-totals --strict --quiet --value-first --no-value-first --mask --contracted --version -h --help)
    repeating_options=(--allow-data)
    non_repeating_options=(--delimiter --text-encoding --decimal --date-order --missing --header-line --identifiers --measures --sheet --mark --x --x-end --y --y-end --series --bucket --aggregate --stack --from --to --window --at --groups --time-zone --first-weekday --title --x-title --x-unit --y-title --y-unit --y-domain --most-marks --voice --verbosity --profile --cells --format --brf)
    __chartvoice_offer_flags_options 1

    # Offer option value completions
    case "${prev}" in
    '--delimiter')
        return
        ;;
    '--text-encoding')
        __chartvoice_add_completions -W 'utf-8'$'\n''utf-16'$'\n''windows-1252'$'\n''windows-1250'$'\n''windows-1251'
        return
        ;;
    '--decimal')
        __chartvoice_add_completions -W 'point'$'\n''comma'
        return
        ;;
    '--date-order')
        __chartvoice_add_completions -W 'day-first'$'\n''month-first'$'\n''year-first'
        return
        ;;
    '--missing')
        return
        ;;
    '--header-line')
        return
        ;;
    '--identifiers')
        return
        ;;
    '--measures')
        return
        ;;
    '--sheet')
        return
        ;;
    '--allow-data')
        __chartvoice_add_completions -d
        return
        ;;
    '--mark')
        __chartvoice_add_completions -W 'bar'$'\n''line'$'\n''point'$'\n''area'$'\n''sector'
        return
        ;;
    '--x')
        return
        ;;
    '--x-end')
        return
        ;;
    '--y')
        return
        ;;
    '--y-end')
        return
        ;;
    '--series')
        return
        ;;
    '--bucket')
        return
        ;;
    '--aggregate')
        __chartvoice_add_completions -W 'count'$'\n''sum'$'\n''mean'$'\n''median'$'\n''min'$'\n''max'$'\n''first'$'\n''last'
        return
        ;;
    '--stack')
        __chartvoice_add_completions -W 'zero'$'\n''normalize'$'\n''center'$'\n''none'
        return
        ;;
    '--from')
        return
        ;;
    '--to')
        return
        ;;
    '--window')
        return
        ;;
    '--at')
        return
        ;;
    '--groups')
        return
        ;;
    '--time-zone')
        return
        ;;
    '--first-weekday')
        __chartvoice_add_completions -W 'sunday'$'\n''monday'$'\n''tuesday'$'\n''wednesday'$'\n''thursday'$'\n''friday'$'\n''saturday'
        return
        ;;
    '--title')
        return
        ;;
    '--x-title')
        return
        ;;
    '--x-unit')
        return
        ;;
    '--y-title')
        return
        ;;
    '--y-unit')
        return
        ;;
    '--y-domain')
        return
        ;;
    '--most-marks')
        return
        ;;
    '--voice')
        __chartvoice_add_completions -o plusdirs -fX '!*.@(toml)'
        return
        ;;
    '--verbosity')
        __chartvoice_add_completions -W 'brief'$'\n''standard'$'\n''full'
        return
        ;;
    '--profile')
        __chartvoice_add_completions -o plusdirs -fX '!*.@(toml)'
        return
        ;;
    '--cells')
        return
        ;;
    '--format')
        __chartvoice_add_completions -W 'text'$'\n''json'
        return
        ;;
    '--brf')
        __chartvoice_add_completions -o plusdirs -fX '!*.@(brf)'
        return
        ;;
    esac

    # Offer positional completions
    case "${positional_number}" in
    1)
        __chartvoice_add_completions -f
        return
        ;;
    esac
}

_chartvoice_follow() {
    repeating_flags=()
    non_repeating_flags=(--to-end --tone --value-first --no-value-first --mask --quiet --version -h --help)
    repeating_options=(--rule)
    non_repeating_options=(--file --every --at-most --lateness --ahead --silence --player --mark --x --x-end --y --y-end --series --bucket --aggregate --stack --from --to --window --at --groups --time-zone --first-weekday --title --x-title --x-unit --y-title --y-unit --y-domain --most-marks --voice --verbosity --profile --delimiter --state --format)
    __chartvoice_offer_flags_options 1

    # Offer option value completions
    case "${prev}" in
    '--file')
        __chartvoice_add_completions -f
        return
        ;;
    '--every')
        return
        ;;
    '--at-most')
        return
        ;;
    '--lateness')
        return
        ;;
    '--ahead')
        return
        ;;
    '--silence')
        return
        ;;
    '--rule')
        return
        ;;
    '--player')
        return
        ;;
    '--mark')
        __chartvoice_add_completions -W 'bar'$'\n''line'$'\n''point'$'\n''area'$'\n''sector'
        return
        ;;
    '--x')
        return
        ;;
    '--x-end')
        return
        ;;
    '--y')
        return
        ;;
    '--y-end')
        return
        ;;
    '--series')
        return
        ;;
    '--bucket')
        return
        ;;
    '--aggregate')
        __chartvoice_add_completions -W 'count'$'\n''sum'$'\n''mean'$'\n''median'$'\n''min'$'\n''max'$'\n''first'$'\n''last'
        return
        ;;
    '--stack')
        __chartvoice_add_completions -W 'zero'$'\n''normalize'$'\n''center'$'\n''none'
        return
        ;;
    '--from')
        return
        ;;
    '--to')
        return
        ;;
    '--window')
        return
        ;;
    '--at')
        return
        ;;
    '--groups')
        return
        ;;
    '--time-zone')
        return
        ;;
    '--first-weekday')
        __chartvoice_add_completions -W 'sunday'$'\n''monday'$'\n''tuesday'$'\n''wednesday'$'\n''thursday'$'\n''friday'$'\n''saturday'
        return
        ;;
    '--title')
        return
        ;;
    '--x-title')
        return
        ;;
    '--x-unit')
        return
        ;;
    '--y-title')
        return
        ;;
    '--y-unit')
        return
        ;;
    '--y-domain')
        return
        ;;
    '--most-marks')
        return
        ;;
    '--voice')
        __chartvoice_add_completions -o plusdirs -fX '!*.@(toml)'
        return
        ;;
    '--verbosity')
        __chartvoice_add_completions -W 'brief'$'\n''standard'$'\n''full'
        return
        ;;
    '--profile')
        __chartvoice_add_completions -o plusdirs -fX '!*.@(toml)'
        return
        ;;
    '--delimiter')
        return
        ;;
    '--state')
        __chartvoice_add_completions -f
        return
        ;;
    '--format')
        __chartvoice_add_completions -W 'text'$'\n''json'
        return
        ;;
    esac
}

_chartvoice_events() {
    repeating_flags=()
    non_repeating_flags=(--version -h --help)
    repeating_options=()
    non_repeating_options=()
    __chartvoice_offer_flags_options 0

    # Offer subcommand / subcommand argument completions
    local -r subcommand="${unparsed_words[0]}"
    unset 'unparsed_words[0]'
    unparsed_words=("${unparsed_words[@]}")
    case "${subcommand}" in
    combine|move)
        # Offer subcommand argument completions
        "_chartvoice_events_${subcommand}"
        ;;
    *)
        # Offer subcommand completions
        COMPREPLY+=($(compgen -W 'combine move' -- "${cur}"))
        ;;
    esac
}

_chartvoice_events_combine() {
    repeating_flags=()
    non_repeating_flags=(--value-first --no-value-first --mask --instant --version -h --help)
    repeating_options=()
    non_repeating_options=(--duration --voice --verbosity --profile --how --speed --format)
    __chartvoice_offer_flags_options 2

    # Offer option value completions
    case "${prev}" in
    '--duration')
        return
        ;;
    '--voice')
        __chartvoice_add_completions -o plusdirs -fX '!*.@(toml)'
        return
        ;;
    '--verbosity')
        __chartvoice_add_completions -W 'brief'$'\n''standard'$'\n''full'
        return
        ;;
    '--profile')
        __chartvoice_add_completions -o plusdirs -fX '!*.@(toml)'
        return
        ;;
    '--how')
        __chartvoice_add_completions -W 'merge'$'\n''zip'$'\n''latest'
        return
        ;;
    '--speed')
        return
        ;;
    '--format')
        __chartvoice_add_completions -W 'text'$'\n''json'$'\n''csv'
        return
        ;;
    esac

    # Offer positional completions
    case "${positional_number}" in
    1)
        __chartvoice_add_completions -f
        return
        ;;
    2)
        __chartvoice_add_completions -f
        return
        ;;
    esac
}

_chartvoice_events_move() {
    repeating_flags=()
    non_repeating_flags=(--value-first --no-value-first --mask --version -h --help)
    repeating_options=()
    non_repeating_options=(--by --seconds-per-unit --how --duration --voice --verbosity --profile --format)
    __chartvoice_offer_flags_options 3

    # Offer option value completions
    case "${prev}" in
    '--by')
        return
        ;;
    '--seconds-per-unit')
        return
        ;;
    '--how')
        __chartvoice_add_completions -W 'merge'$'\n''zip'$'\n''latest'
        return
        ;;
    '--duration')
        return
        ;;
    '--voice')
        __chartvoice_add_completions -o plusdirs -fX '!*.@(toml)'
        return
        ;;
    '--verbosity')
        __chartvoice_add_completions -W 'brief'$'\n''standard'$'\n''full'
        return
        ;;
    '--profile')
        __chartvoice_add_completions -o plusdirs -fX '!*.@(toml)'
        return
        ;;
    '--format')
        __chartvoice_add_completions -W 'text'$'\n''json'$'\n''csv'
        return
        ;;
    esac

    # Offer positional completions
    case "${positional_number}" in
    2)
        __chartvoice_add_completions -f
        return
        ;;
    3)
        __chartvoice_add_completions -f
        return
        ;;
    esac
}

_chartvoice_sonify() {
    repeating_flags=()
    non_repeating_flags=(--no-header --keep-totals --strict --quiet --value-first --no-value-first --mask --intro --version -h --help)
    repeating_options=(--allow-data)
    non_repeating_options=(--delimiter --text-encoding --decimal --date-order --missing --header-line --identifiers --measures --sheet --mark --x --x-end --y --y-end --series --bucket --aggregate --stack --from --to --window --at --groups --time-zone --first-weekday --title --x-title --x-unit --y-title --y-unit --y-domain --most-marks --voice --verbosity --profile --format --encoding --channels --sample-rate --instrument --pitch --pitch-scale --polarity --mapping --arrangement --stack-tones --hear --pan --length-by --context --duration --tempo --speech-voice --speech-rate -o --output --captions --srt --audacity --score --midi --picture --transcript)
    __chartvoice_offer_flags_options 1

    # Offer option value completions
    case "${prev}" in
    '--delimiter')
        return
        ;;
    '--text-encoding')
        __chartvoice_add_completions -W 'utf-8'$'\n''utf-16'$'\n''windows-1252'$'\n''windows-1250'$'\n''windows-1251'
        return
        ;;
    '--decimal')
        __chartvoice_add_completions -W 'point'$'\n''comma'
        return
        ;;
    '--date-order')
        __chartvoice_add_completions -W 'day-first'$'\n''month-first'$'\n''year-first'
        return
        ;;
    '--missing')
        return
        ;;
    '--header-line')
        return
        ;;
    '--identifiers')
        return
        ;;
    '--measures')
        return
        ;;
    '--sheet')
        return
        ;;
    '--allow-data')
        __chartvoice_add_completions -d
        return
        ;;
    '--mark')
        __chartvoice_add_completions -W 'bar'$'\n''line'$'\n''point'$'\n''area'$'\n''sector'
        return
        ;;
    '--x')
        return
        ;;
    '--x-end')
        return
        ;;
    '--y')
        return
        ;;
    '--y-end')
        return
        ;;
    '--series')
        return
        ;;
    '--bucket')
        return
        ;;
    '--aggregate')
        __chartvoice_add_completions -W 'count'$'\n''sum'$'\n''mean'$'\n''median'$'\n''min'$'\n''max'$'\n''first'$'\n''last'
        return
        ;;
    '--stack')
        __chartvoice_add_completions -W 'zero'$'\n''normalize'$'\n''center'$'\n''none'
        return
        ;;
    '--from')
        return
        ;;
    '--to')
        return
        ;;
    '--window')
        return
        ;;
    '--at')
        return
        ;;
    '--groups')
        return
        ;;
    '--time-zone')
        return
        ;;
    '--first-weekday')
        __chartvoice_add_completions -W 'sunday'$'\n''monday'$'\n''tuesday'$'\n''wednesday'$'\n''thursday'$'\n''friday'$'\n''saturday'
        return
        ;;
    '--title')
        return
        ;;
    '--x-title')
        return
        ;;
    '--x-unit')
        return
        ;;
    '--y-title')
        return
        ;;
    '--y-unit')
        return
        ;;
    '--y-domain')
        return
        ;;
    '--most-marks')
        return
        ;;
    '--voice')
        __chartvoice_add_completions -o plusdirs -fX '!*.@(toml)'
        return
        ;;
    '--verbosity')
        __chartvoice_add_completions -W 'brief'$'\n''standard'$'\n''full'
        return
        ;;
    '--profile')
        __chartvoice_add_completions -o plusdirs -fX '!*.@(toml)'
        return
        ;;
    '--format')
        __chartvoice_add_completions -W 'wav'$'\n''flac'$'\n''ogg'$'\n''opus'
        return
        ;;
    '--encoding')
        __chartvoice_add_completions -W 'pcm-16'$'\n''pcm-24'$'\n''float'
        return
        ;;
    '--channels')
        __chartvoice_add_completions -W 'mono'$'\n''stereo'
        return
        ;;
    '--sample-rate')
        return
        ;;
    '--instrument')
        return
        ;;
    '--pitch')
        return
        ;;
    '--pitch-scale')
        __chartvoice_add_completions -W 'continuous'$'\n''semitones'$'\n''major'$'\n''pentatonic'
        return
        ;;
    '--polarity')
        __chartvoice_add_completions -W 'up'$'\n''down'
        return
        ;;
    '--mapping')
        __chartvoice_add_completions -W 'linear'$'\n''log'$'\n''symlog'$'\n''rank'
        return
        ;;
    '--arrangement')
        __chartvoice_add_completions -W 'in-turn'$'\n''together'$'\n''compared'
        return
        ;;
    '--stack-tones')
        __chartvoice_add_completions -W 'total'$'\n''parts'
        return
        ;;
    '--hear')
        return
        ;;
    '--pan')
        __chartvoice_add_completions -W 'x'$'\n''series'$'\n''none'
        return
        ;;
    '--length-by')
        return
        ;;
    '--context')
        return
        ;;
    '--duration')
        return
        ;;
    '--tempo')
        return
        ;;
    '--speech-voice')
        return
        ;;
    '--speech-rate')
        return
        ;;
    '-o'|'--output')
        __chartvoice_add_completions -o plusdirs -fX '!*.@(wav|flac|ogg|opus)'
        return
        ;;
    '--captions')
        return
        ;;
    '--srt')
        __chartvoice_add_completions -o plusdirs -fX '!*.@(srt)'
        return
        ;;
    '--audacity')
        __chartvoice_add_completions -o plusdirs -fX '!*.@(txt)'
        return
        ;;
    '--score')
        return
        ;;
    '--midi')
        __chartvoice_add_completions -o plusdirs -fX '!*.@(mid|midi)'
        return
        ;;
    '--picture')
        __chartvoice_add_completions -o plusdirs -fX '!*.@(svg)'
        return
        ;;
    '--transcript')
        return
        ;;
    esac

    # Offer positional completions
    case "${positional_number}" in
    1)
        __chartvoice_add_completions -f
        return
        ;;
    esac
}

_chartvoice_verify() {
    repeating_flags=()
    non_repeating_flags=(--listen --version -h --help)
    repeating_options=()
    non_repeating_options=(--score --instrument)
    __chartvoice_offer_flags_options 1

    # Offer option value completions
    case "${prev}" in
    '--score')
        __chartvoice_add_completions -o plusdirs -fX '!*.@(json)'
        return
        ;;
    '--instrument')
        return
        ;;
    esac

    # Offer positional completions
    case "${positional_number}" in
    1)
        __chartvoice_add_completions -f
        return
        ;;
    esac
}

_chartvoice_lint() {
    repeating_flags=()
    non_repeating_flags=(--write-baseline --prune-baseline --fix --unsafe --version -h --help)
    repeating_options=(--rule --off)
    non_repeating_options=(--input-kind --format --fail-on --max-warnings --chart --config --baseline --changed-since)
    __chartvoice_offer_flags_options -1

    # Offer option value completions
    case "${prev}" in
    '--input-kind')
        __chartvoice_add_completions -W 'labels'$'\n''text'$'\n''vega-lite'$'\n''swift'$'\n''strings'$'\n''xcstrings'$'\n''html'$'\n''svg'
        return
        ;;
    '--format')
        __chartvoice_add_completions -W 'text'$'\n''json'$'\n''sarif'$'\n''github'$'\n''junit'$'\n''checkstyle'
        return
        ;;
    '--fail-on')
        __chartvoice_add_completions -W 'error'$'\n''warning'$'\n''info'$'\n''never'
        return
        ;;
    '--max-warnings')
        return
        ;;
    '--chart')
        __chartvoice_add_completions -o plusdirs -fX '!*.@(json)'
        return
        ;;
    '--rule')
        return
        ;;
    '--off')
        return
        ;;
    '--config')
        __chartvoice_add_completions -o plusdirs -fX '!*.@(toml)'
        return
        ;;
    '--baseline')
        __chartvoice_add_completions -o plusdirs -fX '!*.@(json)'
        return
        ;;
    '--changed-since')
        return
        ;;
    esac

    # Offer positional completions
    case "${positional_number}" in
    *)
        __chartvoice_add_completions -f
        return
        ;;
    esac
}

_chartvoice_rules() {
    repeating_flags=()
    non_repeating_flags=(--version -h --help)
    repeating_options=()
    non_repeating_options=()
    __chartvoice_offer_flags_options 1
}

_chartvoice_voices() {
    repeating_flags=()
    non_repeating_flags=(--version -h --help)
    repeating_options=()
    non_repeating_options=(--show --listen -o --output)
    __chartvoice_offer_flags_options 0

    # Offer option value completions
    case "${prev}" in
    '--show')
        return
        ;;
    '--listen')
        return
        ;;
    '-o'|'--output')
        __chartvoice_add_completions -o plusdirs -fX '!*.@(wav)'
        return
        ;;
    esac
}

_chartvoice_profile() {
    repeating_flags=()
    non_repeating_flags=(--value-first --no-value-first --mask --version -h --help)
    repeating_options=()
    non_repeating_options=(--voice --verbosity --profile)
    __chartvoice_offer_flags_options 0

    # Offer option value completions
    case "${prev}" in
    '--voice')
        __chartvoice_add_completions -o plusdirs -fX '!*.@(toml)'
        return
        ;;
    '--verbosity')
        __chartvoice_add_completions -W 'brief'$'\n''standard'$'\n''full'
        return
        ;;
    '--profile')
        __chartvoice_add_completions -o plusdirs -fX '!*.@(toml)'
        return
        ;;
    esac
}

_chartvoice_help() {
    repeating_flags=()
    non_repeating_flags=(--version)
    repeating_options=()
    non_repeating_options=()
    __chartvoice_offer_flags_options -1
}

complete -o filenames -F _chartvoice chartvoice
