import { beforeEach, describe, expect, test } from "vitest";
import type { LeadAnswer } from "#app/components/leads/form/send-lead.ts";
import { action as sendByScript } from "#app/routes/api/lead-dialog.ts";
import { testContext } from "#tests/support/context.ts";
import { drawPage, formPost, routeArgs } from "#tests/support/route-args.tsx";
import RequestInfo, { action, loader } from "./request-info.tsx";
import { loader as confirmationLoader } from "./request-sent.tsx";

const ctx = await testContext();
/** A listed, claimed center of the demo world that offers the service. */
const slug = "clinica-luna-de-larimar";

let person = 0;
beforeEach(() => void person++);
const complete = () => ({
  variante: "default",
  tipo: "center",
  origen: slug,
  nombre: "Canaria",
  apellido: "Apellidez",
  email: `canaria.${person}@correo.example`,
  telefono: `+1 809 555 01${String(person).padStart(2, "0")}`,
  anoNacimiento: "1989",
  genero: "femenino",
  pais: "República Dominicana",
  estado: "otro",
  metodoContacto: "email",
  tratamiento: "FIV",
  subTratamiento: "ninguno",
  mensaje: "Quisiera saber el precio total y qué no incluye.",
  recibirMasRespuestas: "no",
  consentimiento: "on",
  website: "",
});

const address = "https://cuna.test/solicitar-informacion";

/** Posts a form and returns what the browser gets: a page or a redirect. */
async function post(fields: Record<string, string>) {
  const result = await action(routeArgs(ctx, formPost(address, fields))).catch((thrown: unknown) => thrown);
  if (result instanceof Response) return { status: result.status, headers: result.headers, html: "" };
  const { data: actionData, init } = result as { data: never; init: ResponseInit };
  const loaderData = await loader(routeArgs(ctx, new Request(address)));
  return { status: init.status, headers: new Headers(init.headers), html: drawPage(RequestInfo, { loaderData, actionData }) };
}

const leadsNow = () => ctx.db.selectFrom("leads").select(["id", "status", "spam_code", "source"]).orderBy("created_at").execute();
const boxesIn = (html: string) => [...html.matchAll(/<input[^>]*name="centros"[^>]*>/g)].map(([box]) => /value="([^"]+)"/.exec(box)![1]!);
const inputNamed = (html: string, name: string) => new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(html)?.[0] ?? "";

describe("a form that is not right", () => {
  test("comes back with the sentence for each field, and with everything that was typed", async () => {
    const before = await leadsNow();
    const { status, html } = await post({ ...complete(), nombre: "", email: "canaria@", mensaje: "x".repeat(2001) });
    expect(status).toBe(422);
    for (const sentence of ["El nombre es obligatorio", "Ingresa un email válido", "Mensaje demasiado largo"])
      expect(html).toContain(sentence);
    expect(inputNamed(html, "apellido")).toContain('value="Apellidez"');
    expect(inputNamed(html, "email")).toContain('value="canaria@"');
    expect(html).toContain("x".repeat(2001));
    expect(await leadsNow()).toEqual(before);
  });

  test("is refused without the permission, which is never given for anybody", async () => {
    const { consentimiento: _, ...without } = complete();
    const { status, html } = await post(without);
    expect(status).toBe(422);
    expect(html).toContain("Marca esta casilla");
    expect(inputNamed(html, "consentimiento")).not.toMatch(/checked/);
  });

  test.each([
    ["no form at all", "text/plain"],
    ["a broken one", "multipart/form-data; boundary=x"],
  ])("%s is an empty form", async (_, type) => {
    const request = new Request(address, { method: "POST", body: "{}", headers: { "content-type": type } });
    const { init } = (await action(routeArgs(ctx, request))) as { init: ResponseInit };
    expect(init.status).toBe(422);
  });
});

