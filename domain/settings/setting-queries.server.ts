import type { Db } from "#platform/db/db.ts";
import { type ConsentKey, type ConsentWording, readConsentWording } from "./consent-wording.ts";
import { type RequestWording, readRequestWording } from "./request-wording.ts";
import { SETTING_KEYS, type SettingKey } from "./setting.ts";

export interface StoredSetting {
  value: unknown;
  /** 0 when nothing is stored and the defaults are in force. */
  version: number;
  changedAt: Date | null;
}

const NOT_STORED: StoredSetting = { value: null, version: 0, changedAt: null };

export async function storedSettings(db: Db): Promise<Record<SettingKey, StoredSetting>> {
  const rows = await db
    .selectFrom("settings")
    .select(["key", "value", "version", "updated_at"])
    .where("key", "in", [...SETTING_KEYS])
    .execute();
  const found = Object.fromEntries(rows.map(({ key, value, version, updated_at }) => [key, { value, version, changedAt: updated_at }]));
  return Object.fromEntries(SETTING_KEYS.map((key) => [key, found[key] ?? NOT_STORED])) as Record<SettingKey, StoredSetting>;
}

/** Returns the wordings of consents that replace the default ones. */
export async function consentWordings(db: Db): Promise<Record<ConsentKey, ConsentWording | null>> {
  const { consent_message, consent_newsletter } = await storedSettings(db);
  return { consent_message: readConsentWording(consent_message), consent_newsletter: readConsentWording(consent_newsletter) };
}

/** Returns the sentences of a request to centers that replace the default ones. */
export async function requestWording(db: Db, site: string): Promise<RequestWording | null> {
  return readRequestWording((await storedSettings(db)).consent_request, site);
}
