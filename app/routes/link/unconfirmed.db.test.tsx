import type { data } from "react-router";
import { expect, test } from "vitest";
import { sentCookies } from "#app/forms/leads/sent-cookie.server.ts";
import { action as sendByScript } from "#app/routes/api/lead-dialog.ts";
import { action as sendByPage } from "#app/routes/public/leads/request-info.tsx";
import RequestSent, { loader as sentLoader } from "#app/routes/public/leads/request-sent.tsx";
import { acceptRoutingRequest } from "#domain/leads/accept-routing-request.server.ts";
import { patientToken } from "#domain/leads/lead-tokens.ts";
import { routeLead } from "#domain/offers/route-lead.server.ts";
import { proofText, solvePuzzle } from "#domain/submissions/puzzle.ts";
import { mailboxDigest } from "#domain/submissions/same-person.ts";
import { setLeadLimits, testContext } from "#tests/support/context.ts";
import { addCenter } from "#tests/support/leads.ts";
import { drawPage, formPost, routeArgs } from "#tests/support/route-args.tsx";
import ConfirmCenters, { action as confirmAction, loader as confirmLoader } from "./confirm-centers.tsx";
import RequestStatus, { action as statusAction, loader as statusLoader } from "./request-status.tsx";

// The pages of a request that waits for its person, as the server renders them and as their buttons work.

const ctx = await testContext({ pace: "usual" });
await addCenter(ctx, "luna");
const plenty = { tenMinutes: 1000, hour: 1000 };
await setLeadLimits(ctx.db, { pace: { center: { tenMinutes: 2, hour: 2 }, all: plenty } });

let people = 0;
function fields(email = `persona${++people}@correo.example`, more: Record<string, string> = {}): Record<string, string> {
  return {
    variante: "inline",
    tipo: "center",
    origen: "luna",
    nombre: "Ana",
    apellido: "Peña",
    email,
    telefono: `+1 809 555 ${2000 + ++people}`,
    tratamiento: "FIV",
    mensaje: "¿Cuánto cuesta en total y cuántas visitas necesito?",
    consentimiento: "on",
    ...more,
  };
}
const leadOf = (email: string) =>
  ctx.db
    .selectFrom("leads")
    .selectAll()
    .where("email_digest", "=", mailboxDigest(ctx.keys, email))
    .orderBy("created_at", "desc")
    .executeTakeFirstOrThrow();
const linkOf = async (email: string) => {
  const { id, created_at } = await leadOf(email);
  return patientToken(ctx.keys, id, created_at);
};
const plain = (html: string) => html.replace(/<[^>]+>/g, " ").replace(/\s+/g, " ");
const status = async (token: string, path = token) => {
  const answer = (await statusLoader(routeArgs(ctx, new Request(`https://cuna.test/solicitud/${path}`), { token }))) as ReturnType<
    typeof data
  >;
  return { code: answer.init?.status, html: drawPage(RequestStatus as never, { loaderData: answer.data, params: { token } }) };
};
/** Returns what an action throws when it redirects. */
const led = async (work: unknown) => {
  const thrown = await Promise.resolve(work).catch((error: unknown) => error);
  return thrown instanceof Response ? thrown : Promise.reject(new Error(`not led on: ${JSON.stringify(thrown)}`));
};

/** Posts as the page without script does, and returns the page after it. */
async function sent(email: string, origen = "luna") {
  const response = await led(sendByPage(routeArgs(ctx, formPost("https://cuna.test/solicitar-informacion", { ...fields(email), origen }))));
  expect(response.headers.get("location")).toBe("/solicitud-enviada");
  const cookie = response.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
  const answer = (await sentLoader(
    routeArgs(ctx, new Request("https://cuna.test/solicitud-enviada", { headers: { cookie } })),
  )) as ReturnType<typeof data>;
  return plain(drawPage(RequestSent as never, { loaderData: answer.data }));
}

test("held for its person's click: the page says so and promises nothing else, and the link's button sends it", async () => {
  const calm = await sent("calma@correo.example");
  expect(calm).toContain("Avisamos solo a Centro luna");
  const email = "espera@correo.example";
  const page = await sent(email);
  for (const told of ["confirma por correo", "hasta entonces ningún centro tiene tu solicitud", "Tienes 7 días"])
    expect(page).toContain(told);
  for (const wrong of ["va en camino", "Avisamos solo", "Enviamos una copia", "te contactarán pronto"]) expect(page).not.toContain(wrong);

  const token = await linkOf(email);
  const before = await status(token);
  expect(plain(before.html)).toContain("Al confirmar avisamos a Centro luna");
  expect(plain(before.html)).toContain("Falta tu confirmación");
  // Opening the page changes nothing.
  expect((await leadOf(email)).status).toBe("unconfirmed");
  const pressed = statusAction(routeArgs(ctx, formPost(`https://cuna.test/solicitud/${token}`, { accion: "confirmar" }), { token }));
  expect((await led(pressed)).headers.get("location")).toBe(`/solicitud/${token}`);
  expect((await leadOf(email)).status).toBe("accepted");
  expect(plain((await status(token)).html)).not.toContain("Confirma tu solicitud");
});