describe("a form that is right", () => {
  test("leads to a confirmation whose address says nothing about anybody", async () => {
    const { status, headers } = await post(complete());
    expect(status).toBe(303);
    expect(headers.get("location")).toBe("/solicitud-enviada");
    const cookies = headers.getSetCookie();
    expect(cookies.join("\n")).not.toMatch(/canaria|apellidez|555/i);
    for (const cookie of cookies)
      for (const part of [/^__Host-\S+;/, /; SameSite=Lax/, /; HttpOnly/, /; Secure/]) expect(cookie).toMatch(part);
    expect((await leadsNow()).at(-1)).toMatchObject({ status: "accepted", source: "page", spam_code: null });

    const request = new Request("https://cuna.test/solicitud-enviada?name=Otra&service=Otro", {
      headers: { cookie: cookies.map((cookie) => cookie.split(";")[0]).join("; ") },
    });
    const { data, init } = (await confirmationLoader(routeArgs(ctx, request))) as {
      data: { confirmation: object; fresh: boolean };
      init: ResponseInit;
    };
    expect(data).toMatchObject({ fresh: true, confirmation: { firstName: "Canaria", service: { id: "fiv" }, others: "not-authorised" } });
    expect(new Headers(init.headers).get("cache-control")).toBe("no-store");
    // The page greets only once.
    expect(new Headers(init.headers).getSetCookie().join()).toMatch(/lead-fresh=; .*Max-Age=0/);
  });

  test("tells nobody without the cookie", async () => {
    const request = new Request("https://cuna.test/solicitud-enviada?name=Canaria", {
      headers: { cookie: "__Host-lead-sent=1.forged.token" },
    });
    const { data } = (await confirmationLoader(routeArgs(ctx, request))) as { data: { confirmation: unknown } };
    expect(data.confirmation).toBeNull();
  });

  test("filled in by a robot looks sent, and goes nowhere", async () => {
    const { status, headers } = await post({ ...complete(), website: "https://spam.example" });
    expect([status, headers.get("location")]).toEqual([303, "/solicitud-enviada"]);
    expect((await leadsNow()).at(-1)).toMatchObject({ spam_code: "honeypot" });
  });

  test("under a key that belongs to another request is a conflict, and stays filled in", async () => {
    const key = crypto.randomUUID();
    expect((await post({ ...complete(), clave: key })).status).toBe(303);
    expect((await post({ ...complete(), clave: key })).status).toBe(303);
    const other = await post({ ...complete(), clave: key, mensaje: "Ahora pregunto otra cosa." });
    expect(other.status).toBe(409);
    expect(other.html).toContain("Ahora pregunto otra cosa.");
  });

  test("for the sixth time in an hour has to wait, and is told how long", async () => {
    for (let time = 0; time < 5; time++) await post({ ...complete(), mensaje: `Pregunta número ${time}.` });
    const { status, headers, html } = await post({ ...complete(), mensaje: "Pregunta número seis." });
    expect(status).toBe(429);
    expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
    expect(html).toContain("Pregunta número seis.");
  });
});

describe("without script, the centers are named before anything is sent", () => {
  test("none chosen: up to three by name, each with an empty box, and exactly the ticked one gets it", async () => {
    const { origen: _, consentimiento: __, ...unnamed } = complete();
    const before = await leadsNow();
    const review = await post(unnamed);
    expect(review.status).toBe(200);
    expect(await leadsNow()).toEqual(before);
    expect(review.html).toContain("Acepto que Cuna envíe esta solicitud a:");
    expect(review.html).toContain("Cada centro paga a Cuna US$ 13 por abrir tu solicitud");
    const boxes = boxesIn(review.html);
    expect(boxes).toHaveLength(3);
    expect(review.html).not.toMatch(/<input[^>]*checked/);

    const receptores = /name="receptores" value="([^"]+)"/.exec(review.html)![1]!;
    const unticked = await post({ ...unnamed, receptores });
    expect(unticked.status).toBe(422);
    expect(unticked.html).toContain("Marca al menos un centro");
    expect(inputNamed(unticked.html, "mensaje")).toContain(unnamed.mensaje);
    expect(await leadsNow()).toEqual(before);

    expect((await post({ ...unnamed, receptores, centros: boxes[1]! })).status).toBe(303);
    const lead = (await leadsNow()).at(-1)!;
    const named = await ctx.db.selectFrom("lead_receivers").select(["named_by", "provider_id"]).where("lead_id", "=", lead.id).execute();
    expect(named).toEqual([{ named_by: "preview", provider_id: boxes[1] }]);
  });

  test("one chosen, open to others: each has a box of its own, and the first permission stands", async () => {
    const { status, html } = await post({ ...complete(), recibirMasRespuestas: "si" });
    expect(status).toBe(200);
    expect(inputNamed(html, "consentimiento")).toMatch(/checked/);
    const boxes = boxesIn(html);
    expect(boxes).toHaveLength(2);
    expect(inputNamed(html, "centros")).not.toMatch(/checked/);
    const review = { ...complete(), recibirMasRespuestas: "si", receptores: /name="receptores" value="([^"]+)"/.exec(html)![1]! };
    // A ticked box stays ticked when another one is missing.
    const { consentimiento: _, ...without } = review;
    const refused = await post({ ...without, centros: boxes[0]! });
    expect(refused.status).toBe(422);
    expect(refused.html).toContain("Marca esta casilla");
    expect(inputNamed(refused.html, "centros")).toMatch(/checked/);
    const sent = await post(review);
    expect(sent.status).toBe(303);
    const lead = (await leadsNow()).at(-1)!;
    const consents = await ctx.db
      .selectFrom("lead_consents")
      .select(["purpose", "granted", "text"])
      .where("lead_id", "=", lead.id)
      .execute();
    expect(consents.find(({ purpose }) => purpose === "send")).toMatchObject({
      granted: true,
      text: expect.stringMatching(/^Acepto que Cuna envíe esta solicitud a [^*]+ para que me responda\.$/),
    });
    expect(consents.filter(({ purpose }) => purpose === "other_centers").map(({ granted }) => granted)).toEqual([false, false]);
  });
});

