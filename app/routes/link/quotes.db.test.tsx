import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { idOfPerson } from "#db/seed/people.ts";
import { patientToken, receiversToken } from "#domain/leads/lead-tokens.ts";
import { eraseLead } from "#domain/offers/erase-lead.server.ts";
import { quoteToMail } from "#domain/quotes/quote-mail.server.ts";
import { sendQuote } from "#domain/quotes/send-quote.server.ts";
import { testContext } from "#tests/support/context.ts";
import { addCenter, person, routed } from "#tests/support/leads.ts";
import { drawPage, routeArgs } from "#tests/support/route-args.tsx";
import { composeQuoteMail } from "#worker/quote-mails.ts";
import LinkQuotes, { loader } from "./quotes.tsx";
import { loader as file } from "./quotes-file.ts";
import RequestStatus, { loader as statusLoader } from "./request-status.tsx";

// The quotes of one request behind the link of a mail, for a patient without an account.

const ctx = await testContext();
const amaranta = idOfPerson("amaranta");
const center = await addCenter(ctx, `q-${randomUUID().slice(0, 8)}`);
await ctx.db.insertInto("provider_accounts").values({ user_id: amaranta, provider_id: center.id, role: "owner" }).execute();

/** Returns a request that its center has opened. */
async function opened() {
  const { leadId } = await routed(ctx, {
    form: person(),
    kind: "center",
    originSlug: center.slug,
    receiversToken: receiversToken(ctx.keys, { originId: center.id, receivers: [center] }, new Date()),
    ticked: [center.id],
  });
  await ctx.db.updateTable("offers").set({ status: "purchased" }).where("lead_id", "=", leadId).execute();
  const { id: offerId } = await ctx.db.selectFrom("offers").select("id").where("lead_id", "=", leadId).executeTakeFirstOrThrow();
  const { created_at } = await ctx.db.selectFrom("leads").select("created_at").where("id", "=", leadId).executeTakeFirstOrThrow();
  return { leadId, offerId, token: patientToken(ctx.keys, leadId, created_at) };
}

const args = (token: string) => routeArgs(ctx, new Request(`https://cuna.test/solicitud/${token}/presupuestos`), { token });
const read = async (token: string) => {
  const { data, init } = await loader(args(token));
  return { code: init?.status, html: drawPage(LinkQuotes as never, { loaderData: data, params: { token } }) };
};
const codeOfFile = (token: string) =>
  file(args(token)).then(
    ({ status }) => status,
    (thrown: { init: ResponseInit }) => thrown.init.status,
  );

test("the link of the mail shows the quotes of its own request without an account; any other link shows nothing", async () => {
  const [ours, others] = [await opened(), await opened()];
  const answers = { "fiv-propios": { kind: "price", amountCents: 490_000, note: null } } as const;
  const quote = { requestId: ours.offerId, after: 0, answers, validUntil: null, message: "Secreto 4417", visits: 7 };
  await sendQuote(ctx, { userId: amaranta, providerId: center.id }, quote);

  const brand = { siteUrl: "https://cuna.test", name: "Cuna", email: "hola@cuna.test" } as never;
  const mail = await composeQuoteMail(ctx, { offerId: ours.offerId } as never, brand);
  expect(mail!.text).toContain(`https://cuna.test/solicitud/${ours.token}/presupuestos`);
  expect((await quoteToMail(ctx, ours.offerId))!.token).toBe(ours.token);

  const page = await read(ours.token);
  expect(page.code).toBe(200);
  for (const words of [
    center.name,
    "US$ 4900",
    "No informado",
    "Más allá del precio",
    ">7</td>",
    "Secreto 4417",
    `/solicitud/${ours.token}/mensajes/${center.slug}`,
  ])
    expect(page.html).toContain(words);
  const status = await statusLoader(args(ours.token));
  expect(drawPage(RequestStatus as never, { loaderData: status.data, params: { token: ours.token } })).toContain(
    `/solicitud/${ours.token}/presupuestos`,
  );
  expect(await codeOfFile(ours.token)).toBe(200);

  const foreign = await read(others.token);
  expect([foreign.code, foreign.html.includes("4417"), foreign.html.includes("Aún no tienes presupuestos")]).toEqual([200, false, true]);
  expect(await codeOfFile(others.token)).toBe(404);
  for (const token of [`${ours.token}x`, "x", randomUUID()]) {
    const { code, html } = await read(token);
    expect([code, html.includes("4417"), await codeOfFile(token)]).toEqual([404, false, 404]);
  }
  await eraseLead(ctx, { leadId: ours.leadId });
  expect([(await read(ours.token)).code, await codeOfFile(ours.token)]).toEqual([404, 404]);
});
