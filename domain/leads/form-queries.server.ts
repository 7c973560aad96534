import { sql } from "kysely";
import type { PatientGroup, Stance } from "#domain/listing/patients.ts";
import { calledAs } from "#domain/providers/called.server.ts";
import { MIN_REPLY_CASES } from "#domain/routing/measured.ts";
import type { Db } from "#platform/db/db.ts";
import { receiverOfSlug } from "./receiver-of-slug.server.ts";

/** The choices of the full form. */
export interface FormOptions {
  readonly countries: readonly string[];
  readonly cities: readonly string[];
  readonly languages: readonly { readonly code: string; readonly name: string }[];
}

export async function formOptions(db: Db): Promise<FormOptions> {
  const { rows } = await sql<FormOptions>`
    select
      (select coalesce(json_agg(name order by display_order, name), '[]') from countries where active) as countries,
      (select coalesce(json_agg(name order by display_order, name), '[]') from cities where active) as cities,
      (select coalesce(json_agg(json_build_object('code', code, 'name', name) order by display_order, name), '[]')
         from languages where active) as languages`.execute(db);
  return rows[0]!;
}

/** A receiver, as the form introduces it before somebody writes to it: a center, or an independent specialist. */
export interface CenterToWriteTo {
  readonly slug: string;
  readonly name: string;
  readonly city: string | null;
  readonly neighborhood: string | null;
  readonly claimed: boolean;
  readonly verified: boolean;
  readonly verifiedOn: string | null;
  /** Null under five cases. */
  readonly reply: { readonly medianHours: number; readonly cases: number } | null;
  /** Its public telephone number. */
  readonly phone: string | null;
}

/** Returns whether a center says that it treats these patients. */
export async function stanceOf(db: Db, slug: string, group: PatientGroup): Promise<Stance> {
  const row = await db
    .selectFrom("provider_profiles")
    .select(["patients_treated", "patients_not_treated"])
    .where("slug", "=", slug)
    .executeTakeFirst();
  if (row?.patients_not_treated.includes(group)) return "turns-away";
  return row?.patients_treated.includes(group) ? "treats" : "silent";
}

/** Returns a receiver, or null when no listed one has this slug. A specialist in a center is contacted there. */
export async function centerToWriteTo(db: Db, slug: string): Promise<CenterToWriteTo | null> {
  if (!/^[a-z0-9-]{1,120}$/.test(slug)) return null;
  const row = await db
    .selectFrom("provider_profiles")
    .select([
      "slug",
      calledAs("provider_profiles").as("name"),
      "city",
      "neighborhood",
      "claimed",
      "verified",
      "verification_status",
      "verified_on",
      "reply_median_hours",
      "reply_cases",
      "phone",
    ])
    .where("slug", "=", slug)
    .where("listed", "=", true)
    .where(sql<boolean>`(provider_type = 'clinic' or ${receiverOfSlug(slug)} = id)`)
    .executeTakeFirst();
  if (!row) return null;
  const { slug: found, name, city, neighborhood, claimed, verified_on: verifiedOn } = row;
  return {
    slug: found,
    name,
    city,
    neighborhood,
    claimed,
    phone: row.phone,
    verified: row.verified && row.verification_status === "verified",
    verifiedOn,
    reply:
      row.reply_median_hours !== null && row.reply_cases >= MIN_REPLY_CASES
        ? { medianHours: row.reply_median_hours, cases: row.reply_cases }
        : null,
  };
}
