import type { SettingKey } from "#domain/settings/setting.ts";

export interface SettingField {
  /** The name in the form. */
  name: string;
  /** The path within the setting, with dots between its parts. */
  path: string;
  label: () => string;
  hint?: () => string;
  optional?: true;
  maxLength: number;
  type?: "email" | "tel" | "date";
  inputMode?: "numeric" | "decimal";
  /** The possible values of a choice, which are stored as they are. */
  choices?: readonly string[];
  /** True for a text of several lines. */
  long?: true;
  /** True for a text in which words between ** are bold. */
  bold?: true;
  /** True for a yes or no. */
  box?: true;
  /** True for a value that cannot be chosen, as its hint explains. */
  closed?: true;
  /** True for a value that each change gives again, such as its reason. */
  fresh?: true;
}

export interface SettingSection {
  key: SettingKey;
  /** The slug in the address. */
  slug: string;
  title: () => string;
  /** What it governs. */
  text: () => string;
  fields: readonly SettingField[];
  /** A related screen. */
  seeAlso?: { path: string; label: () => string };
}
