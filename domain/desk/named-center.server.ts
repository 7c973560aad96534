import { sql } from "kysely";
import type { Db } from "#platform/db/db.ts";

/** A public center that the typed words may mean. */
export interface NamedCenter {
  slug: string;
  /** Its name, and its city if known: «Centro Marea, Santiago». */
  label: string;
}

interface Candidate extends NamedCenter {
  /** True when the typed words are its address or its whole label. */
  meant: boolean;
  /** True when the typed words are its whole name. */
  called: boolean;
}

const MAX_CANDIDATES = 5;
/** The maximum number of similar names that are compared, since a common word resembles thousands. */
const MAX_RESEMBLING = 300;
const MAX_TYPED = 100;

/** Returns up to five public centers whose names begin with the typed words, contain them, or else resemble them. */
export async function centersNamed(db: Db, typed: string): Promise<NamedCenter[]> {
  return (await candidates(db, typed, "")).map(({ slug, label }) => ({ slug, label }));
}

/**
 * Returns the one center that was meant: the chosen candidate, or the only one with that address, label or whole name. Otherwise
 * returns the candidates, since a part of a name decides nothing.
 */
export async function resolveCenter(db: Db, typed: string, chosen: string): Promise<{ slug: string } | { candidates: NamedCenter[] }> {
  const found = await candidates(db, typed, chosen);
  const sure = [found.filter(({ slug }) => slug === chosen), found.filter((one) => one.meant), found.filter((one) => one.called)];
  const [first, ...others] = sure.find((group) => group.length > 0) ?? [];
  if (first && others.length === 0) return { slug: first.slug };
  return { candidates: found.map(({ slug, label }) => ({ slug, label })) };
}

async function candidates(db: Db, typed: string, chosen: string): Promise<Candidate[]> {
  const text = typed
    .replace(/[\0\s\p{Cs}]+/gu, " ")
    .trim()
    .slice(0, MAX_TYPED);
  if (text === "") return [];
  const letters = text.replace(/[%_\\]/g, "\\$&");
  // One or two letters are too few for the trigram index, except at the beginning of a word.
  const pattern = text.length < 3 ? `% ${letters}%` : `%${letters}%`;
  // The city follows the last comma of a label.
  const name = /^(.+), [^,]+$/.exec(text)?.[1] ?? text;
  const label = sql`concat_ws(', ', name, city)`;
  const centers = sql`id, slug, name_norm, ${label} as label from provider_profiles where listed and provider_type = 'clinic'`;
  const most = sql.lit(MAX_CANDIDATES);
  const { rows } = await sql<Candidate>`
    with exact as materialized (
      select 1 as rank, ${centers} and slug = ${text} union all
      (select 1, ${centers} and name_norm = norm(${text}) order by slug limit ${most}) union all
      (select 1, ${centers} and name_norm = norm(${name}) and norm(${label}) = norm(${text}) order by slug limit ${most}) union all
      select 1, ${centers} and slug = ${chosen} and (name_norm like norm(${pattern}) or norm(${text}) <% name_norm)
    ), begun as materialized (
      select 2, ${centers} and name_norm ^@ norm(${text}) order by name_norm using ~<~ limit ${most}
    ), anywhere as materialized (
      select 3, ${centers} and name_norm like norm(${pattern}) and (select count(*) from begun) < ${most} limit ${most}
    ), resembling as materialized (
      select 4, ${centers} and norm(${text}) <% name_norm
        and not exists (table exact union all table begun union all table anywhere) limit ${sql.lit(MAX_RESEMBLING)}
    ), alike as (
      select * from resembling order by word_similarity(norm(${text}), name_norm) desc, name_norm limit ${most}
    ), found as (select * from exact union all table begun union all table anywhere union all table alike)
    select slug, label, name_norm = norm(${text}) as called, slug = ${text} or norm(label) = norm(${text}) as meant
    from found group by slug, label, name_norm
    order by slug = ${chosen} desc, min(rank), name_norm, slug limit ${most}`.execute(db);
  return rows;
}
