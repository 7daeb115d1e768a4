function __chartvoice_should_offer_completions_for_flags_or_options -a expected_commands
    set -l non_repeating_flags_or_options $argv[2..]
    set -l non_repeating_flags_or_options_absent 0
    set -l positional_index 0
    set -l commands
    __chartvoice_parse_tokens
    test "$commands" = "$expected_commands"; and return $non_repeating_flags_or_options_absent
end

function __chartvoice_should_offer_completions_for_positional -a expected_commands positional_index_comparison expected_positional_index
    set -l non_repeating_flags_or_options
    set -l non_repeating_flags_or_options_absent 0
    set -l positional_index 0
    set -l commands
    __chartvoice_parse_tokens
    test "$commands" = "$expected_commands" -a \( "$positional_index" "$positional_index_comparison" "$expected_positional_index" \)
end

function __chartvoice_parse_tokens -S
    set -l unparsed_tokens (__chartvoice_tokens -pc)
    switch $unparsed_tokens[1]
    case 'chartvoice'
        __chartvoice_parse_subcommand 0 'version' 'h/help'
        switch $unparsed_tokens[1]
        case 'describe'
            __chartvoice_parse_subcommand 1 'delimiter=' 'strict' 'allow-data=+' 'quiet' 'mark=' 'x=' 'x-end=' 'y=' 'y-end=' 'series=' 'bucket=' 'aggregate=' 'stack=' 'from=' 'to=' 'window=' 'at=' 'groups=' 'time-zone=' 'first-weekday=' 'title=' 'x-title=' 'x-unit=' 'y-title=' 'y-unit=' 'y-domain=' 'voice=' 'verbosity=' 'value-first' 'no-value-first' 'profile=' 'mask' 'format=' 'detail=' 'explain' 'version' 'h/help'
        case 'labels'
            __chartvoice_parse_subcommand 1 'delimiter=' 'strict' 'allow-data=+' 'quiet' 'mark=' 'x=' 'x-end=' 'y=' 'y-end=' 'series=' 'bucket=' 'aggregate=' 'stack=' 'from=' 'to=' 'window=' 'at=' 'groups=' 'time-zone=' 'first-weekday=' 'title=' 'x-title=' 'x-unit=' 'y-title=' 'y-unit=' 'y-domain=' 'voice=' 'verbosity=' 'value-first' 'no-value-first' 'profile=' 'mask' 'format=' 'version' 'h/help'
        case 'groups'
            __chartvoice_parse_subcommand 1 'delimiter=' 'strict' 'allow-data=+' 'quiet' 'mark=' 'x=' 'x-end=' 'y=' 'y-end=' 'series=' 'bucket=' 'aggregate=' 'stack=' 'from=' 'to=' 'window=' 'at=' 'groups=' 'time-zone=' 'first-weekday=' 'title=' 'x-title=' 'x-unit=' 'y-title=' 'y-unit=' 'y-domain=' 'voice=' 'verbosity=' 'value-first' 'no-value-first' 'profile=' 'mask' 'format=' 'version' 'h/help'
        case 'table'
            __chartvoice_parse_subcommand 1 'delimiter=' 'strict' 'allow-data=+' 'quiet' 'mark=' 'x=' 'x-end=' 'y=' 'y-end=' 'series=' 'bucket=' 'aggregate=' 'stack=' 'from=' 'to=' 'window=' 'at=' 'groups=' 'time-zone=' 'first-weekday=' 'title=' 'x-title=' 'x-unit=' 'y-title=' 'y-unit=' 'y-domain=' 'voice=' 'verbosity=' 'value-first' 'no-value-first' 'profile=' 'mask' 'format=' 'version' 'h/help'
        case 'select'
            __chartvoice_parse_subcommand 1 'delimiter=' 'strict' 'allow-data=+' 'quiet' 'mark=' 'x=' 'x-end=' 'y=' 'y-end=' 'series=' 'bucket=' 'aggregate=' 'stack=' 'from=' 'to=' 'window=' 'at=' 'groups=' 'time-zone=' 'first-weekday=' 'title=' 'x-title=' 'x-unit=' 'y-title=' 'y-unit=' 'y-domain=' 'voice=' 'verbosity=' 'value-first' 'no-value-first' 'profile=' 'mask' 'format=' 'version' 'h/help'
        case 'compare'
            __chartvoice_parse_subcommand 2 'delimiter=' 'strict' 'allow-data=+' 'quiet' 'mark=' 'x=' 'x-end=' 'y=' 'y-end=' 'series=' 'bucket=' 'aggregate=' 'stack=' 'from=' 'to=' 'window=' 'at=' 'groups=' 'time-zone=' 'first-weekday=' 'title=' 'x-title=' 'x-unit=' 'y-title=' 'y-unit=' 'y-domain=' 'voice=' 'verbosity=' 'value-first' 'no-value-first' 'profile=' 'mask' 'versus-from=' 'versus-to=' 'detail=' 'format=' 'version' 'h/help'
        case 'braille'
            __chartvoice_parse_subcommand 1 'delimiter=' 'strict' 'allow-data=+' 'quiet' 'mark=' 'x=' 'x-end=' 'y=' 'y-end=' 'series=' 'bucket=' 'aggregate=' 'stack=' 'from=' 'to=' 'window=' 'at=' 'groups=' 'time-zone=' 'first-weekday=' 'title=' 'x-title=' 'x-unit=' 'y-title=' 'y-unit=' 'y-domain=' 'voice=' 'verbosity=' 'value-first' 'no-value-first' 'profile=' 'mask' 'cells=' 'format=' 'brf=' 'contracted' 'version' 'h/help'
        case 'sonify'
            __chartvoice_parse_subcommand 1 'delimiter=' 'strict' 'allow-data=+' 'quiet' 'mark=' 'x=' 'x-end=' 'y=' 'y-end=' 'series=' 'bucket=' 'aggregate=' 'stack=' 'from=' 'to=' 'window=' 'at=' 'groups=' 'time-zone=' 'first-weekday=' 'title=' 'x-title=' 'x-unit=' 'y-title=' 'y-unit=' 'y-domain=' 'voice=' 'verbosity=' 'value-first' 'no-value-first' 'profile=' 'mask' 'o/output=' 'captions=' 'score=' 'transcript=' 'version' 'h/help'
        case 'voices'
            __chartvoice_parse_subcommand 0 'show=' 'version' 'h/help'
        case 'profile'
            __chartvoice_parse_subcommand 0 'voice=' 'verbosity=' 'value-first' 'no-value-first' 'profile=' 'mask' 'version' 'h/help'
        case 'help'
            __chartvoice_parse_subcommand -r 1 'version'
        end
    end
