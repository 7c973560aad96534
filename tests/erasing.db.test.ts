import { sql } from "kysely";
import { expect, test } from "vitest";
import { idOfPerson } from "#db/seed/people.ts";
import { writeNote } from "#domain/followups/write-note.server.ts";
import { sendMail } from "#domain/mail/send-mail.server.ts";
import { decideReturn } from "#domain/offers/decide-return.server.ts";
import { eraseLead } from "#domain/offers/erase-lead.server.ts";
import { purchaseLead } from "#domain/offers/purchase-lead.server.ts";
import { returnLead } from "#domain/offers/return-lead.server.ts";
import { returnsPage } from "#domain/offers/return-queries.server.ts";
import { sendQuote } from "#domain/quotes/send-quote.server.ts";
import { centerOfOffer } from "#domain/threads/party.server.ts";
import { writeMessage } from "#domain/threads/write-message.server.ts";
import { startLocalSmtp } from "#platform/local-smtp/local-smtp.ts";
import { openMailer } from "#platform/mailer.ts";
import { composeMail } from "#worker/compose-mail.ts";
import { testContext } from "./support/context.ts";
import { openTestDatabase } from "./support/database.ts";
import { addCenter, person, routed } from "./support/leads.ts";

const ctx = await testContext();
const owner = openTestDatabase(ctx.databaseUrl, { role: "owner" });

const CANARIES = [
  "Quiterona",
  "Zalduendo",
  "quiterona.z",
  "5550199",
  "canario de la primera consulta",
  "canario del presupuesto",
  "canario del hilo",
  "canario de la nota",
  "canario de la devolución",
];
const form = person({
  nombre: "Quiterona",
  apellido: "Zalduendo",
  email: "quiterona.z@buzonclaro.example",
  telefono: "+1 809 555 0199",
  ciudad: "Santiago",
  mensaje: "Quisiera saber el costo total, y el canario de la primera consulta, si vivo lejos de Santiago.",
});

/** Returns each table with a row that contains one of the words, as text or as bytes. */
async function tablesThatSay(words: readonly string[]): Promise<string[]> {
  const { rows: tables } = await sql<{ schema: string; name: string }>`
    select table_schema as schema, table_name as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`.execute(owner);
  const patterns = words.flatMap((word) => [`%${word}%`, `%${Buffer.from(word).toString("hex")}%`]);
  const found: string[] = [];
  for (const { schema, name } of tables) {
    const { rows } = await sql`select from ${sql.table(`${schema}.${name}`)} t where t::text ilike any(${patterns}) limit 1`.execute(owner);
    if (rows.length > 0) found.push(name);
  }
  return found;
}

/** Sends every queued mail to the development mailbox, as the worker would. */
async function sendMails(): Promise<void> {
  const smtp = await startLocalSmtp(ctx.db);
  const mailer = openMailer(smtp.url, "Cuna <hola@cuna.example>");
  const waiting = await ctx.db.selectFrom("mail_messages").select("id").where("status", "=", "queued").execute();
  for (const { id } of waiting) await sendMail({ db: ctx.db, mailer, compose: composeMail(ctx) }, id);
  mailer.close();
  await smtp.close();
}

test("an erased person is in no column of any table: not in what a center wrote to them, nor in the copy of a mail", async () => {
  const center = await addCenter(ctx, "luna");
  const userId = idOfPerson("amaranta");
  await ctx.db.insertInto("provider_accounts").values({ user_id: userId, provider_id: center.id, role: "owner" }).execute();
  const { leadId } = await routed(ctx, { originSlug: center.slug, form });
  const offer = await ctx.db.selectFrom("offers").select("id").where("lead_id", "=", leadId).executeTakeFirstOrThrow();
  await ctx.db.updateTable("offers").set({ price_cents: 0 }).where("id", "=", offer.id).execute();
  await purchaseLead(ctx, { userId, providerId: center.id }, offer.id);
  const quote = {
    requestId: offer.id,
    after: 0,
    answers: {},
    validUntil: null,
    visits: null,
    message: "Quiterona, un canario del presupuesto",
  };
  expect(await sendQuote(ctx, { userId, providerId: center.id }, quote)).toMatchObject({ outcome: "sent" });
  const message = { text: "Quiterona, el canario del hilo", knowsMasked: true };
  expect(await writeMessage(ctx, centerOfOffer({ userId, providerId: center.id }, offer.id), message)).toMatchObject({ outcome: "sent" });
  const note = { offerId: offer.id, text: "Zalduendo prefiere la tarde: el canario de la nota", lastNote: "" };
  expect(await writeNote(ctx, { userId, providerId: center.id }, note)).toEqual({ outcome: "done" });
  await returnLead(ctx, { userId, providerId: center.id }, { offerId: offer.id, reason: "wrong-phone" });
  const open = { view: "esperan", search: null, sort: "turno", descending: false, page: 1, state: null } as const;
  const [asked] = (await returnsPage(ctx.db, open)).rows;
  const decision = { returnId: asked!.id, uphold: false, note: "Quiterona contestó: el canario de la devolución" };
  expect(await decideReturn({ ...ctx, actor: "admin:lia" }, decision)).toEqual({ outcome: "refused" });
  await sendMails();
  // The search finds the person in the mails and the note about the return, so it works. Messages and notes are sealed.
  expect((await tablesThatSay(CANARIES)).toSorted()).toEqual(["lead_returns", "local_mail", "notices"]);

  await eraseLead({ ...ctx, actor: "link:lead" }, { leadId });
  await sendMails();
  expect(await tablesThatSay(CANARIES)).toEqual([]);
  expect(await ctx.db.selectFrom("quotes").select("id").where("lead_id", "=", leadId).execute()).toEqual([]);
});
