import type { SettingKey } from "#domain/settings/setting.ts";
import type { Db } from "#platform/db/db.ts";
import { type LogLine, logPage } from "./log-queries.server.ts";

const SHOWN_CHANGES = 20;

/** Returns who changed a setting, the latest change first. */
export async function settingHistory(db: Db, key: SettingKey): Promise<LogLine[]> {
  const asked = { everybody: true, person: null, area: null, from: null, to: null, after: null };
  const { lines } = await logPage(db, { ...asked, about: key }, SHOWN_CHANGES);
  return lines.filter(({ subjectType }) => subjectType === "setting");
}
