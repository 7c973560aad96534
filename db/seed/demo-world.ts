import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { type Kysely, sql } from "kysely";
import type { DB } from "#db/types.ts";
import type { Db } from "#platform/db/db.ts";
import { seedAccounts } from "./accounts.ts";
import { deleteAnswered } from "./answered.ts";
import { deleteDemoPatients, seedConsultations } from "./consultations.ts";
import { demoLeadIds, forgetDemoLeads } from "./demo-lead-ids.ts";
import { outcomeRows, priceRows, reviewRows } from "./evidence-rows.ts";
import { seedModeration } from "./moderation.ts";
import { deleteNewsletter } from "./newsletter.ts";
import { seedNotices } from "./notices.ts";
import { deletePeople, seedPeople } from "./people.ts";
import { badgeRows, centerRows, memberRows, specialistRows } from "./provider-rows.ts";
import { forgetReviewer } from "./reviewer.ts";
import { deleteSearches } from "./searches.ts";
import { deleteSpeeds, seedSpeeds } from "./speeds.ts";
import { deleteDemoTopUps } from "./top-ups.ts";
import { deleteViews, seedViews } from "./views.ts";
import { deletePastRequests } from "./wallets.ts";

/** The settings row that remembers the demo world, so that a world that somebody removed does not come back at the next start. */
const STATE = "demo_world";

/** The settings row with the digest of the files from which this world was made. */
const MADE_FROM = "demo_world_made_from";

/** An exchange rate, so that pages show pesos beside dollars. It is marked as fictional and removed with the world. */
const MADE_UP = { on: "2026-11-20", source: "valor de demostración, no es una tasa real", demo: true };
const EXCHANGE_RATES = { eur: { ...MADE_UP, rate: 0.86 }, dop: { ...MADE_UP, rate: 62 } };

type Queries = Kysely<DB>;

export type DemoWorldState = "never" | "present" | "cleared";

/** Returns whether this database holds the demo world, held it until somebody removed it, or never held it. */
export async function demoWorldState(db: Queries): Promise<DemoWorldState> {
  const row = await db.selectFrom("settings").select("value").where("key", "=", STATE).executeTakeFirst();
  return row?.value === "present" || row?.value === "cleared" ? row.value : "never";
}

/**
 * Returns whether the demo world was made by other files than the present ones, so that it may lack people and rows that later steps
 * need. The digest of the files saves us from maintaining a version number.
 */
export async function isOlderWorld(db: Queries): Promise<boolean> {
  const row = await db.selectFrom("settings").select("value").where("key", "=", MADE_FROM).executeTakeFirst();
  return row?.value !== digestOfSeed();
}

/** Returns one digest of all files that make the demo world. */
function digestOfSeed(): string {
  const files = fs.globSync("**/*.ts", { cwd: import.meta.dirname }).filter((file) => !file.endsWith(".test.ts"));
  const hash = createHash("sha256");
  for (const file of files.sort()) hash.update(`${file}\0`).update(fs.readFileSync(path.join(import.meta.dirname, file)));
  return hash.digest("hex");
}

interface SeedOptions {
  /** Called with the name of each step, in English, for a terminal. */
  onProgress?: (step: string) => void;
}

/**
 * Adds the fictional world: 24 listed centers, 61 listed specialists, and a few profiles that are not public yet. Running it again
 * changes nothing, and keeps what somebody has changed.
 */
export async function seedDemoWorld(db: Db, { onProgress }: SeedOptions = {}): Promise<void> {
  const { consultations, reviews } = reviewRows();
  const providers = [...centerRows(), ...specialistRows()];
  await db.transaction().execute(async (tx) => {
    onProgress?.("centers and specialists");
    await tx
      .insertInto("provider_profiles")
      .values(providers)
      .onConflict((conflict) => conflict.column("id").doNothing())
      .execute();
    await tx
      .insertInto("provider_members")
      .values(memberRows())
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await tx
      .insertInto("provider_badges")
      .values(badgeRows())
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    onProgress?.("prices and outcomes");
    await tx
      .insertInto("provider_prices")
      .values(priceRows())
      .onConflict((conflict) => conflict.column("id").doNothing())
      .execute();
    await tx
      .insertInto("provider_outcomes")
      .values(outcomeRows())
      .onConflict((conflict) => conflict.column("id").doNothing())
      .execute();
    await tx
      .insertInto("settings")
      .values({ key: "exchange_rates", value: JSON.stringify(EXCHANGE_RATES) })
      // A rate that somebody has entered stays.
      .onConflict((conflict) =>
        conflict
          .column("key")
          .doUpdateSet({ value: sql`excluded.value || settings.value` })
          .where(sql<boolean>`not settings.value @> (excluded.value || settings.value)`),
      )
      .execute();
    onProgress?.("consultations and reviews");
    await tx
      .insertInto("consultations")
      .values(consultations)
      .onConflict((conflict) => conflict.column("id").doNothing())
      .execute();
    await tx
      .insertInto("reviews")
      .values(reviews)
      .onConflict((conflict) => conflict.column("id").doNothing())
      .execute();
    onProgress?.("people who may sign in");
    await seedPeople(tx);
    await seedAccounts(tx);
    await seedConsultations(tx);
    await seedModeration(tx);
    await seedNotices(tx);
    await seedSpeeds(tx);
    await seedViews(tx);
    await projectColumns(
      tx,
      providers.map(({ id }) => id),
    );
    await rememberState(tx, "present");
  });
}

