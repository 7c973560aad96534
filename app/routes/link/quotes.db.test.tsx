import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { idOfPerson } from "#db/seed/people.ts";
import { patientToken, receiversToken } from "#domain/leads/lead-tokens.ts";
import { eraseLead } from "#domain/offers/erase-lead.server.ts";
import { quoteToMail } from "#domain/quotes/quote-mail.server.ts";
import { sendQuote } from "#domain/quotes/send-quote.server.ts";
import { unreadQuotes } from "#domain/quotes/unread-quotes.server.ts";
import { testContext } from "#tests/support/context.ts";
import { addCenter, person, routed } from "#tests/support/leads.ts";
import { drawPage, routeArgs } from "#tests/support/route-args.tsx";
import { composeQuoteMail } from "#worker/quote-mails.ts";
import LinkQuotes, { action, loader } from "./quotes.tsx";
import { loader as file } from "./quotes-file.ts";
import RequestStatus, { loader as statusLoader } from "./request-status.tsx";

// The quotes of one request behind the link of a mail, for a patient without an account.

const ctx = await testContext();
const amaranta = idOfPerson("amaranta");
const center = await addCenter(ctx, `q-${randomUUID().slice(0, 8)}`);
await ctx.db.insertInto("provider_accounts").values({ user_id: amaranta, provider_id: center.id, role: "owner" }).execute();

/** Returns a request that its centers have opened. */
async function opened(centers = [center]) {
  const { leadId } = await routed(ctx, {
    form: person(),
    kind: "center",
    originSlug: center.slug,
    receiversToken: receiversToken(ctx.keys, { originId: center.id, receivers: centers }, new Date()),
    ticked: centers.map(({ id }) => id),
  });
  await ctx.db.updateTable("offers").set({ status: "purchased" }).where("lead_id", "=", leadId).execute();
  const { id: offerId } = await ctx.db.selectFrom("offers").select("id").where("lead_id", "=", leadId).limit(1).executeTakeFirstOrThrow();
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
    "US$ 4900",
    "No informado",
    "Más allá del precio",
    ">7</td>",
    "Secreto 4417",
    `/solicitud/${ours.token}/mensajes/${center.slug}`,
  ])
    expect(page.html).toContain(words);
  const status = await statusLoader(args(ours.token));
  const request = drawPage(RequestStatus as never, { loaderData: status.data, params: { token: ours.token } });
  for (const words of [
    `/solicitud/${ours.token}/presupuestos`,
    `${center.name} te envió un presupuesto.`,
    "Sin precio: ",
    "Días de tratamiento",
  ])
    expect(request).toContain(words);
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

test.each([
  ["the page of the quotes behind the link", loader],
  ["the page of the request behind the link", statusLoader],
])("a quote that was opened on %s waits no longer, until its center changes it", async (_, open) => {
  const { leadId, offerId, token } = await opened();
  const other = await opened();
  const waiting = async () => (await unreadQuotes(ctx.db, [leadId, other.leadId])).map((quote) => quote.leadId);
  const answers = { "fiv-propios": { kind: "price", amountCents: 490_000, note: null } } as const;
  const send = (requestId: string, after: number) =>
    sendQuote(ctx, { userId: amaranta, providerId: center.id }, { requestId, after, answers, validUntil: null, message: "", visits: null });
  await send(offerId, 0);
  await send(other.offerId, 0);
  expect(await waiting()).toEqual([leadId, other.leadId]);
  await open(args(token));
  expect(await waiting()).toEqual([other.leadId]);
  await send(offerId, 1);
  expect(await waiting()).toContain(leadId);
});

test("behind the link one question goes to those that sent a quote for this request, and to nobody else", async () => {
  const second = await addCenter(ctx, `q-${randomUUID().slice(0, 8)}`);
  await ctx.db.insertInto("provider_accounts").values({ user_id: amaranta, provider_id: second.id, role: "owner" }).execute();
  const { leadId, token } = await opened([center, second]);
  const offers = await ctx.db.selectFrom("offers").select(["id", "provider_id"]).where("lead_id", "=", leadId).execute();
  for (const { id, provider_id } of offers)
    await sendQuote(
      ctx,
      { userId: amaranta, providerId: provider_id },
      {
        ...{ requestId: id, after: 0, validUntil: null, message: "", visits: null },
        answers: { "fiv-propios": { kind: "price", amountCents: 490_000, note: null } },
      },
    );
  const ask = async (to: string, ...fields: [string, string][]) => {
    const body = new URLSearchParams([["servicio", "fiv"], ["acto", "uno"], ...fields]);
    const url = `https://cuna.test/solicitud/${to}/presupuestos`;
    const answered = await action(routeArgs(ctx, new Request(url, { method: "POST", body }), { token: to }) as never).catch(
      (thrown: unknown) => thrown,
    );
    return answered instanceof Response
      ? [answered.status, answered.headers.get("location")]
      : (answered as { init: ResponseInit }).init.status;
  };
  const written = async () =>
    (await ctx.db.selectFrom("thread_messages").select("provider_id").where("lead_id", "=", leadId).execute()).map(
      (row) => row.provider_id,
    );
  const question: [string, string] = ["mensaje", "¿Cuánto se paga si se cancela?"];
  const both: [string, string][] = [
    ["centro", center.id],
    ["centro", second.id],
  ];

  expect(await ask(token, question)).toBe(422);
  expect(await ask(token, ["mensaje", ""], ...both)).toBe(422);
  expect(await ask(token, question, ...both, ["centro", randomUUID()])).toBe(409);
  expect(await ask((await opened()).token, question, ...both)).toBe(409);
  expect(await ask("x", question, ...both)).toBe(404);
  expect(await written()).toEqual([]);
  for (let times = 0; times < 2; times++)
    expect(await ask(token, question, ...both)).toEqual([303, `/solicitud/${token}/presupuestos?preguntado=2&servicio=fiv#preguntar`]);
  expect((await written()).toSorted()).toEqual([center.id, second.id].toSorted());
});
