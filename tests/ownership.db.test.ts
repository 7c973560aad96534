import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { idOfPerson } from "#db/seed/people.ts";
import { idOfCenter } from "#db/seed/provider-rows.ts";
import { seedReviewer } from "#db/seed/reviewer.ts";
import { newMailboxToken } from "#domain/identity/account-tokens.ts";
import { addDocument } from "#domain/listing/change-documents.server.ts";
import { reviewsOf } from "#domain/reviewers/review-queries.server.ts";
import { beginUpload } from "#domain/uploads/begin-upload.server.ts";
import { addClaimDocument } from "#domain/verification/claim-documents.server.ts";
import { openClaim } from "#domain/verification/open-claim.server.ts";
import { testContext } from "./support/context.ts";
import { maria, routed } from "./support/leads.ts";
import { topUpOf } from "./support/paid-top-up.ts";
import { type Person, peopleAtTheDoor } from "./support/people-at-the-door.ts";
import { routesOf } from "./support/site-map.ts";
import { openWholeSite, type WholeSite } from "./support/whole-site.ts";

// Behind the guards, everybody finds only their own rows: another owner's row is 404, whether its id is in the address or in a form.

const ctx = await testContext();
const LUNA = idOfCenter("Clínica Luna de Larimar");
const UUID = "11111111-1111-4111-8111-111111111111";
const people = {
  patient: {
    owner: "a patient",
    strangers: ["another patient", "a patient whose mailbox is not confirmed", "an administrator without one"],
  },
  provider: { owner: "a provider", strangers: ["a provider of another center"] },
  reviewer: { owner: "a reviewer", strangers: ["another reviewer"] },
} as const satisfies Record<string, { owner: Person; strangers: readonly Person[] }>;
const everybody = Object.values(people).flatMap(({ owner, strangers }) => [owner, ...strangers]);

let site: WholeSite;
let cookies: Record<(typeof everybody)[number], string>;
let ids: Record<string, string>;

beforeAll(async () => {
  site = await openWholeSite(ctx);
  cookies = await peopleAtTheDoor(ctx, site, everybody);
  ids = await rowsOfOthers();
});

/** Returns the rows of María and of Dr. Solís's center, by kind. */
async function rowsOfOthers(): Promise<Record<string, string>> {
  const { db } = ctx;
  const consultations = await db
    .selectFrom("consultations")
    .select(["id", "status", "provider_id"])
    .where("patient_id", "=", idOfPerson("maria"))
    .execute();
  const held = consultations.find(({ status }) => status === "held")!;
  const agreed = consultations.find(({ status }) => status === "confirmed")!;
  const { leadId } = await routed(ctx, { originSlug: "clinica-luna-de-larimar", form: maria });
  const bytes = Buffer.from("%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n");
  const member = { userId: idOfPerson("amaranta"), providerId: LUNA };
  const document = await addDocument(ctx, member, { kind: "habilitacion", holder: null, fileName: "a.pdf", expiresOn: null, bytes });
  if (!document || "reason" in document) throw new Error(`the document was answered with ${document?.reason}`);
  const claim = await openClaim(ctx, idOfPerson("amaranta"), idOfCenter("Instituto Marea Alta"), "Es mi centro.");
  if (!("id" in claim)) throw new Error(claim.outcome);
  await addClaimDocument(ctx, member.userId, claim.id, { fileName: "a.pdf", bytes });
  const claimDocument = await db.selectFrom("claim_documents").select("id").where("claim_id", "=", claim.id).executeTakeFirstOrThrow();
  const upload = await beginUpload(ctx, member.userId, { fileName: "a.pdf", size: 9 });
  if (typeof upload === "string") throw new Error(`the upload was answered with ${upload}`);
  const doctor = await db.selectFrom("consultation_doctors").select("id").where("provider_id", "=", LUNA).executeTakeFirstOrThrow();
  const opened = await db
    .updateTable("offers")
    .set({ status: "purchased" })
    .where("lead_id", "=", leadId)
    .where("provider_id", "=", LUNA)
    .returning("id")
    .executeTakeFirstOrThrow();
  const session = await db
    .selectFrom("user_sessions")
    .select("id")
    .where("user_id", "=", idOfPerson("maria"))
    .where("is_active", "=", true)
    .executeTakeFirstOrThrow();
  const passkey = randomUUID();
  await db
    .insertInto("passkeys")
    .values({
      id: passkey,
      user_id: idOfPerson("maria"),
      public_key: "x",
      credential_id: passkey,
      counter: 0,
      device_type: "x",
      backed_up: false,
    })
    .execute();
  const review = await db.selectFrom("reviews").select("id").where("provider_id", "=", LUNA).executeTakeFirstOrThrow();
  return {
    ...(await topUpOf(ctx, member, bytes)),
    held: held.id,
    agreed: agreed.id,
    lead: leadId,
    document: document.id,
    claim: claim.id,
    claimDocument: claimDocument.id,
    upload: upload.id,
    doctor: doctor.id,
    opened: opened.id,
    session: session.id,
    passkey,
    review: review.id,
    textReview: await textBefore(idOfPerson("ines")),
    companion: await companionOf(idOfPerson("maria")),
    newMailbox: await newMailboxOf(idOfPerson("maria")),
  };
}

