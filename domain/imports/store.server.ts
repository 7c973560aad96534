import { createHash } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { type Insertable, type Selectable, sql } from "kysely";
import type { ProviderProfile } from "#db/types.ts";
import type { Actor } from "#domain/audit/actor.ts";
import { askChange } from "#domain/listing/ask-change.server.ts";
import { addMembers, leaveCentersExcept } from "#domain/providers/members.server.ts";
import { MAX_SLUG_LENGTH } from "#domain/providers/slug.ts";
import { addProfiles, writeProfile } from "#domain/providers/write-profile.server.ts";
import type { Tx } from "#platform/db/db.ts";
import type { RowProblem } from "./problem.ts";
import type { ImportedColumns, ImportedProfile } from "./row.ts";

export interface Line {
  readonly line: number;
  readonly profile: ImportedProfile;
}

export type Reject = (line: number, problems: readonly RowProblem[]) => void;

/** What happens to a row whose profile exists under another key: nothing, or the profile is changed while it is pending. */
export type Duplicates = "skip" | "update";

interface StoreOptions {
  readonly actor: Actor;
  readonly duplicates: Duplicates;
  readonly reject: Reject;
}

export interface StoredLine extends Line {
  /** `kept`: the row would change a profile that is no longer pending. */
  readonly state: "created" | "updated" | "unchanged" | "kept";
  readonly id: string;
  readonly slug: string;
  readonly listed: boolean;
}

type Existing = Selectable<ProviderProfile>;

/**
 * Stores the lines of one batch, all of the same kind, and returns the outcome of each that was not refused. The log has one line for
 * the whole import, which the caller writes.
 */
export async function storeProfiles(tx: Tx, lines: readonly Line[], { actor, duplicates, reject }: StoreOptions): Promise<StoredLine[]> {
  if (lines.length === 0) return [];
  // Simultaneous imports take turns, so that two never pick the same slug.
  await sql`select pg_advisory_xact_lock(hashtext('import-providers'))`.execute(tx);
  const [existing, centers, namesakes] = [await existingByKey(tx, lines), await centersNamed(tx, lines), await namesakesOf(tx, lines)];
  const sameProfiles = duplicates === "update" ? await existingById(tx, [...namesakes.values()]) : new Map<string, Existing>();
  const stored: StoredLine[] = [];
  const fresh: Line[] = [];
  for (const { line, profile } of lines) {
    const unknown = (profile.centers ?? []).filter((name) => !centers.has(name));
    const namesake = namesakes.get(profile.key);
    const known = existing.get(profile.key) ?? sameProfiles.get(namesake?.id ?? "");
    if (unknown.length > 0)
      reject(
        line,
        unknown.map((value) => ({ field: "centros", value, code: "unknown-center" })),
      );
    else if (known && known.provider_type !== profile.type)
      reject(line, [{ field: "tipo", value: profile.type, code: "other-type", hint: known.slug }]);
    else if (!known && namesake) reject(line, [{ field: "nombre", value: profile.name, code: namesake.same, hint: namesake.slug }]);
    else if (!known) fresh.push({ line, profile });
    else
      stored.push({
        line,
        profile,
        id: known.id,
        slug: known.slug,
        listed: known.listed,
        state: await changeProfile(tx, profile, known, centers, actor),
      });
  }
  return [...stored, ...(await createProfiles(tx, fresh, centers, actor))];
}

async function changeProfile(
  tx: Tx,
  profile: ImportedProfile,
  known: Existing,
  centers: Centers,
  actor: Actor,
): Promise<StoredLine["state"]> {
  const changed = Object.entries(profile.columns).filter(([column, value]) => !isSame(value, known[column as keyof Existing]));
  const members = await changedMembers(tx, known.id, profile, centers);
  if (changed.length === 0 && !members) return "unchanged";
  if (known.verification_status !== "pending") return "kept";
  if (changed.length > 0) {
    const columns = forTable(Object.fromEntries(changed));
    await writeProfile(tx, known.id, columns);
  }
  if (members) {
    // A specialist stays in centers where our team accepted them, if the file still names these.
    const kept = members.flatMap((name) => (centers.get(name)!.listed ? [centers.get(name)!.id] : []));
    await leaveCentersExcept(tx, known.id, kept);
    await addToCenters(tx, { id: known.id, name: profile.name }, members, centers, actor);
  }
  return "updated";
}

