import type { SettingKey } from "#domain/settings/setting.ts";

export interface SettingField {
  /** As the form posts it. */
  name: string;
  /** Where the setting keeps it, with dots between its parts. */
  path: string;
  label: () => string;
  hint?: () => string;
  optional?: true;
  maxLength: number;
  type?: "email" | "tel" | "date";
  inputMode?: "numeric" | "decimal";
  /** What it may be, where that is a choice; stored as it reads. */
  choices?: readonly string[];
  /** True for a text of several lines. */
  long?: true;
  /** True for a text whose words between ** are bold. */
  bold?: true;
  /** True for a yes or no. */
  box?: true;
  /** True for what cannot be chosen, as its hint explains. */
  closed?: true;
  /** True for what each change says anew, such as its reason. */
  fresh?: true;
}

export interface SettingSection {
  key: SettingKey;
  /** In the address. */
  slug: string;
  title: () => string;
  /** What it governs. */
  text: () => string;
  fields: readonly SettingField[];
  /** The screen that goes with it. */
  seeAlso?: { path: string; label: () => string };
}