/** Makes a patient who lets this person in. */
async function companionOf(guestId: string): Promise<string> {
  const host = "u-host";
  await ctx.db.insertInto("users").values({ id: host, name: "Host", email: "host@correo.example", email_verified: true }).execute();
  const sees = ["solicitudes", "presupuestos", "consultas", "progreso"];
  const { id } = await ctx.db
    .insertInto("companions")
    .values({ host_id: host, guest_id: guestId, sees, joined_at: new Date() })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Makes the link to a mailbox that this person asked for. */
async function newMailboxOf(userId: string): Promise<string> {
  const id = randomUUID();
  const change = { id, user_id: userId, old_email: "maria.rosario@correo.example", new_email: "maria@nueva.example" };
  const { expires_at } = await ctx.db.insertInto("email_changes").values(change).returning("expires_at").executeTakeFirstOrThrow();
  return newMailboxToken(ctx.keys, id, expires_at);
}

/** Makes a text that was sent to a reviewer. */
async function textBefore(reviewerId: string): Promise<string> {
  await seedReviewer(ctx);
  return (await reviewsOf(ctx.db, reviewerId)).find(({ state }) => state === "sent")!.id;
}

/** Every guarded address that names a row, with the owner of the row, or «open» for everybody behind the guard. */
const addresses: Readonly<Record<string, string | "open to all">> = {
  "/dashboard/user/solicitudes/:id": "lead",
  "/dashboard/user/solicitudes/:id/comprobante.json": "lead",
  "/dashboard/user/solicitudes/:id/comprobante.pdf": "lead",
  "/dashboard/user/solicitudes/:id/mensajes/:providerId": "lead",
  "/dashboard/user/pareja/:id": "companion",
  "/dashboard/user/profile/correo/:token": "newMailbox",
  "/dashboard/user/consultas/:id": "agreed",
  "/dashboard/user/consultas/:id/resena": "held",
  "/dashboard/user/consultas/:id/cita.ics": "agreed",
  "/dashboard/provider/agenda/consulta/:id": "agreed",
  "/dashboard/provider/documentos/:id": "document",
  "/dashboard/provider/agenda/doctores/:id": "doctor",
  "/dashboard/provider/solicitudes/:id": "opened",
  "/dashboard/provider/solicitudes/:id/mensajes": "opened",
  "/dashboard/provider/solicitudes/:id/presupuesto": "opened",
  "/dashboard/provider/subidas/:id": "upload",
  "/dashboard/provider/billetera/recargas/:id": "topUp",
  "/dashboard/provider/billetera/comprobantes/:id": "voucher",
  "/dashboard/provider/billetera/recibos/:id": "receipt",
  "/dashboard/provider/billetera/recibos/:id/recibo.pdf": "receipt",
  "/dashboard/provider/billetera/recibos/:id/ecf.xml": "receipt",
  "/claims/:id": "claim",
  "/claims/documentos/:id": "claimDocument",
  "/claim-profile/:entityId": "open to all",
  "/dashboard/revision/:id": "textReview",
};

/** The first id of an address is the row itself. A center beside it is the one that has the request. */
const addressOf = (pattern: string, id: string) => pattern.replace(/:\w+/, id).replace(":providerId", LUNA);

describe.each(["patient", "provider", "reviewer"] as const)("of a %s", (audience) => {
  const { owner, strangers } = people[audience];
  const named = routesOf(audience).filter(({ pattern }) => pattern.includes(":"));

  test.each(named)("$pattern", async ({ pattern }) => {
    const row = addresses[pattern];
    if (row === undefined) throw new Error(`whose rows ${pattern} shows is not said in tests/ownership.db.test.ts`);
    if (row === "open to all") return;
    const statuses = async (id: string, who: keyof typeof cookies) => {
      const path = addressOf(pattern, id);
      const asked = [await site.ask(path, { cookie: cookies[who] }), await site.ask(`${path}.data`, { cookie: cookies[who] })];
      return asked.map(({ status }) => status);
    };
    expect(await statuses(ids[row]!, owner), "its owner").toEqual([200, 200]);
    for (const who of strangers) expect(await statuses(ids[row]!, who), who).toEqual([404, 404]);
    for (const made of [UUID, "algo", "1", "%20"]) expect(await statuses(made, owner), made).toEqual([404, 404]);
    for (const who of strangers)
      for (const accion of [
        "",
        "borrar",
        "confirmar",
        "cancelar",
        "mover",
        "documento",
        "correo",
        "retirar",
        "retirar-todos",
        "cerrar",
        "firmar",
        "devolver",
      ]) {
        const send = (id: string) => site.post(addressOf(pattern, id), { accion }, cookies[who]);
        const [real, made] = [await send(ids[row]!), await send(UUID)];
        expect([accion, who, real.status], "as one that does not exist").toEqual([accion, who, made.status]);
        expect([404, 405, 415, 422]).toContain(real.status);
      }
  });
});

test("an id in a form is looked at as one in an address", async () => {
  const asked: readonly [keyof typeof cookies, string, Record<string, string>][] = [
    ["another patient", "/seguridad", { accion: "cerrar", sesion: ids.session! }],
    ["another patient", "/seguridad", { accion: "quitar-llave", llave: ids.passkey! }],
    ["another patient", `/dashboard/user/consultas/${ids.agreed}`, { accion: "cancelar", consulta: ids.agreed! }],
    ["another patient", "/dashboard/user/progreso/anotar?que=etapa&id=algo", { accion: "borrar" }],
    ["a provider of another center", "/dashboard/provider/resenas", { accion: "responder", resena: ids.review!, texto: "Gracias" }],
    [
      "a provider of another center",
      "/dashboard/provider/resenas",
      { accion: "denunciar", resena: ids.review!, motivo: "other", texto: "x" },
    ],
  ];
  const found: string[] = [];
  for (const [who, path, fields] of asked) {
    const { status } = await site.post(path, fields, cookies[who]);
    if (status !== 404) found.push(`${path} ${JSON.stringify(fields)} by ${who}: ${status}`);
  }
  expect(found).toEqual([]);
});

test("a person who names another center in a form of the dashboard does not find it", async () => {
  const forms: Readonly<Record<string, Record<string, string>>> = {
    [`/dashboard/provider/solicitudes/${ids.opened}`]: { hacer: "nota", nota: "x" },
    "/dashboard/provider": { accion: "enviar" },
    "/dashboard/provider/centro": {},
    "/dashboard/provider/doctores": { hacer: "invitar", nombre: "Dra. Zoe Arena", email: "otra@correo.example" },
    "/dashboard/provider/equipo": { email: "otra@correo.example", permiso: "owner" },
    "/dashboard/provider/billetera/recargar": { monto: "10000", pago: "bank" },
    "/dashboard/provider/billetera/datos-fiscales": { rnc: "999999992", nombre: "x", direccion: "x" },
    "/dashboard/provider/webhooks": { hacer: "guardar", url: "https://sistema.example/cuna" },
    "/dashboard/provider/galeria": { hacer: "foto", url: "x" },
    "/dashboard/provider/galeria/foto": {},
    "/dashboard/provider/perfil": { nombre: "x" },
    "/dashboard/provider/precios": { "precio-fiv-propios": "1" },
  };
  for (const [path, fields] of Object.entries(forms)) {
    const { status } = await site.post(path, { ...fields, centro: LUNA }, cookies["a provider of another center"]);
    expect([path, status]).toEqual([path, 404]);
  }
});

test("after all that, everything is as it was", async () => {
  const { db } = ctx;
  const active = await db.selectFrom("user_sessions").select("id").where("id", "=", ids.session!).where("is_active", "=", true).execute();
  const kept = await db.selectFrom("passkeys").select("id").where("id", "=", ids.passkey!).execute();
  const consultation = await db.selectFrom("consultations").select("status").where("id", "=", ids.agreed!).executeTakeFirstOrThrow();
  expect([active.length, kept.length, consultation.status]).toEqual([1, 1, "confirmed"]);
});
