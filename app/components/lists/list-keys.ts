import { m } from "#messages/m.ts";

/** Returns the shortcuts of a list: its rows have `data-stop`, its search and its first filter `data-key`. */
export const listKeys = ({
  hasRows,
  hasBulk = false,
  hasFilters = true,
}: {
  hasRows: boolean;
  hasBulk?: boolean;
  hasFilters?: boolean;
}) => [
  ...(hasRows
    ? [
        { keys: ["j", "k"], words: m.lists_key_move() },
        ...(hasBulk ? [{ keys: ["x"], words: m.lists_key_choose() }] : []),
        { keys: ["Enter"], words: m.lists_key_open() },
      ]
    : []),
  { keys: ["/"], words: m.lists_key_search() },
  ...(hasFilters ? [{ keys: ["f"], words: m.lists_key_filter() }] : []),
];
