import type { SettingValue } from "#domain/settings/setting.ts";

export type TypedSetting = Readonly<Record<string, string>>;
export type SettingErrors = Record<string, string>;

export interface SettingForm {
  /** Returns what is in force, defaults included. */
  inForce: (stored: unknown) => unknown;
  /**
   * Makes the setting of what was typed, once each text is known to be well formed, and of what is stored. It adds what is wrong to
   * `errors`.
   */
  read: (typed: TypedSetting, errors: SettingErrors, stored: unknown) => SettingValue;
}
