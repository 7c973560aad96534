import { type Kysely, type RawBuilder, sql } from "kysely";
import type { DB } from "#db/types.ts";
import type { Db } from "#platform/db/db.ts";
import * as words from "./data/large-world-words.ts";
import { randomNumbers } from "./random-numbers.ts";

const BATCH = 20_000;

// Rows pick from prepared sets, because making a random set for each row would cost more than all the rest. The shares are those
// of the named demo world.
const SERVICE_SHARES: Readonly<Record<string, number>> = {
  fiv: 0.75,
  icsi: 0.62,
  ovodonacion: 0.38,
  preservacion: 0.46,
  dgp: 0.33,
  inseminacion: 0.58,
  "congelacion-embriones": 0.25,
  "gestacion-subrogada": 0.08,
  "donacion-esperma": 0.29,
  diagnostico: 0.38,
  "transferencia-embriones": 0.21,
  "adopcion-embriones": 0.08,
};
const LANGUAGE_SHARES = { en: 0.75, fr: 0.25, de: 0.12, it: 0.12, pt: 0.05 };
const PAYMENT_SHARES = {
  efectivo: 0.6,
  "tarjeta-credito": 0.8,
  "transferencia-bancaria": 0.5,
  "planes-de-pago": 0.3,
  "seguros-internacionales": 0.2,
  paypal: 0.2,
};

const CITIES = [
  ...Array<string>(9).fill("Santo Domingo"),
  ...Array<string>(5).fill("Santiago"),
  ...Array<string>(4).fill("Punta Cana"),
  "Puerto Plata",
  "Puerto Plata",
  "La Romana",
  "La Romana",
  "San Pedro de Macorís",
  "San Francisco de Macorís",
];

interface LargeWorldOptions {
  /** Called with the number of providers after each batch. */
  onProgress?: (done: number, all: number) => void;
}

/**
 * Adds `count` generated providers for benchmarks, marked as demonstration and the same on every run. Keeps those that exist. Runs as
 * the owner of the schema. Drops the indexes and builds them again at the end, since updating them row by row costs far more. The
 * table is locked until then.
 */
export async function seedLargeWorld(db: Db, count: number, { onProgress }: LargeWorldOptions = {}): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`set local maintenance_work_mem = '256MB'`.execute(tx);
    const rebuild = await dropIndexes(tx);
    for (let from = 1; from <= count; from += BATCH) {
      const to = Math.min(from + BATCH - 1, count);
      await insertProviders(tx, from, to);
      await insertFacts(tx, from, to);
      onProgress?.(to, count);
    }
    for (const definition of rebuild) await sql.raw(definition).execute(tx);
  });
  for (const table of ["provider_profiles", "provider_members", "provider_prices", "provider_outcomes"] as const) {
    await sql`vacuum analyze ${sql.table(table)}`.execute(db);
  }
}

/** Drops the indexes that no constraint needs, and returns the statements that create them again. */
async function dropIndexes(tx: Kysely<DB>): Promise<string[]> {
  const { rows } = await sql<{ name: string; definition: string }>`
    select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition
    from pg_index i where i.indrelid = 'provider_profiles'::regclass and not i.indisunique`.execute(tx);
  for (const { name } of rows) await sql.raw(`drop index ${name}`).execute(tx);
  return rows.map(({ definition }) => definition);
}

/** Returns an SQL expression from 0 to 1 for row n and a purpose, the same on every machine. */
const draw = (purpose: number): RawBuilder<number> => sql`((hashint8extended(n, ${sql.lit(purpose)}) & 1048575) / 1048576.0)`;
const chance = (purpose: number, share: number): RawBuilder<boolean> => sql`(${draw(purpose)} < ${sql.lit(share)})`;
const pick = (purpose: number, list: readonly string[]): RawBuilder<string> =>
  sql`(${list}::text[])[1 + floor(${draw(purpose)} * ${sql.lit(list.length)})::int]`;
const pickSet = (purpose: number, sets: readonly (readonly string[])[]): RawBuilder<string[]> =>
  sql`string_to_array(${pick(
    purpose,
    sets.map((set) => set.join(",")),
  )}, ',')`;
const idOf = (n: RawBuilder<unknown>): RawBuilder<string> => sql`md5('cuna large world ' || ${n})::uuid`;

const N = sql`n`;
// Three in ten are centers. Each person belongs to one of the centers before them.
const isCenter = sql<boolean>`n % 10 in (1, 4, 7)`;
const kind = sql<string>`case when ${isCenter} then 'clinic' when n % 10 in (2, 6) then 'specialist' else 'doctor' end`;