end

function __chartvoice_tokens
    if test (string split -m 1 -f 1 -- . "$FISH_VERSION") -gt 3
        commandline --tokens-raw $argv
    else
        commandline -o $argv
    end
end

function __chartvoice_parse_subcommand -S -a positional_count
    argparse -s r -- $argv
    set -l option_specs $argv[2..]
    set -l is_repeating_positional $_flag_r
    set -el _flag_r
    set -a commands $unparsed_tokens[1]
    set positional_index 0
    while true
        set -e unparsed_tokens[1]
        argparse -sn "$commands" $option_specs -- $unparsed_tokens 2> /dev/null
        set unparsed_tokens $argv
        set positional_index (math $positional_index + 1)
        for non_repeating_flag_or_option in $non_repeating_flags_or_options
            if set -ql "_flag_$(string replace -a - _ -- $non_repeating_flag_or_option)"
                set non_repeating_flags_or_options_absent 1
                break
            end
        end
        test (count $unparsed_tokens) -eq 0 -o \( -z "$is_repeating_positional" -a "$positional_index" -gt "$positional_count" \) && break
    end
end

function __chartvoice_complete_directories
    set -l token (commandline -t)
    string match -- '*/' $token
    set -l subdirs $token*/
    printf %s\n $subdirs
end

function __chartvoice_custom_completion
    set -x SAP_SHELL fish
    set -x SAP_SHELL_VERSION $FISH_VERSION
    set -l tokens (__chartvoice_tokens -p)
    if test -z "$(__chartvoice_tokens -t)"
        set -l index (count (__chartvoice_tokens -pc))
        set tokens $tokens[..$index] \'\' $tokens[(math $index + 1)..]
    end
    command $tokens[1] $argv $tokens
end

