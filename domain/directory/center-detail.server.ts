import { sql } from "kysely";
import { toldFacts } from "#domain/listing/donors.ts";
import type { MedicationSaid } from "#domain/listing/medication-said.ts";
import { type AgeBand, type EggSource, outcomeBands } from "#domain/listing/outcome-rates.ts";
import { patientsOf } from "#domain/listing/patients.ts";
import { priceAge } from "#domain/listing/price-age.ts";
import { today } from "#domain/listing/price-days.server.ts";
import type { Db } from "#platform/db/db.ts";
import { USUAL_SERVICE } from "./asked-price.ts";
import type { CenterCard } from "./center-card.ts";
import { centerCards } from "./center-cards.server.ts";
import type { CenterDetail, PriceRow, ReportedOutcomes } from "./center-detail.ts";
import { medicationBeside, medicationLineOf } from "./medication.ts";
import { publishedMedications } from "./price-ranges.server.ts";
import { FIRST_REVIEWS, MAX_REVIEWS, type ProfileFacts, placeOf, profileFacts, reviewsOf } from "./profile-facts.server.ts";
import { specialistCards } from "./specialist-cards.server.ts";
import { loadVocabulary } from "./vocabulary.server.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** Returns the page of a center, or null when no listed center has this slug. */
export async function centerBySlug(db: Db, slug: string, { allReviews = false } = {}): Promise<CenterDetail | null> {
  const facts = await profileFacts(db).where("p.slug", "=", slug).where("p.provider_type", "=", "clinic").executeTakeFirst();
  return facts ? detailOf(db, facts, { allReviews, unlisted: false }) : null;
}

/** Returns the page of a center for its own people, public or not. Returns null when it is no center. */
export async function centerForItsPeople(db: Db, id: string): Promise<CenterDetail | null> {
  const unlisted = true;
  const facts = await profileFacts(db, { unlisted }).where("p.id", "=", id).where("p.provider_type", "=", "clinic").executeTakeFirst();
  return facts ? detailOf(db, facts, { allReviews: false, unlisted }) : null;
}

/** Returns the card of a center for its own people, public or not. Returns null when it is no center. */
export async function cardForItsPeople(db: Db, vocabulary: Vocabulary, id: string): Promise<CenterCard | null> {
  const own = sql`select id, 1 as position from provider_profiles where id = ${id}::uuid and provider_type = 'clinic'`;
  const [card] = await centerCards(db, vocabulary, own, USUAL_SERVICE, { unlisted: true });
  return card ?? null;
}

async function detailOf(db: Db, facts: ProfileFacts, { allReviews, unlisted }: { allReviews: boolean; unlisted: boolean }) {
  const { id } = facts;
  const vocabulary = await loadVocabulary(db);
  const [[card], prices, reported, team, latestReviews] = await Promise.all([
    centerCards(db, vocabulary, sql`select ${id}::uuid as id, 1 as position`, USUAL_SERVICE, { unlisted }),
    pricesOf(db, id, facts.services_offered),
    outcomesOf(db, id),
    teamOf(db, id),
    reviewsOf(db, id, allReviews ? MAX_REVIEWS : FIRST_REVIEWS),
  ]);
  // Somebody may hide the profile between the two queries.
  if (!card) return null;
  const days = prices.flatMap(({ informedOn, state }) => (informedOn && state !== "expired" ? [informedOn] : []));
  return {
    ...card,
    verifiedOn: card.verified ? facts.verified_on : null,
    shortDescription: facts.short_description,
    bio: facts.bio,
    place: placeOf(facts),
    contact: { phone: facts.phone, whatsapp: facts.whatsapp, website: facts.website },
    badges: facts.badges,
    offered: facts.offered,
    prices,
    pricesInformedOn: days.sort().at(-1) ?? null,
    reported,
    team,
    spoken: vocabulary.languages.filter(({ code }) => card.languages.includes(code)).map(({ code, name }) => ({ code, name })),
    payments: vocabulary.payments.filter((payment) => facts.payment_methods.includes(payment.id)),
    countriesServed: facts.countries_served,
    patients: patientsOf(facts),
    donors: toldFacts(facts.donor_facts),
    latestReviews,
    replyWithin24h: card.reply && facts.reply_within_24h,
    updatedAt: facts.updated_at,
  };
}

/**
 * Returns every line of the offered services, except those that the center says it does not offer, and every line with a price. The
 * newest price of a line counts.
 */
async function pricesOf(db: Db, centerId: string, services: readonly string[]): Promise<PriceRow[]> {
  const published = await publishedMedications(db);
  const { rows } = await sql<Omit<PriceRow, "state" | "medication"> & { medicationSaid: MedicationSaid | null; today: string }>`
    select l.id as "lineId", l.service_type_id as "serviceId", l.label, l.detail, price.amount_cents as "amountCents",
      price.informed_on as "informedOn", price.not_included as "notIncluded", price.medication as "medicationSaid", price.checked_on as "checkedOn", ${today} as today
    from price_lines l
    left join lateral (
      select amount_cents, informed_on, not_included, medication, checked_on from provider_prices
      where provider_id = ${centerId}::uuid and price_line_id = l.id order by informed_on desc limit 1
    ) price on true
    where price.amount_cents is not null or (l.service_type_id || l.further_service_ids) && ${services}::text[]
      and l.id <> all ((select lines_not_offered from provider_profiles where id = ${centerId}::uuid)::text[])
    order by l.display_order, l.id`.execute(db);
  const aged = rows.map(({ today, ...row }) => ({
    ...row,
    state: row.informedOn === null ? ("missing" as const) : priceAge(row.informedOn, today),
  }));
  const counts = ({ state }: { state: PriceRow["state"] }) => state === "current" || state === "stale";
  return aged.map(({ medicationSaid, ...row }) => {
    if (!counts(row)) return { ...row, medication: null };
    const own = aged.find((other) => other.lineId === medicationLineOf(row.lineId) && counts(other));
    return { ...row, ...medicationBeside({ ...row, medicationSaid }, own?.amountCents ?? null, published) };
  });
}

async function outcomesOf(db: Db, centerId: string): Promise<ReportedOutcomes[]> {
  const rows = await db.selectFrom("provider_outcomes").where("provider_id", "=", centerId).selectAll().orderBy("year", "desc").execute();
  return (["own", "donor"] satisfies EggSource[]).flatMap((eggSource) => {
    const ofSource = rows.filter((row) => row.egg_source === eggSource);
    const latest = ofSource.filter(({ year }) => year === ofSource[0]!.year);
    if (latest.length === 0) return [];
    const bands = outcomeBands(
      latest.map(({ age_band, retrievals, transfers, births }) => ({ ageBand: age_band as AgeBand, retrievals, transfers, births })),
    );
    // All of it counts as checked only when every row was; the latest check gives the day.
    const checked = latest.every(({ checked_on }) => checked_on !== null)
      ? latest.reduce((a, b) => (b.checked_on! > a.checked_on! ? b : a))
      : null;
    return [
      {
        eggSource,
        year: latest[0]!.year,
        transfers: latest.reduce((sum, { transfers }) => sum + transfers, 0),
        bands,
        evidence: latest.every(({ evidence_file }) => evidence_file !== null),
        checkedOn: checked?.checked_on ?? null,
      },
    ];
  });
}

function teamOf(db: Db, centerId: string) {
  return specialistCards(
    db,
    sql`select p.id, row_number() over (order by m.display_order, p.name_norm, p.id) as position
      from provider_members m join provider_profiles p on p.id = m.specialist_id and p.listed
      where m.center_id = ${centerId}::uuid`,
  );
}
