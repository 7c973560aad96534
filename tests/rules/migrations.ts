import { isIn, type SourceRule } from "./source-rule.ts";

const NEWER = new RegExp(
  [
    "set expression", // since PostgreSQL 17
    "\\) virtual\\b|without overlaps|not enforced|\\bperiod \\w+\\)", // since PostgreSQL 18
    "\\bmerge into\\b[^;]*\\breturning|when not matched by source|returning (?:with|old\\.|new\\.)",
    "\\b(?:any_value|json_(?:table|exists|value|query|scalar|serialize|array|arrayagg|object|objectagg)|random_normal|pg_input_is_valid)\\(",
    "\\b(?:uuidv[47]|uuid_extract_\\w+|casefold|unicode_assigned|array_(?:sample|shuffle|sort|reverse)|to_bin|to_oct|erfc?|crc32c?)\\(",
    "\\brandom\\([^)]|\\bis (?:not )?json\\b|locale_provider|builtin_locale|on_error|alter default privileges.*maintain",
    "(?<![\\w'.$])\\d+_\\d|(?<![\\w'])0[xob][0-9a-f]", // since PostgreSQL 16: 1_000 and 0xff
  ].join("|"),
  "gi",
);

/** Migrations use only what the oldest supported PostgreSQL knows. */
export const MIGRATION_RULE: SourceRule = {
  name: "migrations run on PostgreSQL 15",
  says: "The site runs on PostgreSQL 15 and later (CONTRIBUTING.md, Add a migration): say it as that version does.",
  covers: (file) => isIn(file, "db/migrations") && file.endsWith(".sql"),
  find: (sql) => [...sql.replace(/--.*$|'[^']*'/gm, "").matchAll(NEWER)].map(([found]) => found),
};