test("somebody whose earlier mail was never confirmed is told to look for that one", async () => {
  const email = "otravez@correo.example";
  expect(await sent(email)).toContain("Te escribimos a o•••••@correo.example");
  const again = await sent(email.toUpperCase().replace("@", "+2@"));
  expect(again).toContain("ese correo sigue sin confirmar");
  expect(again).not.toContain("Enviamos una copia");
});

test("the script is asked for work first, and the same form with it is taken", async () => {
  const form = fields(undefined, { clave: "a-key-of-this-form" });
  const asked = await sendByScript(routeArgs(ctx, formPost("https://cuna.test/api/solicitud", form)));
  expect(asked.status).toBe(428);
  const { puzzle } = (await asked.json()) as { puzzle: string };
  const prueba = proofText(puzzle, await solvePuzzle(puzzle));
  const answered = await sendByScript(routeArgs(ctx, formPost("https://cuna.test/api/solicitud", { ...form, prueba })));
  expect([answered.status, await answered.json()]).toEqual([200, { outcome: "accepted", location: "/solicitud-enviada" }]);
  expect(answered.headers.getSetCookie()).toHaveLength(sentCookies("x", true).length);
});

test("a program's request shows its person the center by name, with an empty box, and is sent on their consent alone", async () => {
  const email = "programa@correo.example";
  const body = { name: "Ana Peña", email, phone_e164: "+18095550190", service_id: "fiv", origin_center_id: "luna" };
  await acceptRoutingRequest(ctx, { body, ip: null });
  const token = await linkOf(email);
  expect(plain((await status(token)).html)).toContain("Otra página nos la envió en tu nombre");
  const url = `https://cuna.test/solicitud/${token}/centros`;
  const answer = (await confirmLoader(routeArgs(ctx, new Request(url), { token }))) as ReturnType<typeof data>;
  const html = drawPage(ConfirmCenters as never, { loaderData: answer.data, params: { token } });
  expect(plain(html)).toMatch(/Acepto que Cuna envíe esta solicitud a: .*Centro luna/);
  expect(html).not.toContain("checked");
  const receptores = /name="receptores" value="([^"]+)"/.exec(html)![1]!;
  const empty = (await confirmAction(routeArgs(ctx, formPost(url, { receptores }), { token }))) as ReturnType<typeof data>;
  expect([empty.init?.status, (await leadOf(email)).status]).toEqual([422, "unconfirmed"]);
  await led(
    confirmAction(routeArgs(ctx, formPost(url, { receptores, centros: /name="centros" value="([^"]+)"/.exec(html)![1]! }), { token })),
  );
  const { id } = await leadOf(email);
  expect(await routeLead(ctx, { leadId: id, round: 1 })).toEqual({ outcome: "routed", offers: 1 });
});

test("a center that is full today: its patient reads when it is their turn, and may name another", async () => {
  await addCenter(ctx, "llena", { daily_lead_cap: 1 });
  await setLeadLimits(ctx.db, { pace: { center: plenty, all: plenty } });
  for (const email of ["primera@correo.example", "segunda@correo.example"]) {
    await led(sendByPage(routeArgs(ctx, formPost("https://cuna.test/solicitar-informacion", { ...fields(email), origen: "llena" }))));
    await routeLead(ctx, { leadId: (await leadOf(email)).id, round: 1 });
  }
  const page = plain((await status(await linkOf("segunda@correo.example"))).html);
  expect(page).toContain("Ya recibió las solicitudes que atiende en un día. Le enviamos la tuya el");
  expect(page).toContain("Escribir a otro centro");
});

test("the page after sending claims to have told no center that cannot have it, before the worker has decided as after", async () => {
  await addCenter(ctx, "otra-cosa", { services_offered: ["icsi"] });
  const page = await sent("inutil@correo.example", "otra-cosa");
  for (const told of ["Todavía no ha llegado a ningún centro", "Según su perfil, Centro otra-cosa no ofrece lo que buscas"])
    expect(page).toContain(told);
  for (const wrong of ["va en camino", "Avisamos", "te contactarán"]) expect(page).not.toContain(wrong);
  expect(await sent("tercera@correo.example", "llena")).toContain(
    "Centro llena ya tenía las solicitudes que atiende hoy. La tuya queda en turno, y la lee el",
  );
});

test("a link spelled otherwise opens nothing, on any page behind a signed link", async () => {
  const email = "enlace@correo.example";
  await sent(email);
  const token = await linkOf(email);
  expect((await status(token)).code).toBe(200);
  expect((await status(token, token.replace(".", "%2E"))).code).toBe(404);
});
