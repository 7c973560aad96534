import { centerBySlug } from "#domain/directory/center-detail.server.ts";
import { leaveOfPatient } from "#domain/leads/lead-access.ts";
import type { Reader } from "#domain/leads/lead-summaries.server.ts";
import { unsealLead } from "#domain/leads/sealed-lead.server.ts";
import type { EggSource, OutcomeBand } from "#domain/listing/outcome-rates.ts";
import { type AgeBand, ageBandOf } from "#domain/masking/masking.ts";
import { now } from "#platform/clock.ts";
import type { Db } from "#platform/db/db.ts";
import { eggSourceOf, type QuoteLine } from "./quote.ts";

/** The outcomes that concern a patient: of people of their age, with the eggs of their treatment. */
export interface AskedOutcomes {
  readonly ageBand: AgeBand;
  readonly eggSource: EggSource;
}

/** A center's published facts that matter besides its prices. */
export interface BeyondPrice {
  /** The methods of payment by name; empty when it has not informed any. */
  readonly payments: readonly string[];
  /** The telephone of its public profile. */
  readonly phone: string | null;
  /** Null when nothing was published for that age. */
  readonly births: { readonly year: number; readonly band: OutcomeBand } | null;
}

/** Returns which outcomes concern the patient of a request; null without their age, or for a treatment without transfers. */
export async function outcomesAsked(
  { db, keys }: Reader,
  leadId: string,
  lines: readonly Pick<QuoteLine, "lineId" | "part">[],
): Promise<AskedOutcomes | null> {
  const eggSource = eggSourceOf(lines);
  if (!eggSource) return null;
  const row = await db.selectFrom("leads").select("sealed").where("id", "=", leadId).executeTakeFirst();
  const lead = row && (await unsealLead(keys, db, leaveOfPatient(leadId), row.sealed));
  const ageBand = lead ? ageBandOf(lead.form.anoNacimiento, now().getUTCFullYear()) : null;
  return ageBand && { ageBand, eggSource };
}

/** Returns a listed center's published facts besides its prices; nothing when it is no longer listed. */
export async function beyondPrice(db: Db, slug: string, asked: AskedOutcomes | null): Promise<BeyondPrice> {
  const center = await centerBySlug(db, slug);
  const report = asked && center?.reported.find(({ eggSource }) => eggSource === asked.eggSource);
  const band = report?.bands.find(({ ageBand }) => ageBand === asked?.ageBand);
  return {
    payments: center?.payments.map(({ name }) => name) ?? [],
    phone: center?.contact.phone ?? null,
    births: report && band ? { year: report.year, band } : null,
  };
}
