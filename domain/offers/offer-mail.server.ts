import { sql } from "kysely";
import { leaveToOpen, type MaskedPerson } from "#domain/leads/lead-access.ts";
import { offerToken } from "#domain/leads/lead-tokens.ts";
import { type LeadMailSource, leadsToMail } from "#domain/leads/leads-to-mail.server.ts";
import type { Exclusivity, OfferStatus } from "#domain/leads/offer.ts";
import { unsealMasked } from "#domain/leads/sealed-lead.server.ts";
import { calledAs } from "#domain/providers/called.server.ts";
import type { ChosenReason } from "#domain/routing/routing.ts";
import { welcomeLeft } from "#domain/wallet/welcome.server.ts";

export interface OfferToMail {
  to: string;
  center: string;
  claimed: boolean;
  askFirst: boolean;
  number: string;
  service: string | null;
  country: string | null;
  city: string | null;
  careLanguage: string | null;
  person: MaskedPerson;
  reasons: ChosenReason[];
  priceCents: number;
  /** The number of requests that the center may still open for free. */
  welcomeLeft: number;
  exclusivity: Exclusivity;
  /** The number of other centers that got it. */
  others: number;
  answerBy: Date;
  token: string;
}

/** Returns the contents of the mail to a center: the masked lead and nothing more. */
export async function offerToMail({ db, keys }: LeadMailSource, offerId: string): Promise<OfferToMail | null> {
  const row = await leadsToMail(db)
    .innerJoin("offers", "offers.lead_id", "leads.id")
    .innerJoin("provider_profiles", "provider_profiles.id", "offers.provider_id")
    .leftJoin("languages", "languages.code", "leads.care_language")
    .select((eb) => [
      "offers.id as offer_id",
      "offers.provider_id",
      "offers.status as offer_status",
      "offers.made_at",
      "offers.answer_by",
      "offers.price_cents",
      "offers.exclusivity",
      "offers.reasons",
      calledAs("provider_profiles").as("center"),
      welcomeLeft(sql`provider_profiles.id`).as("welcome_left"),
      "provider_profiles.email",
      "provider_profiles.claimed",
      "leads.city",
      "leads.ask_first",
      "languages.name as care_language",
      eb
        .selectFrom("offers as other")
        .select(({ fn }) => fn.countAll<number>().as("count"))
        .whereRef("other.lead_id", "=", "leads.id")
        .whereRef("other.id", "<>", "offers.id")
        .where("other.status", "<>", "withdrawn")
        .as("others"),
    ])
    .where("offers.id", "=", offerId)
    .where("offers.status", "<>", "withdrawn")
    .executeTakeFirst();
  if (!row) return null;
  const offer = { id: row.offer_id, providerId: row.provider_id, status: row.offer_status as OfferStatus };
  const leave = leaveToOpen({ kind: "offer-link", offerId }, row.id, offer);
  const person = await unsealMasked(keys, db, leave, row.sealed, row.this_year);
  if (!person) return null;
  return {
    to: row.email ?? "",
    center: row.center,
    claimed: row.claimed,
    askFirst: row.ask_first,
    number: row.number,
    service: row.service,
    country: row.country,
    city: row.city,
    careLanguage: row.care_language,
    person,
    reasons: row.reasons as ChosenReason[],
    priceCents: row.price_cents,
    welcomeLeft: row.welcome_left,
    exclusivity: row.exclusivity as Exclusivity,
    others: row.others ?? 0,
    answerBy: row.answer_by,
    token: offerToken(keys, row.offer_id, row.made_at),
  };
}
