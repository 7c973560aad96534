import type { Context } from "#domain/context.ts";
import { confirmEmail } from "#domain/leads/confirm-email.server.ts";
import { patientToken } from "#domain/leads/lead-tokens.ts";
import { centerOfOffer, type Party } from "#domain/threads/party.server.ts";
import { writeMessage } from "#domain/threads/write-message.server.ts";
import { demoLeadIds } from "./demo-lead-ids.ts";
import { idOfPerson } from "./people.ts";
import { idOfCenter } from "./provider-rows.ts";

const evidence = { ip: null, userAgent: "Cuna demo world", pageUrl: null };
const LUNA = "Clínica Luna de Larimar";

/** María's center has her contact, and they write about the appointment. Altagracia asked first, and one of her two centers answers. */
const threads = [
  {
    lead: "maria",
    center: LUNA,
    by: idOfPerson("amaranta"),
    messages: [
      { side: "center", text: "María, para la primera consulta trae tus últimos análisis, si los tienes. Los que falten se hacen aquí." },
      { side: "patient", text: "Tengo los de septiembre. ¿Sirven, o son muy viejos?" },
    ],
  },
  {
    lead: "altagracia",
    center: LUNA,
    by: idOfPerson("amaranta"),
    messages: [
      {
        side: "center",
        text: "Hola. Un ciclo cuesta US$ 4,900 sin la medicación, que suele estar entre US$ 1,500 y US$ 2,000. Son cinco visitas; las dos primeras ecografías pueden hacerse donde vives.",
      },
      { side: "patient", text: "Gracias por la claridad. ¿La primera consulta puede ser por video?" },
      { side: "center", text: "Sí, y dura unos cuarenta minutos. Si nos abres tu contacto, te proponemos dos horarios." },
    ],
  },
] as const;

/** Writes the messages of the demo world through the same command as real ones. Skips threads that have messages. */
export async function seedThreads(ctx: Context): Promise<void> {
  const leads = await demoLeadIds(ctx.db);
  for (const { lead, center, by, messages } of threads) {
    const leadId = leads[lead] ?? null;
    const providerId = idOfCenter(center);
    const offer = await ctx.db
      .selectFrom("offers as o")
      .innerJoin("leads as l", "l.id", "o.lead_id")
      .select(["o.id", "o.price_cents", "l.created_at"])
      .where("o.lead_id", "=", leadId)
      .where("o.provider_id", "=", providerId)
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom("thread_messages as t").select("t.id").whereRef("t.lead_id", "=", "o.lead_id"))),
      )
      .executeTakeFirst();
    if (!offer || !leadId) continue;
    // Somebody who asks first must confirm their mailbox to hear of the answer.
    if (lead === "altagracia") await confirmEmail(ctx, { token: patientToken(ctx.keys, leadId, offer.created_at), evidence });
    const patient: Party = { side: "patient", leadId, providerId, userId: null };
    const parties = { patient, center: centerOfOffer({ userId: by, providerId }, offer.id) };
    for (const { side, text } of messages) {
      const { outcome } = await writeMessage(ctx, parties[side], { text, knowsMasked: false, toldCents: offer.price_cents });
      // In a demo world that was used for a while, the center may not have opened the request.
      if (outcome === "closed") break;
      if (outcome !== "sent") throw new Error(`demo message of ${lead}: ${outcome}`);
    }
  }
}