test("the page everybody shares holds nothing of one visitor, and no box is ticked", async () => {
  const loaderData = await loader(routeArgs(ctx, new Request(`${address}?centro=${slug}&servicio=icsi`)));
  const html = drawPage(RequestInfo, { loaderData });
  expect(html).not.toContain('name="clave"');
  expect(html).not.toMatch(/<input[^>]*type="checkbox"[^>]*checked/);
  expect(html).toMatch(/<input[^>]*name="tratamiento"[^>]*checked=""[^>]*value="ICSI"|<input[^>]*value="ICSI"[^>]*checked/);
});

test.each(["%00", "no-such-center", "x".repeat(3000)])(
  "an address that names no center of ours (%s) says so, and asks all the same",
  async (centro) => {
    const loaderData = await loader(routeArgs(ctx, new Request(`${address}?centro=${centro}`)));
    expect(loaderData).toMatchObject({ center: null, unknownCenter: true });
  },
);

describe("sent by script", () => {
  const send = async (fields: Record<string, string>) => {
    const response = await sendByScript(routeArgs(ctx, formPost("https://cuna.test/api/solicitud", fields)));
    return { response, answer: (await response.json()) as LeadAnswer };
  };

  test("the same form is answered in JSON: codes for the fields, or where to go", async () => {
    const wrong = await send({ ...complete(), telefono: "no" });
    expect([wrong.response.status, wrong.answer]).toEqual([422, { outcome: "invalid", errors: { telefono: "invalid" } }]);
    const right = await send({ ...complete(), clave: crypto.randomUUID() });
    expect([right.response.status, right.answer]).toEqual([200, { outcome: "accepted", location: "/solicitud-enviada" }]);
    const cookies = right.response.headers.getSetCookie();
    expect(cookies).toHaveLength(3);
    // What this browser kept of it cannot be read any more.
    expect(cookies.at(-1)).toMatch(/^__Host-borrador=; Max-Age=0;/);
  });

  test("without names it is not sent", async () => {
    const { origen: _, ...unnamed } = complete();
    const before = await leadsNow();
    expect((await send(unnamed)).answer).toEqual({ outcome: "unnamed" });
    expect(await leadsNow()).toEqual(before);
  });
});

// This test comes last, since it uses up what one address may send.
test.each(["\0", "__proto__", "constructor", "x".repeat(5000), "</script><script>", "\r\nBcc: a@b.example"])(
  "%j in any field is answered like a mistake, and stays inert",
  async (hostile) => {
    for (const variante of ["default", "card", "inline"])
      for (const name of [...Object.keys(complete()), "servicio", "receptores", "clave", "ciudad", "idioma", "accion"]) {
        const { status, html } = await post({ ...complete(), email: `canaria.${++person}@correo.example`, variante, [name]: hostile });
        expect(status, `${variante} ${name}`).toBeOneOf([200, 303, 409, 422, 429]);
        expect(html).not.toContain("<script>");
      }
  },
);
