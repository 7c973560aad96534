import type { Medication } from "#domain/directory/medication.ts";
import { publishedMedications } from "#domain/directory/price-ranges.server.ts";
import { leaveOfPatient } from "#domain/leads/lead-access.ts";
import type { Reader, ServiceName } from "#domain/leads/lead-summaries.server.ts";
import { leadsOfMailbox, type OwnLead, type OwnMailbox } from "#domain/receivers/account-leads.server.ts";
import { idOfPatientLink, shownToPatient } from "#domain/receivers/lead-for-patient.server.ts";
import { type AskedOutcomes, type BeyondPrice, beyondPrice, outcomesAsked } from "./beyond-price.server.ts";
import { medicationOfQuote, type Quote } from "./quote.ts";
import { quotesOfLead } from "./sealed-quote.server.ts";
import { markQuotesRead } from "./unread-quotes.server.ts";

/** A center that opened a request, with its quote. */
export interface QuotedCenter {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly city: string | null;
  readonly leadId: string;
  readonly number: string;
  /** True while it may read and answer: the patient has not withdrawn, and the center has not returned the request. */
  readonly hasContact: boolean;
  /** The version in force, and the one before it. */
  readonly quote: Quote;
  readonly previous: Quote | null;
  /** What to say of medication beside its total; null for nothing. */
  readonly medication: Medication | null;
}

/** The same, with what it publishes besides its prices. */
export interface QuotingCenter extends QuotedCenter {
  readonly beyond: BeyondPrice;
}

/** The quotes for one treatment, whatever request they answer, and the centers that opened one and have not sent any. */
export interface QuotesForService {
  readonly service: ServiceName | null;
  readonly centers: readonly QuotingCenter[];
  readonly awaited: readonly string[];
  /** The outcomes shown beside the prices; null when none concern this patient. */
  readonly outcomes: AskedOutcomes | null;
}

/** Returns a patient's quotes by treatment: the latest one of each center. */
export async function quotesOfMailbox(ctx: Reader, mailbox: OwnMailbox): Promise<QuotesForService[]> {
  return quotesOfLeads(ctx, await leadsOfMailbox(ctx, mailbox));
}

/** Returns the quotes for these requests to the patient who opened them: none of them is unread from now on. */
export async function readQuotes(ctx: Reader, leads: readonly Quotable[]): Promise<QuotesForService[]> {
  await markQuotesRead(
    ctx.db,
    leads.map(({ id }) => id),
  );
  return quotesOfLeads(ctx, leads);
}

/** Returns the quotes for a request, as its own page shows them to the patient who opened it. */
export async function readQuotedCenters(ctx: Reader, lead: Omit<Quotable, "service">): Promise<QuotedCenter[]> {
  await markQuotesRead(ctx.db, [lead.id]);
  return quotedCenters(ctx, lead);
}

/** Returns the quotes for the request of a patient's signed link, which was opened, or null for an invalid link. */
export async function quotesOfLink(ctx: Reader, token: string): Promise<QuotesForService[] | null> {
  const id = await idOfPatientLink(ctx, token);
  const lead = await shownToPatient(ctx, leaveOfPatient(id));
  return id !== null && lead ? readQuotes(ctx, [{ ...lead, id }]) : null;
}

type Quotable = Pick<OwnLead, "id" | "number" | "service" | "receivers">;

/** Returns the quotes for these requests of one patient. */
export async function quotesOfLeads(ctx: Reader, leads: readonly Quotable[]): Promise<QuotesForService[]> {
  const groups = new Map<string, { service: ServiceName | null; centers: QuotedCenter[]; awaited: string[] }>();
  for (const lead of leads) {
    const { service, receivers } = lead;
    const quoted = await quotedCenters(ctx, lead);
    const group = groups.get(service?.id ?? "") ?? { service, centers: [], awaited: [] };
    group.centers.push(...quoted);
    const without = receivers.filter(({ id, state }) => state === "purchased" && !quoted.some((center) => center.id === id));
    group.awaited.push(...without.map(({ name }) => name));
    groups.set(service?.id ?? "", group);
  }
  const shown = [...groups.values()].filter(({ centers, awaited }) => centers.length + awaited.length > 0);
  return Promise.all(
    shown.map(async ({ service, centers, awaited }) => {
      const newest = latestOfEach(centers);
      const [first] = newest;
      const outcomes = first ? await outcomesAsked(ctx, first.leadId, first.quote.lines) : null;
      const beyond = await Promise.all(newest.map(({ slug }) => beyondPrice(ctx.db, slug, outcomes)));
      return { service, centers: newest.map((center, index) => ({ ...center, beyond: beyond[index]! })), awaited, outcomes };
    }),
  );
}

/** Returns the centers that sent a quote for a request, with the version in force. */
async function quotedCenters(ctx: Reader, { id: leadId, number, receivers }: Omit<Quotable, "service">): Promise<QuotedCenter[]> {
  const quotes = await quotesOfLead(ctx.keys, ctx.db, leaveOfPatient(leadId));
  const published = quotes.length > 0 ? await publishedMedications(ctx.db) : {};
  return receivers.flatMap(({ id, slug, name, city, state }) => {
    const [quote, previous = null] = quotes.filter(({ providerId }) => providerId === id);
    if (!quote) return [];
    const medication = medicationOfQuote(quote.lines, published);
    return [{ id, slug, name, city, leadId, number, hasContact: state === "purchased", quote, previous, medication }];
  });
}

/** Returns the latest quote of each center for a treatment, the newest request first. */
export async function latestQuotes(ctx: Reader, leads: readonly Quotable[], serviceId: string | null): Promise<QuotedCenter[]> {
  const asked = leads.filter(({ service }) => (service?.id ?? null) === serviceId);
  return latestOfEach((await Promise.all(asked.map((lead) => quotedCenters(ctx, lead)))).flat());
}

const latestOfEach = (centers: readonly QuotedCenter[]): QuotedCenter[] =>
  centers.filter(({ id }, index) => centers.findIndex((other) => other.id === id) === index);

/** Returns every version of every quote, for a file that the patient downloads. */
export async function exportQuotes(ctx: Reader, mailbox: OwnMailbox) {
  const leads = await leadsOfMailbox(ctx, mailbox);
  const quotes = await Promise.all(
    leads.map(async ({ id, number, receivers }) => {
      const versions = await quotesOfLead(ctx.keys, ctx.db, leaveOfPatient(id));
      return versions.map(({ id: _, providerId, ...quote }) => {
        return { request: number, center: receivers.find((receiver) => receiver.id === providerId)?.name ?? null, ...quote };
      });
    }),
  );
  return quotes.flat();
}
