import { sql } from "kysely";
import { record } from "#domain/audit/record.server.ts";
import type { Context } from "#domain/context.ts";
import { type SettingKey, type SettingValue, valuesByPath } from "./setting.ts";

export interface SettingToSave {
  key: SettingKey;
  value: SettingValue;
  /** The version at which its form was opened; 0 when nothing was stored yet. */
  version: number;
}

/**
 * Puts a setting in force. If somebody else has saved it since it was opened, nothing changes, so that nobody overwrites what they have
 * not seen.
 */
export function saveSetting(
  ctx: Context,
  userId: string,
  { key, value, version }: SettingToSave,
): Promise<{ outcome: "saved" | "changed" | "same" }> {
  return ctx.db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`setting ${key}`}, 0))`.execute(tx);
    const stored = await tx.selectFrom("settings").select(["value", "version"]).where("key", "=", key).executeTakeFirst();
    if ((stored?.version ?? 0) !== version) return { outcome: "changed" };
    const [before, after] = [valuesByPath(stored?.value), valuesByPath(value)];
    const paths = [...new Set([...Object.keys(before), ...Object.keys(after)])];
    const changed = paths.filter((path) => (before[path] ?? "") !== (after[path] ?? ""));
    if (changed.length === 0) return { outcome: "same" };
    await tx
      .insertInto("settings")
      .values({ key, value: JSON.stringify(value) })
      .onConflict((conflict) => conflict.column("key").doUpdateSet({ value: JSON.stringify(value), updated_at: sql`now()` }))
      .execute();
    const pick = (values: typeof before) => Object.fromEntries(changed.map((path) => [path, values[path] ?? null]));
    await record(tx, {
      actor: `admin:${userId}`,
      action: "setting.changed",
      subjectType: "setting",
      subjectId: key,
      detail: { before: pick(before), after: pick(after) },
    });
    return { outcome: "saved" };
  });
}
