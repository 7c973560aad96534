import type { SettingValue } from "#domain/settings/setting.ts";

export type TypedSetting = Readonly<Record<string, string>>;
export type SettingErrors = Record<string, string>;

export interface SettingForm {
  /** Returns the values in force, including defaults. */
  inForce: (stored: unknown) => unknown;
  /** Makes the new setting from what was typed, once each text is well formed, and from what is stored. Adds errors to `errors`. */
  read: (typed: TypedSetting, errors: SettingErrors, stored: unknown) => SettingValue;
}
