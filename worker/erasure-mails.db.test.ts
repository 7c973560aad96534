import { sql } from "kysely";
import { expect, test } from "vitest";
import { idOfPerson } from "#db/seed/people.ts";
import { sendMail } from "#domain/mail/send-mail.server.ts";
import { beginErasure } from "#domain/people/begin-erasure.server.ts";
import { erasePerson } from "#domain/people/erase-person.server.ts";
import { startLocalSmtp } from "#platform/local-smtp/local-smtp.ts";
import { openMailer } from "#platform/mailer.ts";
import { testContext } from "#tests/support/context.ts";
import { addCenter, person, submitted } from "#tests/support/leads.ts";
import { composeMail } from "./compose-mail.ts";

const services = await testContext();
const ctx = { ...services, actor: `admin:${idOfPerson("lia")}` as const };

test("the receipt of an erased person says what went and what stays, and names nobody", async () => {
  const center = await addCenter(ctx, "recibo-del-faro");
  const form = person({ nombre: "Quisqueya", apellido: "Altagracia" });
  const { leadId, number } = await submitted(ctx, { originSlug: center.slug, form });
  await ctx.db.deleteFrom("mail_recipients").execute();
  const start = { kind: "lead", id: leadId } as const;
  const begun = await beginErasure(ctx, { start, by: idOfPerson("lia"), requester: "phone", reason: "Llamó desde su número", ticked: [] });
  if (begun.outcome !== "begun") throw new Error(begun.outcome);
  await erasePerson(services, begun.erasureId);
  const mail = await ctx.db.selectFrom("mail_messages").select("id").where("erasure_id", "=", begun.erasureId).executeTakeFirstOrThrow();
  const smtp = await startLocalSmtp(ctx.db);
  const mailer = openMailer(smtp.url, "Cuna <hola@cuna.example>");
  expect(await sendMail({ db: ctx.db, mailer, compose: composeMail(ctx) }, mail.id)).toBe("sent");
  mailer.close();
  await smtp.close();
  const { rows } = await sql<{ mail: string }>`select m::text as mail from local_mail m where m::text ~ 'BOR-[0-9]{4}-[0-9]{5}'`.execute(
    ctx.db,
  );
  expect(rows).toHaveLength(1);
  expect(rows[0]!.mail).toContain(form.email);
  expect(rows[0]!.mail).not.toMatch(new RegExp(`quisqueya|altagracia|${number}`, "i"));
});