async function createProfiles(tx: Tx, lines: readonly Line[], centers: Centers, actor: Actor): Promise<StoredLine[]> {
  if (lines.length === 0) return [];
  const slugs = await freeSlugs(tx, lines);
  const rows = lines.map(
    ({ profile }): Insertable<ProviderProfile> => ({
      ...forTable(profile.columns),
      provider_type: profile.type,
      slug: slugs.get(profile.key)!,
      import_key: profile.key,
      verification_status: "pending",
    }),
  );
  const created = await addProfiles(tx, rows);
  const ids = new Map(created.map(({ id, import_key }) => [import_key, id]));
  const stored: StoredLine[] = [];
  for (const { line, profile } of lines) {
    const id = ids.get(profile.key)!;
    if (profile.centers) await addToCenters(tx, { id, name: profile.name }, profile.centers, centers, actor);
    stored.push({ id, line, profile, state: "created", slug: slugs.get(profile.key)!, listed: false });
  }
  return stored;
}

// ---- existing profiles

async function existingByKey(tx: Tx, lines: readonly Line[]): Promise<Map<string, Existing>> {
  const keys = lines.map(({ profile }) => profile.key);
  const rows = await tx
    .selectFrom("provider_profiles")
    .selectAll()
    .where("import_key", "in", keys)
    .orderBy("id")
    .forNoKeyUpdate()
    .execute();
  return new Map(rows.map((row) => [row.import_key!, row]));
}

