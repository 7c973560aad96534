import type { Context } from "#domain/context.ts";
import { saveEntry } from "#domain/patients/save-entry.server.ts";
import { saveHealth } from "#domain/patients/save-settings.server.ts";
import { keepComparison, saveProviders } from "#domain/patients/saved.server.ts";
import { databaseTime } from "#domain/submissions/database-time.server.ts";
import { addDays } from "#platform/days.ts";
import { dayInSantoDomingo } from "#platform/format.ts";
import { demoPatients } from "./data/patients.ts";
import { idOfPerson } from "./people.ts";

const NOTHING = { name: "", dose: "", sure: "", at: "", times: "", place: "", note: "" };

/** Adds the entries that patients of the demo world keep. Skips patients who have kept anything already. */
export async function seedPatients(services: Context): Promise<void> {
  const today = dayInSantoDomingo(await databaseTime(services.db));
  for (const { person, saved, comparison, health, entries } of demoPatients) {
    const userId = idOfPerson(person);
    const ctx: Context = { ...services, actor: `patient:${userId}` };
    const there = await ctx.db.selectFrom("users").select("id").where("id", "=", userId).executeTakeFirst();
    const before = await ctx.db.selectFrom("patient_profiles").select("id").where("user_id", "=", userId).executeTakeFirst();
    if (!there || before) continue;
    await saveHealth(ctx, userId, health);
    await saveProviders(ctx, userId, saved);
    await keepComparison(ctx, userId, comparison);
    for (const { kind, from, to, fields } of entries) {
      const days = { from: addDays(today, from), to: to === undefined ? "" : addDays(today, to) };
      const { outcome } = await saveEntry(ctx, userId, { kind, id: null, fields: { ...NOTHING, ...fields, ...days } });
      if (outcome !== "saved") throw new Error(`demo patient ${person}, ${fields.name}: ${outcome}`);
    }
  }
}
