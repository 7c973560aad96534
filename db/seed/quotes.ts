import type { Context } from "#domain/context.ts";
import type { QuoteAnswer } from "#domain/quotes/quote.ts";
import { sendQuote } from "#domain/quotes/send-quote.server.ts";
import { addDays } from "#platform/days.ts";
import { dayInSantoDomingo } from "#platform/format.ts";
import { demoLeadIds } from "./demo-lead-ids.ts";
import { idOfPerson } from "./people.ts";
import { idOfCenter } from "./provider-rows.ts";

const price = (dollars: number, note: string | null = null): QuoteAnswer => ({ kind: "price", amountCents: dollars * 100, note });
const included: QuoteAnswer = { kind: "included", amountCents: null, note: null };
const notOffered: QuoteAnswer = { kind: "not-offered", amountCents: null, note: null };

/** Two of the three centers that opened María's requests answer with a quote. Some lines of the quotes say nothing. */
const quotes = [
  {
    lead: "maria",
    center: "Clínica Luna de Larimar",
    by: idOfPerson("amaranta"),
    validDays: 90,
    visits: 6,
    message: "María, gracias por escribirnos. La medicación es una estimación: la ajustamos tras tu primera ecografía.",
    answers: {
      "primera-consulta": price(90),
      "estudio-pareja": price(310),
      "fiv-propios": price(4900, "sin medicación"),
      "medicacion-ciclo": price(1700, "estimada"),
      "icsi-complemento": price(750),
      "dgp-embrion": price(380, "sin el envío de la muestra"),
      "congelacion-embriones": price(850),
      "transferencia-congelados": price(1950, "sin medicación"),
    },
  },
  {
    lead: "maria-further",
    center: "Unidad Caracola",
    by: idOfPerson("yadira"),
    validDays: null,
    visits: null,
    message: "",
    answers: {
      "primera-consulta": included,
      "estudio-pareja": price(280),
      "fiv-propios": price(4600, "sin medicación"),
      "icsi-complemento": price(800),
      "dgp-embrion": notOffered,
    },
  },
] as const;

/** Sends the quotes of the demo world through the same command as real ones. Skips quotes that were sent before. */
export async function seedQuotes(ctx: Context): Promise<void> {
  const leads = await demoLeadIds(ctx.db);
  const today = dayInSantoDomingo(new Date());
  for (const { lead, center, by, validDays, visits, message, answers } of quotes) {
    const providerId = idOfCenter(center);
    const offer = await ctx.db
      .selectFrom("offers")
      .select("id")
      .where("lead_id", "=", leads[lead] ?? null)
      .where("provider_id", "=", providerId)
      .executeTakeFirst();
    if (!offer) continue;
    const validUntil = validDays === null ? null : addDays(today, validDays);
    await sendQuote(ctx, { userId: by, providerId }, { requestId: offer.id, after: 0, answers, validUntil, message, visits });
  }
}
