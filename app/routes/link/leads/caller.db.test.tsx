import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { data } from "react-router";
import { expect, test } from "vitest";
import { takeCall } from "#app/forms/desk/take-call.server.ts";
import { contactLinks } from "#app/forms/followups/contact-links.ts";
import AdminCall, { action as callAction } from "#app/routes/admin/desk/call.tsx";
import AdminRequest, { action as requestAction, loader as requestLoader } from "#app/routes/admin/desk/request.tsx";
import { callLinkToSend } from "#domain/desk/call-link.server.ts";
import { leaveOfPatient } from "#domain/leads/lead-access.ts";
import { unsealLead } from "#domain/leads/sealed-lead.server.ts";
import { routeLead } from "#domain/offers/route-lead.server.ts";
import { testContext } from "#tests/support/context.ts";
import { addTwoManaged, maria } from "#tests/support/leads.ts";
import { drawPage, formPost, routeArgs } from "#tests/support/route-args.tsx";
import { authOf, demoViewer } from "#tests/support/sign-in.ts";
import { openedFacts } from "#texts/opened-facts.ts";
import RequestStatus, { loader as statusLoader } from "../request-status.tsx";
import Caller, { action, loader } from "./caller.tsx";

// Somebody who calls and has no mailbox: the request waits for the one link that our team sends to the telephone, and no mail goes to nobody.

const ctx = await testContext();
const lia = demoViewer("lia");
const services = { ...ctx, auth: authOf(ctx) };
const admin = { ...ctx, actor: `admin:${lia.userId}` as const };
const [uno] = await addTwoManaged(ctx);

let people = 0;
const called = (change: Record<string, string> = {}) => ({
  clave: randomUUID(),
  nombre: "Altagracia Peña",
  telefono: `+1 809 555 ${3000 + ++people}`,
  email: "",
  pais: "República Dominicana",
  servicio: "fiv",
  ciudad: "",
  centro: uno.slug,
  elegido: "",
  mensaje: "Quiere saber el precio.",
  otros: "",
  consentimiento: "si",
  ...change,
});
async function taken(change: Record<string, string> = {}) {
  const result = await takeCall(admin, called(change));
  if (!("leadId" in result) || !result.link) throw new Error(JSON.stringify(result));
  return { leadId: result.leadId, token: result.link.token };
}
const leadOf = (id: string) => ctx.db.selectFrom("leads").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
const mailsOf = (id: string) =>
  ctx.db.selectFrom("mail_messages").select(["template", "recipient_digest"]).where("lead_id", "=", id).orderBy("template").execute();

const at = (token: string) => `https://cuna.test/llamada/${token}`;
async function opened(token: string, viewer: typeof lia | null = null) {
  const answer = (await loader(routeArgs(ctx, new Request(at(token)), { token }, {}, viewer))) as ReturnType<typeof data>;
  const html = drawPage(Caller as never, { loaderData: answer.data, params: { token } });
  const field = (name: string) => new RegExp(`name="${name}" value="([^"]+)"`).exec(html)?.[1] ?? "";
  const fields = { clave: field("clave"), receptores: field("receptores"), centros: field("centros"), accion: "si" };
  return { code: answer.init?.status ?? 200, html, fields };
}
/** Posts the form: the address to which it leads, or its outcome. */
async function pressed(token: string, fields: Record<string, string>, viewer: typeof lia | null = null) {
  const answer = await Promise.resolve(action(routeArgs(ctx, formPost(at(token), fields), { token }, {}, viewer))).catch(
    (thrown: unknown) => thrown,
  );
  if (answer instanceof Response) return answer.headers.get("location")!;
  const { data: said, init } = answer as ReturnType<typeof data<{ outcome: string }>>;
  return `${init?.status} ${said.outcome}`;
}
async function confirmed(change: Record<string, string> = {}) {
  const { leadId, token } = await taken(change);
  const address = await pressed(token, (await opened(token)).fields);
  await routeLead(ctx, { leadId, round: 1 });
  const { id: offerId } = await ctx.db.selectFrom("offers").select("id").where("lead_id", "=", leadId).executeTakeFirstOrThrow();
  return { leadId, offerId, address, own: address.split("/").at(-1)! };
}