async function insertProviders(tx: Kysely<DB>, from: number, to: number): Promise<void> {
  const services = setsOf(SERVICE_SHARES, 240, 1);
  const languages = setsOf(LANGUAGE_SHARES, 60, 2).map((set) => ["es", ...set]);
  const payments = setsOf(PAYMENT_SHARES, 60, 3);
  await sql`
    insert into provider_profiles (id, slug, provider_type, clinic_name, full_name, honorific, specialty, years_experience,
      short_description, bio, city, services_offered, languages_spoken, payment_methods, email, featured, verified,
      verification_status, claimed, daily_lead_cap, average_rating, total_reviews, reply_median_hours, reply_within_24h,
      reply_cases, has_prices, has_outcomes, demo)
    select ${idOf(N)}, trim(both '-' from regexp_replace(norm(name), '[^a-z0-9]+', '-', 'g')) || '-' || n, kind,
      case when center then name end, case when not center then name end,
      case when kind = 'doctor' then case when woman then 'Dra.' else 'Dr.' end end,
      case when not center then ${pick(10, words.specialties)} end,
      case when not center then floor(${draw(11)} * 35)::int end,
      case when center then ${pick(12, words.sentences)} end, ${pick(13, words.sentences)}, ${pick(14, CITIES)},
      ${pickSet(15, services)}, ${pickSet(16, languages)}, ${pickSet(17, payments)},
      case when center then 'solicitudes@centro-' || n || '.example' end,
      ${chance(18, 0.002)}, status = 'verified', status, ${chance(19, 0.8)},
      case when center and ${chance(20, 0.3)} then 1 + floor(${draw(21)} * 9)::int end,
      case when reviews > 0 then round((3.3 + 1.7 * ${draw(22)})::numeric, 1) end, reviews,
      case when center and ${chance(23, 0.7)} then round((2 + 40 * ${draw(24)})::numeric, 1) end,
      case when center and ${chance(23, 0.7)} then round((1 - 0.7 * ${draw(24)})::numeric, 3) end,
      case when center and ${chance(23, 0.7)} then 1 + floor(60 * ${draw(25)})::int else 0 end,
      center and ${chance(30, 0.5)}, center and ${chance(40, 0.2)}, true
    from (
      select n, kind, center, woman, status, reviews, case when center
          then concat_ws(' ', ${pick(1, words.centerKinds)}, ${pick(2, words.centerNouns)}, ${pick(3, words.centerAdjectives)}, ${pick(5, words.surnames)})
          else concat_ws(' ', case when woman then ${pick(4, words.firstNames)} else ${pick(4, words.firstNamesOfMen)} end,
            ${pick(5, words.surnames)}, ${pick(6, words.surnames)}) end as name
      from (
        select n, ${kind} as kind, ${isCenter} as center, ${chance(7, 0.55)} as woman,
          case when ${chance(8, 0.6)} then 'verified' when ${chance(9, 0.95)} then 'published' else 'pending' end as status,
          case when ${chance(26, 0.4)} then 0 else floor(60 * power(${draw(27)}, 3))::int end as reviews
        from generate_series(${from}::bigint, ${to}::bigint) n
      ) drawn
    ) named
    on conflict (id) do nothing`.execute(tx);
}

/** Adds prices, outcomes and memberships to the batch, so that cards and pages have as much to read as in a real directory. */
async function insertFacts(tx: Kysely<DB>, from: number, to: number): Promise<void> {
  const batch = sql`generate_series(${from}::bigint, ${to}::bigint) n`;
  await sql`
    insert into provider_prices (id, provider_id, price_line_id, amount_cents, informed_on)
    select md5('cuna large price ' || n || l.id)::uuid, ${idOf(N)}, l.id, 100 * (200 + floor(8000 * ${draw(31)})::int),
      date '2026-11-20' - floor(500 * ${draw(32)})::int
    from ${batch}, price_lines l
    where ${isCenter} and ${chance(30, 0.5)} and l.id in ('fiv-propios', 'icsi-complemento', 'inseminacion-ciclo')
    on conflict do nothing`.execute(tx);
  await sql`
    insert into provider_outcomes (id, provider_id, year, age_band, egg_source, retrievals, transfers, births)
    select md5('cuna large outcome ' || n || band)::uuid, ${idOf(N)}, 2025, band, 'own', cases, cases, floor(cases * 0.3)::int
    from (select n, band, 5 + floor(90 * ${draw(41)})::int as cases
      from ${batch}, unnest(array['under-35', '35-37', '38-40', '41-42', '43-plus']) band
      where ${isCenter} and ${chance(40, 0.2)}) drawn
    on conflict do nothing`.execute(tx);
  await sql`
    insert into provider_members (center_id, specialist_id, display_order)
    select ${idOf(sql`center`)}, ${idOf(N)}, 1
    from (select n, 10 * floor(n / 10 * ${draw(50)})::bigint + 1 as center from ${batch} where not ${isCenter}) drawn
    where center <= ${to}::bigint
    on conflict do nothing`.execute(tx);
}

/** Returns sets in which each member occurs with the given share, none of them empty. */
function setsOf(shares: Readonly<Record<string, number>>, many: number, seed: number): string[][] {
  const random = randomNumbers(seed);
  const members = Object.entries(shares);
  return Array.from({ length: many }, () => {
    const set = members.filter(([, share]) => random() < share).map(([id]) => id);
    return set.length > 0 ? set : [members[0]![0]];
  });
}
