import { expect, onTestFinished, test } from "vitest";
import { idOfPerson } from "#db/seed/people.ts";
import { seedReviewer } from "#db/seed/reviewer.ts";
import { sendMail } from "#domain/mail/send-mail.server.ts";
import { returnReview } from "#domain/reviewers/decide-review.server.ts";
import { inviteReviewer } from "#domain/reviewers/invite-reviewer.server.ts";
import { reviewsOf } from "#domain/reviewers/review-queries.server.ts";
import { addStatement } from "#domain/statements/change-statement.server.ts";
import { remindStatements } from "#domain/statements/remind-statements.server.ts";
import { openMailer } from "#platform/mailer.ts";
import { testContext } from "#tests/support/context.ts";
import { openMailbox } from "#tests/support/mailbox.ts";
import { composeMail } from "./compose-mail.ts";

const ctx = await testContext();
const [lia, ines] = [idOfPerson("lia"), idOfPerson("ines")];

/** Sends the queued mails, as the worker does. */
async function deliver() {
  const box = await openMailbox();
  onTestFinished(() => box.close());
  const mailer = openMailer(box.url, "Cuna <hola@cuna.example>");
  onTestFinished(() => mailer.close());
  const rows = await ctx.db.selectFrom("mail_messages").select("id").where("status", "=", "queued").orderBy("created_at").execute();
  for (const { id } of rows) await sendMail({ db: ctx.db, mailer, compose: composeMail(ctx) }, id);
  return box.mails;
}

test("the reviewer hears what waits, the editor what became of it; who is invited gets the way in, and the team what grew old", async () => {
  await seedReviewer(ctx);
  const sent = await deliver();
  expect(sent.map(({ to, subject }) => [to[0], subject])).toEqual(
    expect.arrayContaining([
      ["ines.cabral@revisa.example", "Para revisar: Congelación de embriones"],
      ["lia.almonte@cuna.example", expect.stringMatching(/^Firmado: /)],
    ]),
  );
  const waiting = (await reviewsOf(ctx.db, ines)).find(({ state }) => state === "sent")!;
  expect(sent.find(({ subject }) => subject.startsWith("Para revisar: Congelación"))!.text).toContain(
    `https://cuna.test/dashboard/revision/${waiting.id}`,
  );

  await returnReview(ctx, ines, { reviewId: waiting.id, reason: "Falta la semana." });
  const lawyer = { name: "Lic. Iván Tejeda", profession: "lawyer", specialty: "abogado", licence: "88-1" } as const;
  await inviteReviewer(ctx, lia, { ...lawyer, email: "ivan.tejeda@revisa.example" });
  await addStatement(ctx, lia, { kind: "claim", text: "Éramos diez.", path: "", source: "Acta", datedOn: "2020-01-01", termMonths: 6 });
  await remindStatements(ctx);
  const [returned, invited, old, ...none] = await deliver();
  expect(none).toEqual([]);
  expect([returned!.to, returned!.text.includes("Falta la semana.")]).toEqual([["lia.almonte@cuna.example"], true]);
  expect(invited!.to).toEqual(["ivan.tejeda@revisa.example"]);
  expect(invited!.text).toMatch(/https:\/\/cuna\.test\/reset-password\/\S+/);
  expect(old!.text).toContain("Éramos diez.");
});