/** Removes the demo world with its requests, their mails and its money, as the owner of the schema. Real data stays. */
export async function clearDemoWorld(db: Db): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await deleteDemoLeads(tx);
    await deleteAnswered(tx);
    await forgetReviewer(tx);
    await deletePeople(tx);
    await deleteDemoPatients(tx);
    await deleteSpeeds(tx);
    await deleteViews(tx);
    await deleteSearches(tx);
    await deleteNewsletter(tx);
    await deleteDemoTopUps(tx);
    await deleteDemoLedger(tx);
    await deletePastRequests(tx);
    await tx.deleteFrom("provider_profiles").where("demo", "=", true).execute();
    await deleteDemoRates(tx);
    await rememberState(tx, "cleared");
  });
}

/** Deletes the fictional entries of the ledger. The application can only append to it, so the owner of the schema does this. */
async function deleteDemoLedger(tx: Queries): Promise<void> {
  const demo = sql`select id from ledger_accounts where provider_id in (select id from provider_profiles where demo)`;
  const moved = await sql<{
    id: string;
  }>`select id from ledger_transfers where from_account in (${demo}) or to_account in (${demo})`.execute(tx);
  const ids = moved.rows.map(({ id }) => id);
  await sql`delete from ledger_entries where transfer_id = any(${ids}::uuid[])`.execute(tx);
  await sql`delete from ledger_transfers where id = any(${ids}::uuid[])`.execute(tx);
  await sql`delete from ledger_accounts where id in (${demo})`.execute(tx);
}

/** Removes the fictional exchange rate, and keeps one that an administrator has entered. */
async function deleteDemoRates(tx: Queries): Promise<void> {
  await sql`update settings set value = (
      select coalesce(jsonb_object_agg(currency, rate), '{}') from jsonb_each(value) as rates (currency, rate) where rate -> 'demo' is distinct from 'true'
    ) where key = 'exchange_rates'`.execute(tx);
  await sql`delete from settings where key = 'exchange_rates' and value = '{}'`.execute(tx);
}

/** Computes the profiles' derived columns at once, as jobs do for real profiles. Writes only the rows that differ. */
async function projectColumns(db: Queries, ids: readonly string[]): Promise<void> {
  await sql`
    update provider_profiles p
    set average_rating = fact.rating, total_reviews = fact.reviews, has_prices = fact.prices, has_outcomes = fact.outcomes
    from (
      select id,
        (select round(avg(rating), 1) from reviews where provider_id = d.id and status = 'published') as rating,
        (select count(*)::int from reviews where provider_id = d.id and status = 'published') as reviews,
        exists (select from provider_prices where provider_id = d.id) as prices,
        exists (select from provider_outcomes where provider_id = d.id) as outcomes
      from provider_profiles d where d.id = any (${ids}::uuid[])
    ) fact
    where p.id = fact.id
      and (p.average_rating, p.total_reviews, p.has_prices, p.has_outcomes)
        is distinct from (fact.rating, fact.reviews, fact.prices, fact.outcomes)`.execute(db);
}

async function deleteDemoLeads(tx: Queries): Promise<void> {
  const ids = Object.values(await demoLeadIds(tx));
  if (ids.length === 0) return;
  const mails = tx.selectFrom("mail_messages").select("message_id").where("lead_id", "in", ids);
  await tx.deleteFrom("local_mail").where("message_id", "in", mails).execute();
  await tx.updateTable("lead_receivers").set({ already_at: null }).where("already_at", "in", ids).execute();
  await tx.updateTable("leads").set({ attached_to: null }).where("attached_to", "in", ids).execute();
  const mailboxes = tx.selectFrom("mail_messages").select("recipient_digest").where("lead_id", "in", ids);
  await tx.deleteFrom("mail_recipients").where("email_digest", "in", mailboxes.$castTo<{ recipient_digest: Buffer }>()).execute();
  await tx.deleteFrom("leads").where("id", "in", ids).execute();
  await forgetDemoLeads(tx);
}

async function rememberState(db: Queries, state: Exclude<DemoWorldState, "never">): Promise<void> {
  await remember(db, STATE, state);
  await remember(db, MADE_FROM, digestOfSeed());
}

async function remember(db: Queries, key: string, text: string): Promise<void> {
  const value = JSON.stringify(text);
  await db
    .insertInto("settings")
    .values({ key, value })
    .onConflict((conflict) =>
      conflict.column("key").doUpdateSet({ value, updated_at: sql`now()` }).where("settings.value", "!=", sql<string>`${value}::jsonb`),
    )
    .execute();
}