complete -c 'chartvoice' -f
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice" version' -l 'version' -d 'Show the version.'
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_positional "chartvoice" -eq 1' -fa 'describe' -d 'Say what the chart is and what its data does: title, message, overview, summary, groups.'
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_positional "chartvoice" -eq 1' -fa 'labels' -d 'Say what a screen reader should say on each mark, a line a mark.'
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_positional "chartvoice" -eq 1' -fa 'groups' -d 'Say the focus groups along X; as JSON, the whole tree that a keyboard walks.'
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_positional "chartvoice" -eq 1' -fa 'table' -d 'Give the numbers behind the chart, a row a mark.'
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_positional "chartvoice" -eq 1' -fa 'select' -d 'Say one place or a range of X, and how it stands beside the whole.'
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_positional "chartvoice" -eq 1' -fa 'compare' -d 'Say what changed from one chart to another, or between two parts of one.'
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_positional "chartvoice" -eq 1' -fa 'braille' -d 'Give the chart as lines of braille cells: its shape, what each cell means, and the labels.'
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_positional "chartvoice" -eq 1' -fa 'sonify' -d 'Write the audio graph: tones in a WAV file, value to pitch, and WebVTT captions beside it.'
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_positional "chartvoice" -eq 1' -fa 'voices' -d 'List the voices, or print one to start one\'s own from.'
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_positional "chartvoice" -eq 1' -fa 'profile' -d 'Print the settings in force, every token explained, as a file to change and keep.'
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_positional "chartvoice" -eq 1' -fa 'help' -d 'Show subcommand help information.'
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_positional "chartvoice describe" -eq 1' -F
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice describe" delimiter' -l 'delimiter' -d 'What stands between the fields of a CSV file: one character, or the word tab.' -rfka ''
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice describe" strict' -l 'strict' -d 'Stop at the first row with a value that does not fit its column.'
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice describe"' -l 'allow-data' -d 'A folder besides its own from which a Vega-Lite chart may read data; can be given several times.' -rfa '(__chartvoice_complete_directories)'
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice describe" quiet' -l 'quiet' -d 'Print results alone: no notes about rows set aside or the chart, no hint what to do next.'
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice describe" mark' -l 'mark' -d 'The kind of mark.' -rfka 'bar line point area sector'
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice describe" x' -l 'x' -d 'The column along X.' -rfka ''
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice describe" x-end' -l 'x-end' -d 'The column of the ends along X, where each row lasts from X to there.' -rfka ''
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice describe" y' -l 'y' -d 'The column that is measured; with --x-end or points, text is the level of each row.' -rfka ''
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice describe" y-end' -l 'y-end' -d 'The column of the upper ends, where each row is a range from Y to there.' -rfka ''
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice describe" series' -l 'series' -d 'The column that tells series apart.' -rfka ''
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice describe" bucket' -l 'bucket' -d 'How X is put into buckets: a calendar unit (second, minute, hour, day, week, iso-week, month, quarter, half-year, year), a number as the width of bins, bins:N for at most N bins, auto, or none.' -rfka ''
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice describe" aggregate' -l 'aggregate' -d 'How the rows of a bucket become one value.' -rfka 'count sum mean median min max first last'
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice describe" stack' -l 'stack' -d 'Whether the bars of several series stand on each other.' -rfka 'zero normalize center none'
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice describe" from' -l 'from' -d 'Leave out everything before this X; for select, where it begins.' -rfka ''
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice describe" to' -l 'to' -d 'Leave out everything after this X, or for select where it ends; a day, month or year means all of it.' -rfka ''
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice describe" window' -l 'window' -d 'How much of X is shown: day, week, month, six-months, year or another calendar unit, or a number as the length along X.' -rfka ''
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice describe" at' -l 'at' -d 'An X that the window holds, the last one if not given; for select, the place.' -rfka ''
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice describe" groups' -l 'groups' -d 'Where the groups along X begin: automatic, calendar, trend, ticks, or a number from 1 to 100 as how many there are.' -rfka ''
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice describe" time-zone' -l 'time-zone' -d 'The zone of the calendar, such as Europe/Zurich; UTC if not given.' -rfka ''
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice describe" first-weekday' -l 'first-weekday' -d 'The weekday with which weeks begin; sunday if not given.' -rfka 'sunday monday tuesday wednesday thursday friday saturday'
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice describe" title' -l 'title' -d 'The title of the chart.' -rfka ''
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice describe" x-title' -l 'x-title' -d 'The title of the X axis.' -rfka ''
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice describe" x-unit' -l 'x-unit' -d 'The unit of X, such as mile.' -rfka ''
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice describe" y-title' -l 'y-title' -d 'The title of the Y axis.' -rfka ''
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice describe" y-unit' -l 'y-unit' -d 'The unit of a value, such as "degree Celsius".' -rfka ''
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice describe" y-domain' -l 'y-domain' -d 'The bounds of the Y axis, such as 0...100, or its levels from the lowest on, such as Mild,Moderate,Severe.' -rfka ''
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice describe" voice' -l 'voice' -d 'A voice of one\'s own: a TOML file like the one that "voices --show en" prints.' -rfa '(for p in (string match -e -- \'*/\' (commandline -t);or printf \n)*.\'toml\';printf %s\n $p;end;__fish_complete_directories (commandline -t) \'\')'
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice describe" verbosity' -l 'verbosity' -d 'How much is said; standard if not given.' -rfka 'brief standard full'
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice describe" value-first' -l 'value-first' -d 'Say the value of a mark before its place.'
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice describe" no-value-first' -l 'no-value-first' -d 'Say the value of a mark before its place.'
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice describe" profile' -l 'profile' -d 'A person\'s settings: a TOML file like the one that "profile" prints, or none; chartvoice/profile.toml in the configuration folder if not given. Options win over it.' -rfa '(for p in (string match -e -- \'*/\' (commandline -t);or printf \n)*.\'toml\';printf %s\n $p;end;__fish_complete_directories (commandline -t) \'\')'
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice describe" mask' -l 'mask' -d 'Hide every number, for data that others must not hear.'
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice describe" format' -l 'format' -d 'The form of the result; axchart is what an audio graph takes.' -rfka 'text json axchart'
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice describe" detail' -l 'detail' -d 'How far the description goes; label is title and message alone.' -rfka 'label overview summary groups marks'
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice describe" explain' -l 'explain' -d 'Say below how the features were found: noise, tests, weights and every threshold.'
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice describe" version' -l 'version' -d 'Show the version.'
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice describe" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_positional "chartvoice labels" -eq 1' -F
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice labels" delimiter' -l 'delimiter' -d 'What stands between the fields of a CSV file: one character, or the word tab.' -rfka ''
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice labels" strict' -l 'strict' -d 'Stop at the first row with a value that does not fit its column.'
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice labels"' -l 'allow-data' -d 'A folder besides its own from which a Vega-Lite chart may read data; can be given several times.' -rfa '(__chartvoice_complete_directories)'
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice labels" quiet' -l 'quiet' -d 'Print results alone: no notes about rows set aside or the chart, no hint what to do next.'
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice labels" mark' -l 'mark' -d 'The kind of mark.' -rfka 'bar line point area sector'
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice labels" x' -l 'x' -d 'The column along X.' -rfka ''
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice labels" x-end' -l 'x-end' -d 'The column of the ends along X, where each row lasts from X to there.' -rfka ''
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice labels" y' -l 'y' -d 'The column that is measured; with --x-end or points, text is the level of each row.' -rfka ''
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice labels" y-end' -l 'y-end' -d 'The column of the upper ends, where each row is a range from Y to there.' -rfka ''
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice labels" series' -l 'series' -d 'The column that tells series apart.' -rfka ''
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice labels" bucket' -l 'bucket' -d 'How X is put into buckets: a calendar unit (second, minute, hour, day, week, iso-week, month, quarter, half-year, year), a number as the width of bins, bins:N for at most N bins, auto, or none.' -rfka ''
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice labels" aggregate' -l 'aggregate' -d 'How the rows of a bucket become one value.' -rfka 'count sum mean median min max first last'
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice labels" stack' -l 'stack' -d 'Whether the bars of several series stand on each other.' -rfka 'zero normalize center none'
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice labels" from' -l 'from' -d 'Leave out everything before this X; for select, where it begins.' -rfka ''
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice labels" to' -l 'to' -d 'Leave out everything after this X, or for select where it ends; a day, month or year means all of it.' -rfka ''
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice labels" window' -l 'window' -d 'How much of X is shown: day, week, month, six-months, year or another calendar unit, or a number as the length along X.' -rfka ''
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice labels" at' -l 'at' -d 'An X that the window holds, the last one if not given; for select, the place.' -rfka ''
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice labels" groups' -l 'groups' -d 'Where the groups along X begin: automatic, calendar, trend, ticks, or a number from 1 to 100 as how many there are.' -rfka ''
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice labels" time-zone' -l 'time-zone' -d 'The zone of the calendar, such as Europe/Zurich; UTC if not given.' -rfka ''
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice labels" first-weekday' -l 'first-weekday' -d 'The weekday with which weeks begin; sunday if not given.' -rfka 'sunday monday tuesday wednesday thursday friday saturday'
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice labels" title' -l 'title' -d 'The title of the chart.' -rfka ''
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice labels" x-title' -l 'x-title' -d 'The title of the X axis.' -rfka ''
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice labels" x-unit' -l 'x-unit' -d 'The unit of X, such as mile.' -rfka ''
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice labels" y-title' -l 'y-title' -d 'The title of the Y axis.' -rfka ''
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice labels" y-unit' -l 'y-unit' -d 'The unit of a value, such as "degree Celsius".' -rfka ''
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice labels" y-domain' -l 'y-domain' -d 'The bounds of the Y axis, such as 0...100, or its levels from the lowest on, such as Mild,Moderate,Severe.' -rfka ''
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice labels" voice' -l 'voice' -d 'A voice of one\'s own: a TOML file like the one that "voices --show en" prints.' -rfa '(for p in (string match -e -- \'*/\' (commandline -t);or printf \n)*.\'toml\';printf %s\n $p;end;__fish_complete_directories (commandline -t) \'\')'
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice labels" verbosity' -l 'verbosity' -d 'How much is said; standard if not given.' -rfka 'brief standard full'
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice labels" value-first' -l 'value-first' -d 'Say the value of a mark before its place.'
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice labels" no-value-first' -l 'no-value-first' -d 'Say the value of a mark before its place.'
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice labels" profile' -l 'profile' -d 'A person\'s settings: a TOML file like the one that "profile" prints, or none; chartvoice/profile.toml in the configuration folder if not given. Options win over it.' -rfa '(for p in (string match -e -- \'*/\' (commandline -t);or printf \n)*.\'toml\';printf %s\n $p;end;__fish_complete_directories (commandline -t) \'\')'
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice labels" mask' -l 'mask' -d 'Hide every number, for data that others must not hear.'
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice labels" format' -l 'format' -d 'The form of the result.' -rfka 'text json'
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice labels" version' -l 'version' -d 'Show the version.'
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice labels" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_positional "chartvoice groups" -eq 1' -F
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice groups" delimiter' -l 'delimiter' -d 'What stands between the fields of a CSV file: one character, or the word tab.' -rfka ''
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice groups" strict' -l 'strict' -d 'Stop at the first row with a value that does not fit its column.'
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice groups"' -l 'allow-data' -d 'A folder besides its own from which a Vega-Lite chart may read data; can be given several times.' -rfa '(__chartvoice_complete_directories)'
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice groups" quiet' -l 'quiet' -d 'Print results alone: no notes about rows set aside or the chart, no hint what to do next.'
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice groups" mark' -l 'mark' -d 'The kind of mark.' -rfka 'bar line point area sector'
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice groups" x' -l 'x' -d 'The column along X.' -rfka ''
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice groups" x-end' -l 'x-end' -d 'The column of the ends along X, where each row lasts from X to there.' -rfka ''
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice groups" y' -l 'y' -d 'The column that is measured; with --x-end or points, text is the level of each row.' -rfka ''
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice groups" y-end' -l 'y-end' -d 'The column of the upper ends, where each row is a range from Y to there.' -rfka ''
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice groups" series' -l 'series' -d 'The column that tells series apart.' -rfka ''
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice groups" bucket' -l 'bucket' -d 'How X is put into buckets: a calendar unit (second, minute, hour, day, week, iso-week, month, quarter, half-year, year), a number as the width of bins, bins:N for at most N bins, auto, or none.' -rfka ''
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice groups" aggregate' -l 'aggregate' -d 'How the rows of a bucket become one value.' -rfka 'count sum mean median min max first last'
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice groups" stack' -l 'stack' -d 'Whether the bars of several series stand on each other.' -rfka 'zero normalize center none'
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice groups" from' -l 'from' -d 'Leave out everything before this X; for select, where it begins.' -rfka ''
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice groups" to' -l 'to' -d 'Leave out everything after this X, or for select where it ends; a day, month or year means all of it.' -rfka ''
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice groups" window' -l 'window' -d 'How much of X is shown: day, week, month, six-months, year or another calendar unit, or a number as the length along X.' -rfka ''
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice groups" at' -l 'at' -d 'An X that the window holds, the last one if not given; for select, the place.' -rfka ''
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice groups" groups' -l 'groups' -d 'Where the groups along X begin: automatic, calendar, trend, ticks, or a number from 1 to 100 as how many there are.' -rfka ''
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice groups" time-zone' -l 'time-zone' -d 'The zone of the calendar, such as Europe/Zurich; UTC if not given.' -rfka ''
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice groups" first-weekday' -l 'first-weekday' -d 'The weekday with which weeks begin; sunday if not given.' -rfka 'sunday monday tuesday wednesday thursday friday saturday'
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice groups" title' -l 'title' -d 'The title of the chart.' -rfka ''
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice groups" x-title' -l 'x-title' -d 'The title of the X axis.' -rfka ''
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice groups" x-unit' -l 'x-unit' -d 'The unit of X, such as mile.' -rfka ''
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice groups" y-title' -l 'y-title' -d 'The title of the Y axis.' -rfka ''
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice groups" y-unit' -l 'y-unit' -d 'The unit of a value, such as "degree Celsius".' -rfka ''
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice groups" y-domain' -l 'y-domain' -d 'The bounds of the Y axis, such as 0...100, or its levels from the lowest on, such as Mild,Moderate,Severe.' -rfka ''
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice groups" voice' -l 'voice' -d 'A voice of one\'s own: a TOML file like the one that "voices --show en" prints.' -rfa '(for p in (string match -e -- \'*/\' (commandline -t);or printf \n)*.\'toml\';printf %s\n $p;end;__fish_complete_directories (commandline -t) \'\')'
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice groups" verbosity' -l 'verbosity' -d 'How much is said; standard if not given.' -rfka 'brief standard full'
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice groups" value-first' -l 'value-first' -d 'Say the value of a mark before its place.'
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice groups" no-value-first' -l 'no-value-first' -d 'Say the value of a mark before its place.'
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice groups" profile' -l 'profile' -d 'A person\'s settings: a TOML file like the one that "profile" prints, or none; chartvoice/profile.toml in the configuration folder if not given. Options win over it.' -rfa '(for p in (string match -e -- \'*/\' (commandline -t);or printf \n)*.\'toml\';printf %s\n $p;end;__fish_complete_directories (commandline -t) \'\')'
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice groups" mask' -l 'mask' -d 'Hide every number, for data that others must not hear.'
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice groups" format' -l 'format' -d 'The form of the result.' -rfka 'text json'
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice groups" version' -l 'version' -d 'Show the version.'
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice groups" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_positional "chartvoice table" -eq 1' -F
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice table" delimiter' -l 'delimiter' -d 'What stands between the fields of a CSV file: one character, or the word tab.' -rfka ''
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice table" strict' -l 'strict' -d 'Stop at the first row with a value that does not fit its column.'
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice table"' -l 'allow-data' -d 'A folder besides its own from which a Vega-Lite chart may read data; can be given several times.' -rfa '(__chartvoice_complete_directories)'
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice table" quiet' -l 'quiet' -d 'Print results alone: no notes about rows set aside or the chart, no hint what to do next.'
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice table" mark' -l 'mark' -d 'The kind of mark.' -rfka 'bar line point area sector'
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice table" x' -l 'x' -d 'The column along X.' -rfka ''
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice table" x-end' -l 'x-end' -d 'The column of the ends along X, where each row lasts from X to there.' -rfka ''
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice table" y' -l 'y' -d 'The column that is measured; with --x-end or points, text is the level of each row.' -rfka ''
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice table" y-end' -l 'y-end' -d 'The column of the upper ends, where each row is a range from Y to there.' -rfka ''
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice table" series' -l 'series' -d 'The column that tells series apart.' -rfka ''
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice table" bucket' -l 'bucket' -d 'How X is put into buckets: a calendar unit (second, minute, hour, day, week, iso-week, month, quarter, half-year, year), a number as the width of bins, bins:N for at most N bins, auto, or none.' -rfka ''
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice table" aggregate' -l 'aggregate' -d 'How the rows of a bucket become one value.' -rfka 'count sum mean median min max first last'
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice table" stack' -l 'stack' -d 'Whether the bars of several series stand on each other.' -rfka 'zero normalize center none'
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice table" from' -l 'from' -d 'Leave out everything before this X; for select, where it begins.' -rfka ''
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice table" to' -l 'to' -d 'Leave out everything after this X, or for select where it ends; a day, month or year means all of it.' -rfka ''
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice table" window' -l 'window' -d 'How much of X is shown: day, week, month, six-months, year or another calendar unit, or a number as the length along X.' -rfka ''
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice table" at' -l 'at' -d 'An X that the window holds, the last one if not given; for select, the place.' -rfka ''
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice table" groups' -l 'groups' -d 'Where the groups along X begin: automatic, calendar, trend, ticks, or a number from 1 to 100 as how many there are.' -rfka ''
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice table" time-zone' -l 'time-zone' -d 'The zone of the calendar, such as Europe/Zurich; UTC if not given.' -rfka ''
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice table" first-weekday' -l 'first-weekday' -d 'The weekday with which weeks begin; sunday if not given.' -rfka 'sunday monday tuesday wednesday thursday friday saturday'
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice table" title' -l 'title' -d 'The title of the chart.' -rfka ''
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice table" x-title' -l 'x-title' -d 'The title of the X axis.' -rfka ''
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice table" x-unit' -l 'x-unit' -d 'The unit of X, such as mile.' -rfka ''
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice table" y-title' -l 'y-title' -d 'The title of the Y axis.' -rfka ''
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice table" y-unit' -l 'y-unit' -d 'The unit of a value, such as "degree Celsius".' -rfka ''
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice table" y-domain' -l 'y-domain' -d 'The bounds of the Y axis, such as 0...100, or its levels from the lowest on, such as Mild,Moderate,Severe.' -rfka ''
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice table" voice' -l 'voice' -d 'A voice of one\'s own: a TOML file like the one that "voices --show en" prints.' -rfa '(for p in (string match -e -- \'*/\' (commandline -t);or printf \n)*.\'toml\';printf %s\n $p;end;__fish_complete_directories (commandline -t) \'\')'
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice table" verbosity' -l 'verbosity' -d 'How much is said; standard if not given.' -rfka 'brief standard full'
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice table" value-first' -l 'value-first' -d 'Say the value of a mark before its place.'
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice table" no-value-first' -l 'no-value-first' -d 'Say the value of a mark before its place.'
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice table" profile' -l 'profile' -d 'A person\'s settings: a TOML file like the one that "profile" prints, or none; chartvoice/profile.toml in the configuration folder if not given. Options win over it.' -rfa '(for p in (string match -e -- \'*/\' (commandline -t);or printf \n)*.\'toml\';printf %s\n $p;end;__fish_complete_directories (commandline -t) \'\')'
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice table" mask' -l 'mask' -d 'Hide every number, for data that others must not hear.'
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice table" format' -l 'format' -d 'The form of the result.' -rfka 'text json csv markdown html'
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice table" version' -l 'version' -d 'Show the version.'
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice table" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_positional "chartvoice select" -eq 1' -F
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice select" delimiter' -l 'delimiter' -d 'What stands between the fields of a CSV file: one character, or the word tab.' -rfka ''
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice select" strict' -l 'strict' -d 'Stop at the first row with a value that does not fit its column.'
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice select"' -l 'allow-data' -d 'A folder besides its own from which a Vega-Lite chart may read data; can be given several times.' -rfa '(__chartvoice_complete_directories)'
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice select" quiet' -l 'quiet' -d 'Print results alone: no notes about rows set aside or the chart, no hint what to do next.'
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice select" mark' -l 'mark' -d 'The kind of mark.' -rfka 'bar line point area sector'
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice select" x' -l 'x' -d 'The column along X.' -rfka ''
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice select" x-end' -l 'x-end' -d 'The column of the ends along X, where each row lasts from X to there.' -rfka ''
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice select" y' -l 'y' -d 'The column that is measured; with --x-end or points, text is the level of each row.' -rfka ''
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice select" y-end' -l 'y-end' -d 'The column of the upper ends, where each row is a range from Y to there.' -rfka ''
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice select" series' -l 'series' -d 'The column that tells series apart.' -rfka ''
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice select" bucket' -l 'bucket' -d 'How X is put into buckets: a calendar unit (second, minute, hour, day, week, iso-week, month, quarter, half-year, year), a number as the width of bins, bins:N for at most N bins, auto, or none.' -rfka ''
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice select" aggregate' -l 'aggregate' -d 'How the rows of a bucket become one value.' -rfka 'count sum mean median min max first last'
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice select" stack' -l 'stack' -d 'Whether the bars of several series stand on each other.' -rfka 'zero normalize center none'
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice select" from' -l 'from' -d 'Leave out everything before this X; for select, where it begins.' -rfka ''
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice select" to' -l 'to' -d 'Leave out everything after this X, or for select where it ends; a day, month or year means all of it.' -rfka ''
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice select" window' -l 'window' -d 'How much of X is shown: day, week, month, six-months, year or another calendar unit, or a number as the length along X.' -rfka ''
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice select" at' -l 'at' -d 'An X that the window holds, the last one if not given; for select, the place.' -rfka ''
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice select" groups' -l 'groups' -d 'Where the groups along X begin: automatic, calendar, trend, ticks, or a number from 1 to 100 as how many there are.' -rfka ''
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice select" time-zone' -l 'time-zone' -d 'The zone of the calendar, such as Europe/Zurich; UTC if not given.' -rfka ''
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice select" first-weekday' -l 'first-weekday' -d 'The weekday with which weeks begin; sunday if not given.' -rfka 'sunday monday tuesday wednesday thursday friday saturday'
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice select" title' -l 'title' -d 'The title of the chart.' -rfka ''
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice select" x-title' -l 'x-title' -d 'The title of the X axis.' -rfka ''
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice select" x-unit' -l 'x-unit' -d 'The unit of X, such as mile.' -rfka ''
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice select" y-title' -l 'y-title' -d 'The title of the Y axis.' -rfka ''
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice select" y-unit' -l 'y-unit' -d 'The unit of a value, such as "degree Celsius".' -rfka ''
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice select" y-domain' -l 'y-domain' -d 'The bounds of the Y axis, such as 0...100, or its levels from the lowest on, such as Mild,Moderate,Severe.' -rfka ''
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice select" voice' -l 'voice' -d 'A voice of one\'s own: a TOML file like the one that "voices --show en" prints.' -rfa '(for p in (string match -e -- \'*/\' (commandline -t);or printf \n)*.\'toml\';printf %s\n $p;end;__fish_complete_directories (commandline -t) \'\')'
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice select" verbosity' -l 'verbosity' -d 'How much is said; standard if not given.' -rfka 'brief standard full'
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice select" value-first' -l 'value-first' -d 'Say the value of a mark before its place.'
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice select" no-value-first' -l 'no-value-first' -d 'Say the value of a mark before its place.'
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice select" profile' -l 'profile' -d 'A person\'s settings: a TOML file like the one that "profile" prints, or none; chartvoice/profile.toml in the configuration folder if not given. Options win over it.' -rfa '(for p in (string match -e -- \'*/\' (commandline -t);or printf \n)*.\'toml\';printf %s\n $p;end;__fish_complete_directories (commandline -t) \'\')'
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice select" mask' -l 'mask' -d 'Hide every number, for data that others must not hear.'
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice select" format' -l 'format' -d 'The form of the result.' -rfka 'text json'
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice select" version' -l 'version' -d 'Show the version.'
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice select" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_positional "chartvoice compare" -eq 1' -F
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice compare" delimiter' -l 'delimiter' -d 'What stands between the fields of a CSV file: one character, or the word tab.' -rfka ''
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice compare" strict' -l 'strict' -d 'Stop at the first row with a value that does not fit its column.'
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice compare"' -l 'allow-data' -d 'A folder besides its own from which a Vega-Lite chart may read data; can be given several times.' -rfa '(__chartvoice_complete_directories)'
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice compare" quiet' -l 'quiet' -d 'Print results alone: no notes about rows set aside or the chart, no hint what to do next.'
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_positional "chartvoice compare" -eq 2' -F
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice compare" mark' -l 'mark' -d 'The kind of mark.' -rfka 'bar line point area sector'
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice compare" x' -l 'x' -d 'The column along X.' -rfka ''
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice compare" x-end' -l 'x-end' -d 'The column of the ends along X, where each row lasts from X to there.' -rfka ''
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice compare" y' -l 'y' -d 'The column that is measured; with --x-end or points, text is the level of each row.' -rfka ''
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice compare" y-end' -l 'y-end' -d 'The column of the upper ends, where each row is a range from Y to there.' -rfka ''
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice compare" series' -l 'series' -d 'The column that tells series apart.' -rfka ''
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice compare" bucket' -l 'bucket' -d 'How X is put into buckets: a calendar unit (second, minute, hour, day, week, iso-week, month, quarter, half-year, year), a number as the width of bins, bins:N for at most N bins, auto, or none.' -rfka ''
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice compare" aggregate' -l 'aggregate' -d 'How the rows of a bucket become one value.' -rfka 'count sum mean median min max first last'
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice compare" stack' -l 'stack' -d 'Whether the bars of several series stand on each other.' -rfka 'zero normalize center none'
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice compare" from' -l 'from' -d 'Leave out everything before this X; for select, where it begins.' -rfka ''
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice compare" to' -l 'to' -d 'Leave out everything after this X, or for select where it ends; a day, month or year means all of it.' -rfka ''
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice compare" window' -l 'window' -d 'How much of X is shown: day, week, month, six-months, year or another calendar unit, or a number as the length along X.' -rfka ''
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice compare" at' -l 'at' -d 'An X that the window holds, the last one if not given; for select, the place.' -rfka ''
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice compare" groups' -l 'groups' -d 'Where the groups along X begin: automatic, calendar, trend, ticks, or a number from 1 to 100 as how many there are.' -rfka ''
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice compare" time-zone' -l 'time-zone' -d 'The zone of the calendar, such as Europe/Zurich; UTC if not given.' -rfka ''
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice compare" first-weekday' -l 'first-weekday' -d 'The weekday with which weeks begin; sunday if not given.' -rfka 'sunday monday tuesday wednesday thursday friday saturday'
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice compare" title' -l 'title' -d 'The title of the chart.' -rfka ''
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice compare" x-title' -l 'x-title' -d 'The title of the X axis.' -rfka ''
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice compare" x-unit' -l 'x-unit' -d 'The unit of X, such as mile.' -rfka ''
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice compare" y-title' -l 'y-title' -d 'The title of the Y axis.' -rfka ''
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice compare" y-unit' -l 'y-unit' -d 'The unit of a value, such as "degree Celsius".' -rfka ''
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice compare" y-domain' -l 'y-domain' -d 'The bounds of the Y axis, such as 0...100, or its levels from the lowest on, such as Mild,Moderate,Severe.' -rfka ''
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice compare" voice' -l 'voice' -d 'A voice of one\'s own: a TOML file like the one that "voices --show en" prints.' -rfa '(for p in (string match -e -- \'*/\' (commandline -t);or printf \n)*.\'toml\';printf %s\n $p;end;__fish_complete_directories (commandline -t) \'\')'
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice compare" verbosity' -l 'verbosity' -d 'How much is said; standard if not given.' -rfka 'brief standard full'
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice compare" value-first' -l 'value-first' -d 'Say the value of a mark before its place.'
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice compare" no-value-first' -l 'no-value-first' -d 'Say the value of a mark before its place.'
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice compare" profile' -l 'profile' -d 'A person\'s settings: a TOML file like the one that "profile" prints, or none; chartvoice/profile.toml in the configuration folder if not given. Options win over it.' -rfa '(for p in (string match -e -- \'*/\' (commandline -t);or printf \n)*.\'toml\';printf %s\n $p;end;__fish_complete_directories (commandline -t) \'\')'
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice compare" mask' -l 'mask' -d 'Hide every number, for data that others must not hear.'
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice compare" versus-from' -l 'versus-from' -d 'Where the part with which is compared begins.' -rfka ''
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice compare" versus-to' -l 'versus-to' -d 'Where the part with which is compared ends.' -rfka ''
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice compare" detail' -l 'detail' -d 'How far the comparison goes; label is title and message alone.' -rfka 'label summary marks'
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice compare" format' -l 'format' -d 'The form of the result.' -rfka 'text json'
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice compare" version' -l 'version' -d 'Show the version.'
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice compare" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_positional "chartvoice braille" -eq 1' -F
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice braille" delimiter' -l 'delimiter' -d 'What stands between the fields of a CSV file: one character, or the word tab.' -rfka ''
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice braille" strict' -l 'strict' -d 'Stop at the first row with a value that does not fit its column.'
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice braille"' -l 'allow-data' -d 'A folder besides its own from which a Vega-Lite chart may read data; can be given several times.' -rfa '(__chartvoice_complete_directories)'
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice braille" quiet' -l 'quiet' -d 'Print results alone: no notes about rows set aside or the chart, no hint what to do next.'
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice braille" mark' -l 'mark' -d 'The kind of mark.' -rfka 'bar line point area sector'
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice braille" x' -l 'x' -d 'The column along X.' -rfka ''
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice braille" x-end' -l 'x-end' -d 'The column of the ends along X, where each row lasts from X to there.' -rfka ''
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice braille" y' -l 'y' -d 'The column that is measured; with --x-end or points, text is the level of each row.' -rfka ''
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice braille" y-end' -l 'y-end' -d 'The column of the upper ends, where each row is a range from Y to there.' -rfka ''
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice braille" series' -l 'series' -d 'The column that tells series apart.' -rfka ''
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice braille" bucket' -l 'bucket' -d 'How X is put into buckets: a calendar unit (second, minute, hour, day, week, iso-week, month, quarter, half-year, year), a number as the width of bins, bins:N for at most N bins, auto, or none.' -rfka ''
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice braille" aggregate' -l 'aggregate' -d 'How the rows of a bucket become one value.' -rfka 'count sum mean median min max first last'
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice braille" stack' -l 'stack' -d 'Whether the bars of several series stand on each other.' -rfka 'zero normalize center none'
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice braille" from' -l 'from' -d 'Leave out everything before this X; for select, where it begins.' -rfka ''
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice braille" to' -l 'to' -d 'Leave out everything after this X, or for select where it ends; a day, month or year means all of it.' -rfka ''
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice braille" window' -l 'window' -d 'How much of X is shown: day, week, month, six-months, year or another calendar unit, or a number as the length along X.' -rfka ''
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice braille" at' -l 'at' -d 'An X that the window holds, the last one if not given; for select, the place.' -rfka ''
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice braille" groups' -l 'groups' -d 'Where the groups along X begin: automatic, calendar, trend, ticks, or a number from 1 to 100 as how many there are.' -rfka ''
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice braille" time-zone' -l 'time-zone' -d 'The zone of the calendar, such as Europe/Zurich; UTC if not given.' -rfka ''
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice braille" first-weekday' -l 'first-weekday' -d 'The weekday with which weeks begin; sunday if not given.' -rfka 'sunday monday tuesday wednesday thursday friday saturday'
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice braille" title' -l 'title' -d 'The title of the chart.' -rfka ''
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice braille" x-title' -l 'x-title' -d 'The title of the X axis.' -rfka ''
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice braille" x-unit' -l 'x-unit' -d 'The unit of X, such as mile.' -rfka ''
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice braille" y-title' -l 'y-title' -d 'The title of the Y axis.' -rfka ''
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice braille" y-unit' -l 'y-unit' -d 'The unit of a value, such as "degree Celsius".' -rfka ''
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice braille" y-domain' -l 'y-domain' -d 'The bounds of the Y axis, such as 0...100, or its levels from the lowest on, such as Mild,Moderate,Severe.' -rfka ''
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice braille" voice' -l 'voice' -d 'A voice of one\'s own: a TOML file like the one that "voices --show en" prints.' -rfa '(for p in (string match -e -- \'*/\' (commandline -t);or printf \n)*.\'toml\';printf %s\n $p;end;__fish_complete_directories (commandline -t) \'\')'
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice braille" verbosity' -l 'verbosity' -d 'How much is said; standard if not given.' -rfka 'brief standard full'
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice braille" value-first' -l 'value-first' -d 'Say the value of a mark before its place.'
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice braille" no-value-first' -l 'no-value-first' -d 'Say the value of a mark before its place.'
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice braille" profile' -l 'profile' -d 'A person\'s settings: a TOML file like the one that "profile" prints, or none; chartvoice/profile.toml in the configuration folder if not given. Options win over it.' -rfa '(for p in (string match -e -- \'*/\' (commandline -t);or printf \n)*.\'toml\';printf %s\n $p;end;__fish_complete_directories (commandline -t) \'\')'
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice braille" mask' -l 'mask' -d 'Hide every number, for data that others must not hear.'
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice braille" cells' -l 'cells' -d 'How many cells a line has: 1 to 200.' -rfka ''
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice braille" format' -l 'format' -d 'The form of the result.' -rfka 'text json'
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice braille" brf' -l 'brf' -d 'Also write pages for an embosser.' -rfa '(for p in (string match -e -- \'*/\' (commandline -t);or printf \n)*.\'brf\';printf %s\n $p;end;__fish_complete_directories (commandline -t) \'\')'
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice braille" contracted' -l 'contracted' -d 'Contract the words of the pages, by liblouis.'
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice braille" version' -l 'version' -d 'Show the version.'
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice braille" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_positional "chartvoice sonify" -eq 1' -F
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice sonify" delimiter' -l 'delimiter' -d 'What stands between the fields of a CSV file: one character, or the word tab.' -rfka ''
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice sonify" strict' -l 'strict' -d 'Stop at the first row with a value that does not fit its column.'
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice sonify"' -l 'allow-data' -d 'A folder besides its own from which a Vega-Lite chart may read data; can be given several times.' -rfa '(__chartvoice_complete_directories)'
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice sonify" quiet' -l 'quiet' -d 'Print results alone: no notes about rows set aside or the chart, no hint what to do next.'
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice sonify" mark' -l 'mark' -d 'The kind of mark.' -rfka 'bar line point area sector'
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice sonify" x' -l 'x' -d 'The column along X.' -rfka ''
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice sonify" x-end' -l 'x-end' -d 'The column of the ends along X, where each row lasts from X to there.' -rfka ''
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice sonify" y' -l 'y' -d 'The column that is measured; with --x-end or points, text is the level of each row.' -rfka ''
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice sonify" y-end' -l 'y-end' -d 'The column of the upper ends, where each row is a range from Y to there.' -rfka ''
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice sonify" series' -l 'series' -d 'The column that tells series apart.' -rfka ''
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice sonify" bucket' -l 'bucket' -d 'How X is put into buckets: a calendar unit (second, minute, hour, day, week, iso-week, month, quarter, half-year, year), a number as the width of bins, bins:N for at most N bins, auto, or none.' -rfka ''
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice sonify" aggregate' -l 'aggregate' -d 'How the rows of a bucket become one value.' -rfka 'count sum mean median min max first last'
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice sonify" stack' -l 'stack' -d 'Whether the bars of several series stand on each other.' -rfka 'zero normalize center none'
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice sonify" from' -l 'from' -d 'Leave out everything before this X; for select, where it begins.' -rfka ''
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice sonify" to' -l 'to' -d 'Leave out everything after this X, or for select where it ends; a day, month or year means all of it.' -rfka ''
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice sonify" window' -l 'window' -d 'How much of X is shown: day, week, month, six-months, year or another calendar unit, or a number as the length along X.' -rfka ''
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice sonify" at' -l 'at' -d 'An X that the window holds, the last one if not given; for select, the place.' -rfka ''
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice sonify" groups' -l 'groups' -d 'Where the groups along X begin: automatic, calendar, trend, ticks, or a number from 1 to 100 as how many there are.' -rfka ''
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice sonify" time-zone' -l 'time-zone' -d 'The zone of the calendar, such as Europe/Zurich; UTC if not given.' -rfka ''
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice sonify" first-weekday' -l 'first-weekday' -d 'The weekday with which weeks begin; sunday if not given.' -rfka 'sunday monday tuesday wednesday thursday friday saturday'
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice sonify" title' -l 'title' -d 'The title of the chart.' -rfka ''
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice sonify" x-title' -l 'x-title' -d 'The title of the X axis.' -rfka ''
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice sonify" x-unit' -l 'x-unit' -d 'The unit of X, such as mile.' -rfka ''
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice sonify" y-title' -l 'y-title' -d 'The title of the Y axis.' -rfka ''
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice sonify" y-unit' -l 'y-unit' -d 'The unit of a value, such as "degree Celsius".' -rfka ''
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice sonify" y-domain' -l 'y-domain' -d 'The bounds of the Y axis, such as 0...100, or its levels from the lowest on, such as Mild,Moderate,Severe.' -rfka ''
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice sonify" voice' -l 'voice' -d 'A voice of one\'s own: a TOML file like the one that "voices --show en" prints.' -rfa '(for p in (string match -e -- \'*/\' (commandline -t);or printf \n)*.\'toml\';printf %s\n $p;end;__fish_complete_directories (commandline -t) \'\')'
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice sonify" verbosity' -l 'verbosity' -d 'How much is said; standard if not given.' -rfka 'brief standard full'
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice sonify" value-first' -l 'value-first' -d 'Say the value of a mark before its place.'
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice sonify" no-value-first' -l 'no-value-first' -d 'Say the value of a mark before its place.'
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice sonify" profile' -l 'profile' -d 'A person\'s settings: a TOML file like the one that "profile" prints, or none; chartvoice/profile.toml in the configuration folder if not given. Options win over it.' -rfa '(for p in (string match -e -- \'*/\' (commandline -t);or printf \n)*.\'toml\';printf %s\n $p;end;__fish_complete_directories (commandline -t) \'\')'
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice sonify" mask' -l 'mask' -d 'Hide every number, for data that others must not hear.'
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice sonify" o output' -s 'o' -l 'output' -d 'The WAV file to write.' -rfa '(for p in (string match -e -- \'*/\' (commandline -t);or printf \n)*.\'wav\';printf %s\n $p;end;__fish_complete_directories (commandline -t) \'\')'
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice sonify" captions' -l 'captions' -d 'Where captions go; beside the sound, with the ending .vtt, if not given.' -rfka ''
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice sonify" score' -l 'score' -d 'Also write the score, note by note, as JSON.' -rfka ''
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice sonify" transcript' -l 'transcript' -d 'Also write all that the chart says, as text.' -rfka ''
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice sonify" version' -l 'version' -d 'Show the version.'
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice sonify" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice voices" show' -l 'show' -d 'Print the file of this voice.' -rfka ''
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice voices" version' -l 'version' -d 'Show the version.'
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice voices" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice profile" voice' -l 'voice' -d 'A voice of one\'s own: a TOML file like the one that "voices --show en" prints.' -rfa '(for p in (string match -e -- \'*/\' (commandline -t);or printf \n)*.\'toml\';printf %s\n $p;end;__fish_complete_directories (commandline -t) \'\')'
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice profile" verbosity' -l 'verbosity' -d 'How much is said; standard if not given.' -rfka 'brief standard full'
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice profile" value-first' -l 'value-first' -d 'Say the value of a mark before its place.'
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice profile" no-value-first' -l 'no-value-first' -d 'Say the value of a mark before its place.'
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice profile" profile' -l 'profile' -d 'A person\'s settings: a TOML file like the one that "profile" prints, or none; chartvoice/profile.toml in the configuration folder if not given. Options win over it.' -rfa '(for p in (string match -e -- \'*/\' (commandline -t);or printf \n)*.\'toml\';printf %s\n $p;end;__fish_complete_directories (commandline -t) \'\')'
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice profile" mask' -l 'mask' -d 'Hide every number, for data that others must not hear.'
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice profile" version' -l 'version' -d 'Show the version.'
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice profile" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'chartvoice' -n '__chartvoice_should_offer_completions_for_flags_or_options "chartvoice help" version' -l 'version' -d 'Show the version.'