test("a call without a mailbox is taken with a telephone that exists; a wrong mailbox is still refused, and programs need one", async () => {
  expect(await takeCall(admin, called({ email: "x" }))).toMatchObject({ errors: { email: expect.any(String) } });
  expect(await takeCall(admin, called({ telefono: "+1 809 1" }))).toMatchObject({ errors: { telefono: expect.any(String) } });
  const { leadId } = await taken();
  expect(await leadOf(leadId)).toMatchObject({ status: "unconfirmed", awaits: "names", email_digest: null, source: "call" });
  const another = sql`insert into leads (number, status, kind, source, phone_digest, idempotency_key, body_digest)
    select 'x', 'routed', kind, 'api', phone_digest, 'x', body_digest from leads where id = ${leadId}`;
  await expect(another.execute(ctx.db)).rejects.toThrow("leads_mailbox_or_call");
  expect(await mailsOf(leadId)).toEqual([]);
});

test("the screen that took the call opens WhatsApp and SMS with the link, and says nothing of a mail", async () => {
  const page = async (fields: Record<string, string>) =>
    drawPage(AdminCall as never, {
      loaderData: { choices: { countries: [], services: [], cities: [] }, key: randomUUID(), named: "", centers: [] },
      actionData: await callAction(routeArgs(ctx, formPost("https://cuna.test/dashboard/admin/llamada", fields), {}, {}, lia)),
    });
  const fields = called();
  const html = await page(fields);
  expect(html).toMatch(/https:\/\/wa\.me\/1809555\d{4}\?text=[^"]*llamada%2F/);
  expect(html).toMatch(/sms:\+1809555\d{4}\?body=/);
  expect(html.match(/[^<>.]*correo[^<>.]*/gi)).toEqual(["No tiene correo: confirma con este enlace a qué centros va"]);
  // The same form sent again, as by reloading, is the same request with the same link.
  const link = /value="(https:\/\/[^"]+\/llamada\/[^"]+)"/;
  expect(link.exec(await page(fields))![1]).toBe(link.exec(html)![1]);
});

test("nothing reaches a center before the button behind the link: neither by opening it, nor by our team, nor without a box", async () => {
  const { leadId, token } = await taken();
  const { html, fields } = await opened(token);
  expect(html).toContain("Centro uno");
  expect(html).not.toMatch(/checked|Quiere saber|FIV/);
  expect(await routeLead(ctx, { leadId, round: 1 })).toEqual({ outcome: "done-before" });
  expect((await opened(token, lia)).html).not.toContain('name="accion"');
  expect(await pressed(token, fields, lia)).toBe("403 team");
  expect(await pressed(token, { ...fields, centros: "" })).toBe("422 unticked");
  expect(await leadOf(leadId)).toMatchObject({ status: "unconfirmed", phone_confirmed_at: null });
  expect(await pressed(token, fields)).toMatch(/^\/solicitud\//);
  expect(await leadOf(leadId)).toMatchObject({ status: "accepted", email_confirmed_at: null, phone_confirmed_at: expect.any(Date) });
  expect(await routeLead(ctx, { leadId, round: 1 })).toEqual({ outcome: "routed", offers: 1 });
  const { quality_codes: codes } = await leadOf(leadId);
  expect(codes).toEqual(expect.arrayContaining(["email_absent", "phone_confirmed"]));
  const kinds = await ctx.db.selectFrom("evidence").select("kind").where("subject_id", "=", leadId).orderBy("position").execute();
  expect(kinds.map(({ kind }) => kind)).toEqual(["submission", "names-confirmed", "call-link-used"]);
});

test("whoever has the number and did not call erases the request, and no center ever hears of it", async () => {
  const { leadId, token } = await taken();
  const { fields } = await opened(token);
  expect(await pressed(token, { ...fields, accion: "no" }, lia)).toBe("403 team");
  expect(await pressed(token, { ...fields, accion: "no" })).toBe("200 erased");
  expect(await leadOf(leadId)).toMatchObject({ status: "closed", sealed: null });
  expect(await ctx.db.selectFrom("lead_call_links").select("id").where("lead_id", "=", leadId).execute()).toEqual([]);
  expect(await pressed(token, fields)).toBe("404 gone");
  expect(await callLinkToSend(admin, leadId)).toBeNull();
  // Once it is confirmed, it ends on its own page alone.
  const sure = await confirmed();
  const page = (await callLinkToSend(admin, sure.leadId))!;
  expect(await pressed(page.token, { clave: randomUUID(), accion: "no" })).toBe("404 gone");
  expect((await leadOf(sure.leadId)).status).toBe("routed");
});

test("a center that opened it calls or writes by WhatsApp, and is offered no mail", () => {
  const person = { form: { ...maria, email: "" }, phone: "+18095550147" };
  expect(Object.keys(contactLinks(person, { center: "uno", number: "1", site: "Cuna" }))).toEqual(["call", "whatsapp"]);
  const mail = openedFacts({ person, service: null, country: null, city: null, careLanguage: null }).find(({ key }) => key === "email");
  expect(mail?.value ?? null).toBeFalsy();
});

test("its own page promises no mail, and says that none was given", async () => {
  const { own: token } = await confirmed();
  const answer = (await statusLoader(routeArgs(ctx, new Request(`https://cuna.test/solicitud/${token}`), { token }))) as ReturnType<
    typeof data
  >;
  const html = drawPage(RequestStatus as never, { loaderData: answer.data, params: { token } });
  const sentences = html.replace(/<(?:script|style)[^>]*>.*?<\/(?:script|style)>/gs, "").match(/[^<>.]*correo[^<>.]*/gi) ?? [];
  // The other sentence is about the centers' mailboxes.
  expect(sentences).toEqual(["Correo", expect.stringContaining("cada centro que tiene correo")]);
  expect(html).not.toMatch(/te (avisamos|escribimos)/i);
  expect(html).toContain("No diste ninguno");
});

test("our team sees that there is no mailbox, and opens the contact with the link and without a mail", async () => {
  const { leadId } = await confirmed();
  const asking = (fields?: Record<string, string>) =>
    routeArgs(
      services,
      new Request(
        `https://cuna.test/dashboard/admin/solicitudes/${leadId}`,
        fields && { method: "POST", body: new URLSearchParams(fields) },
      ),
      { id: leadId },
      {},
      lia,
    );
  const loaderData = await requestLoader(asking());
  const masked = drawPage(AdminRequest as never, { loaderData });
  expect(masked).not.toMatch(/llamada\/|value="permiso"|mailto:/);
  const actionData = await requestAction(asking({ accion: "abrir" }));
  const html = drawPage(AdminRequest as never, { loaderData, actionData });
  expect(html).toMatch(/wa\.me\/1809555\d{4}\?text=[^"]*llamada%2F/);
  expect(html).not.toContain("mailto:");
});

test("a person who named a mailbox stays as they were: no link is made for them", async () => {
  const result = await takeCall(admin, called({ email: "con-correo@correo.example" }));
  expect(result).toMatchObject({ leadId: expect.any(String), link: null });
  const { leadId } = result as { leadId: string };
  expect((await mailsOf(leadId)).map(({ template }) => template)).toEqual(["lead-confirmation"]);
  const lead = await leadOf(leadId);
  expect((await unsealLead(ctx.keys, ctx.db, leaveOfPatient(leadId), lead.sealed))!.form.email).toBe("con-correo@correo.example");
});