async function existingById(tx: Tx, namesakes: readonly { id: string }[]): Promise<Map<string, Existing>> {
  if (namesakes.length === 0) return new Map();
  const ids = [...new Set(namesakes.map(({ id }) => id))];
  const rows = await tx.selectFrom("provider_profiles").selectAll().where("id", "in", ids).orderBy("id").forNoKeyUpdate().execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** The ids of centers, by the names that a file may use for them. */
type Centers = ReadonlyMap<string, { readonly id: string; readonly listed: boolean }>;

async function centersNamed(tx: Tx, lines: readonly Line[]): Promise<Centers> {
  const names = [...new Set(lines.flatMap(({ profile }) => profile.centers ?? []))];
  if (names.length === 0) return new Map();
  const rows = await tx
    .selectFrom("provider_profiles")
    .select(["id", "slug", "import_key", "listed"])
    .where("provider_type", "=", "clinic")
    .where((eb) =>
      eb.or([
        eb("slug", "in", names),
        eb(
          "import_key",
          "in",
          names.map((name) => `id:${name}`),
        ),
      ]),
    )
    .execute();
  return new Map([
    ...rows.map((row) => [row.slug, row] as const),
    ...rows.map((row) => [row.import_key?.replace(/^id:/, "") ?? "", row] as const),
  ]);
}

interface Namesake {
  readonly id: string;
  readonly slug: string;
  readonly same: "namesake" | "same-site";
}

/**
 * Returns existing profiles that are probably the one of a line, by the line's key: they have the same name, type and city, or for a
 * center the same website and city. Two different external ids, however, are two branches.
 */
async function namesakesOf(tx: Tx, lines: readonly Line[]): Promise<Map<string, Namesake>> {
  const { rows } = await sql<Namesake & { key: string }>`
    with given as materialized (
      select * from unnest(${lines.map(({ profile }) => profile.key)}::text[], ${lines.map(({ profile }) => profile.type)}::text[],
        ${lines.map(({ profile }) => profile.name)}::text[], ${lines.map(({ profile }) => profile.columns.city ?? null)}::text[],
        ${lines.map(({ profile }) => profile.columns.website ?? null)}::text[]) as given (key, type, name, city, website)
    ), found as (
      select given.key, given.type, given.city, p.id, 'namesake' as same from given join provider_profiles p on p.name_norm = norm(given.name)
      union all
      select given.key, given.type, given.city, p.id, 'same-site' from given
        join provider_profiles p on p.website is not null and given.type = 'clinic' and ${siteOf("p")} = ${siteOf("given")}
    )
    select distinct on (found.key) found.key, p.id, p.slug, found.same from found join provider_profiles p using (id)
    where p.provider_type = found.type and p.city is not distinct from found.city and p.import_key is distinct from found.key
      and not (found.key like 'id:%' and coalesce(p.import_key, '') like 'id:%')
    order by found.key, found.same, p.slug`.execute(tx);
  return new Map(rows.map(({ key, ...namesake }) => [key, namesake]));
}

/** The website without protocol, «www.» and final slash, as in the index provider_site. */
const siteOf = (table: "p" | "given") => sql`lower(regexp_replace(${sql.ref(`${table}.website`)}, '^https?://(www\\.)?|/+$', '', 'g'))`;

const MAX_NUMBERED = 20;

/** Returns a free slug for each line: the name alone, else with the city, else with a number, else with a digest of the row's identity. */
async function freeSlugs(tx: Tx, lines: readonly Line[]): Promise<Map<string, string>> {
  const cities = new Map((await tx.selectFrom("cities").select(["id", "name"]).execute()).map(({ id, name }) => [name, id]));
  const candidates = new Map(lines.map(({ profile }) => [profile.key, slugCandidates(profile, cities.get(profile.columns.city ?? ""))]));
  const { rows } = await sql<{ slug: string }>`
    select slug from provider_profiles where slug = any (${[...candidates.values()].flat()}::text[])`.execute(tx);
  const taken = new Set(rows.map(({ slug }) => slug));
  return new Map(
    lines.map(({ profile: { key, slug } }) => {
      const free = candidates.get(key)!.find((candidate) => !taken.has(candidate)) ?? slug;
      taken.add(free);
      return [key, free];
    }),
  );
}

function slugCandidates({ slug, key }: ImportedProfile, city: string | undefined): string[] {
  const endings = [
    ...(city ? [city] : []),
    ...Array.from({ length: MAX_NUMBERED }, (_, i) => String(i + 2)),
    createHash("sha256").update(key).digest("hex").slice(0, 12),
  ];
  const withEnding = (ending: string) => `${slug.slice(0, MAX_SLUG_LENGTH - ending.length - 1).replace(/-+$/, "")}-${ending}`;
  return [slug, ...endings.map(withEnding)];
}

// ---- members

/**
 * Returns the new centers of a specialist, or null when the file names none, or only those that they already have or that have been
 * asked.
 */
async function changedMembers(tx: Tx, id: string, profile: ImportedProfile, centers: Centers): Promise<readonly string[] | null> {
  if (!profile.centers) return null;
  const wanted = [...new Set(profile.centers.map((name) => centers.get(name)!.id))];
  const { rows } = await sql<{ center_id: string }>`
    select center_id from provider_members where specialist_id = ${id}::uuid
    union select provider_id from profile_changes where specialist_id = ${id}::uuid and state in ('waiting', 'refused')
      and provider_id = any(${wanted}::uuid[])`.execute(tx);
  return isDeepStrictEqual(rows.map(({ center_id }) => center_id).sort(), wanted.toSorted()) ? null : profile.centers;
}

/** Adds a specialist to centers. In a public center, whose doctors our team has verified, they wait for our approval. */
async function addToCenters(tx: Tx, { id, name }: Specialist, named: readonly string[], centers: Centers, actor: Actor): Promise<void> {
  const all = [...new Map(named.map((one) => [centers.get(one)!.id, centers.get(one)!])).values()];
  const rows = all.flatMap(({ id: center_id, listed }, display_order) => (listed ? [] : [{ center_id, specialist_id: id, display_order }]));
  await addMembers(tx, rows);
  const there = await tx.selectFrom("provider_members").select("center_id").where("specialist_id", "=", id).execute();
  for (const { id: providerId, listed } of all)
    if (listed && !there.some(({ center_id }) => center_id === providerId))
      await askChange(tx, { providerId, part: "doctor", specialistId: id, was: {}, asked: { doctor: name }, actor });
}

interface Specialist {
  readonly id: string;
  readonly name: string;
}

// ---- columns

function forTable({ image_gallery, opening_hours, donor_facts, ...columns }: ImportedColumns) {
  return {
    ...columns,
    ...(image_gallery && { image_gallery: JSON.stringify(image_gallery) }),
    ...(opening_hours && { opening_hours: JSON.stringify(opening_hours) }),
    ...(donor_facts && { donor_facts: JSON.stringify(donor_facts) }),
  };
}

/** Compares two values; the order of ids in a list has no meaning. */
function isSame(wanted: unknown, stored: unknown): boolean {
  const inOrder = (value: unknown) => (Array.isArray(value) && value.every((item) => typeof item === "string") ? [...value].sort() : value);
  return isDeepStrictEqual(inOrder(wanted), inOrder(stored));
}
