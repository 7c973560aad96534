import type { Kysely } from "kysely";
import type { DB } from "#db/types.ts";
import { idOfDemoPatient } from "./consultations.ts";
import { demoId } from "./demo-ids.ts";
import { idOfPerson } from "./people.ts";
import { idOfCenter } from "./provider-rows.ts";

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;

interface ToDecide {
  key: string;
  center: string;
  patient: string;
  author: string;
  rating: number;
  body: string;
  service: string | null;
  /** The age of the review in days. */
  daysAgo: number;
  /** Our administrator kept it out: the note, and perhaps the appeal of its writer. */
  refused?: { note: string; appeal?: string };
}

const reviews: readonly ToDecide[] = [
  {
    key: "dahiana",
    center: "Unidad Caracola",
    patient: idOfDemoPatient("dahiana"),
    author: "D. F.",
    rating: 4,
    body: "Me dieron dos opciones y el precio de cada una por escrito. La sala de espera es pequeña y se oye todo.",
    service: "inseminacion",
    daysAgo: 1,
  },
  {
    key: "jenny",
    center: "Clínica Río Sereno",
    patient: idOfDemoPatient("jenny"),
    author: "Jenny",
    rating: 2,
    body: "Volé desde Nueva York y la doctora con la que tenía la cita no estaba. Me atendió otra, con prisa y sin mi expediente.",
    service: "fiv",
    daysAgo: 5,
  },
  {
    key: "rosa",
    center: "Casa Yagrumo Fertilidad",
    patient: idOfDemoPatient("rosa"),
    author: "R. M.",
    rating: 1,
    body: "El doctor Fulano es un sinvergüenza y su recepcionista, peor. Me cobraron la consulta y la segunda cita no me sirvió de nada.",
    service: null,
    daysAgo: 12,
    refused: {
      note: "Puedes contar lo mismo sin la palabra sobre el doctor.",
      appeal: "No lo insulto: digo lo que hizo. Me cobraron dos veces y nadie me dio el recibo.",
    },
  },
  {
    key: "maria",
    center: "Unidad Caracola",
    patient: idOfPerson("maria"),
    author: "M. R.",
    rating: 5,
    body: "Muy contenta. Para lo que quieran, escríbanme al teléfono que dejé en la recepción y les cuento todo lo demás.",
    service: null,
    daysAgo: 20,
    refused: { note: "Invita a escribirte. Sin esa frase, se puede publicar." },
  },
];

const idOf = (key: string) => demoId(`review to decide ${key}`);

/** Adds reviews that nobody has read, some that were kept out, one of them appealed, and a report and a center's answer that wait. */
export async function seedModeration(tx: Kysely<DB>): Promise<void> {
  const now = Date.now();
  const ago = (days: number) => new Date(now - days * DAY);
  for (const { key, center, patient, author, rating, body, service, daysAgo, refused } of reviews) {
    const [id, provider, began] = [idOf(key), idOfCenter(center), ago(daysAgo + 8)];
    const consultation = {
      id: demoId(`consultation to decide ${key}`),
      ...{ provider_id: provider, patient_id: patient, service_type_id: service, asked_by: "patient", status: "held" },
      held_on: began.toISOString().slice(0, 10),
      ...{ kind: "first", mode: "place", patient_zone: "America/Santo_Domingo", starts_at: began },
      ...{ ends_at: new Date(began.getTime() + 40 * MINUTE), held_until: new Date(began.getTime() + 60 * MINUTE) },
      confirmed_by_patient_at: ago(daysAgo + 7),
      confirmed_by_provider_at: ago(daysAgo + 6),
    };
    await tx
      .insertInto("consultations")
      .values(consultation)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const added = await tx
      .insertInto("reviews")
      .values({
        ...{ id, provider_id: provider, consultation_id: consultation.id, author_label: author, rating, body },
        ...{ created_at: ago(daysAgo), status: refused ? "rejected" : "pending" },
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning("id")
      .executeTakeFirst();
    if (!added || !refused) continue;
    const reason = refused.appeal ? "insult" : "advertising";
    await tx
      .insertInto("review_decisions")
      .values({
        ...{ review_id: id, about: "review", published: false, reason, note: refused.note, decided_by: "cli" },
        ...{ waited_since: ago(daysAgo), decided_at: ago(daysAgo - 1) },
      })
      .execute();
    if (refused.appeal)
      await tx
        .insertInto("review_appeals")
        .values({ review_id: id, side: "writer", appellant_id: patient, body: refused.appeal, asked_at: ago(2) })
        .execute();
  }
  await seedOfCenter(tx, ago);
}

/** Adds what Luna de Larimar said about two of its public reviews. */
async function seedOfCenter(tx: Kysely<DB>, ago: (days: number) => Date): Promise<void> {
  const [reported, answered] = await tx
    .selectFrom("reviews")
    .select("id")
    .where("provider_id", "=", idOfCenter("Clínica Luna de Larimar"))
    .where("reply", "is", null)
    .orderBy("rating")
    .orderBy("created_at")
    .orderBy("id")
    .limit(2)
    .execute();
  if (!reported || !answered) return;
  const report = { reason: "not-a-visit", body: "Habla del estacionamiento de la plaza, que no es nuestro." };
  const { numInsertedOrUpdatedRows: added } = await tx
    .insertInto("review_reports")
    .values({ id: demoId("report to decide"), review_id: reported.id, reporter_id: idOfPerson("amaranta"), created_at: ago(2), ...report })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  if (!added) return;
  await tx
    .updateTable("reviews")
    .set({ reply_proposed: "Gracias por decirlo. Desde octubre damos la cita siguiente antes de que salgas.", reply_proposed_at: ago(1) })
    .where("id", "=", answered.id)
    .execute();
}
