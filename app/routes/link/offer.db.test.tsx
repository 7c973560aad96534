import { describe, expect, test } from "vitest";
import { consentWords } from "#app/forms/leads/consent-texts.ts";
import { EMPTY_LEAD_FORM, type LeadForm } from "#domain/leads/lead-form-fields.ts";
import { offerToken, patientToken } from "#domain/leads/lead-tokens.ts";
import { submitLead } from "#domain/leads/submit-lead.server.ts";
import { routeLead } from "#domain/offers/route-lead.server.ts";
import { testContext } from "#tests/support/context.ts";
import { settleAMinuteLater } from "#tests/support/leads.ts";
import { drawPage, formPost, routeArgs } from "#tests/support/route-args.tsx";
import Offer, { action, loader } from "./offer.tsx";
import RequestStatus, { action as patientAction, loader as patientLoader } from "./request-status.tsx";

const ctx = await testContext();

const CANARIES = { nombre: "Zenaida", apellido: "Quirinal", email: "zenaida.quirinal@correo.example", telefono: "+1 809 555 0177" };

let people = 0;
/** Each request is from another person, since it would join the earlier request if it were from the same one. */
const somebody = () => ({ ...CANARIES, email: `somebody.${++people}@correo.example`, telefono: `+1 809 555 018${people}` });

/** Sends and routes a request of a new person, and returns its offer and the links of both mails. */
async function routedLead(person: Partial<LeadForm> = CANARIES) {
  const sent = await submitLead(ctx, {
    form: {
      ...EMPTY_LEAD_FORM,
      anoNacimiento: "1988",
      tratamiento: "FIV",
      presupuesto: "5000-10000",
      mensaje:
        "Me llamo Zenaida, mi correo es zenaida punto quirinal arroba correo punto example y mi número 8 0 9 5 5 5 0 1 7 7. ¿Cuánto cuesta?",
      consentimiento: true,
      ...person,
    },
    variant: "default",
    originSlug: "clinica-luna-de-larimar",
    evidence: { ip: "203.0.113.9", userAgent: "a test", pageUrl: "/" },
    words: consentWords(false, { site: "Cuna", written: null }),
    idempotencyKey: crypto.randomUUID(),
  });
  if (sent.outcome !== "accepted") throw new Error(sent.outcome);
  await routeLead(ctx, { leadId: sent.leadId, round: 1 });
  const offer = await ctx.db.selectFrom("offers").select(["id", "made_at"]).where("lead_id", "=", sent.leadId).executeTakeFirstOrThrow();
  const lead = await ctx.db.selectFrom("leads").select(["id", "created_at"]).where("id", "=", sent.leadId).executeTakeFirstOrThrow();
  return {
    offerId: offer.id,
    leadId: lead.id,
    offer: offerToken(ctx.keys, offer.id, offer.made_at),
    patient: patientToken(ctx.keys, lead.id, lead.created_at),
  };
}

async function offerPage(token: string) {
  const { data, init } = (await loader(routeArgs(ctx, new Request(`https://cuna.test/oferta/${token}`), { token }))) as {
    data: object;
    init: ResponseInit;
  };
  const html = drawPage(Offer, { loaderData: data, params: { token } });
  return { status: init.status, html, data: JSON.stringify(data) };
}

async function patientPage(token: string) {
  const { data, init } = (await patientLoader(routeArgs(ctx, new Request(`https://cuna.test/solicitud/${token}`), { token }))) as {
    data: object;
    init: ResponseInit;
  };
  const html = drawPage(RequestStatus, { loaderData: data, params: { token } });
  return { status: init.status, html };
}

const openedAt = async (id: string) =>
  (await ctx.db.selectFrom("offers").select("opened_at").where("id", "=", id).executeTakeFirstOrThrow()).opened_at;

describe("the center's page", () => {
  test("shows the request and nothing by which the person could be found", async () => {
    const { offer } = await routedLead();
    const { html, data } = await offerPage(offer);
    for (const said of ["¿Cuánto cuesta?", "38 – 40 años", "US$ 5000 – 10 000", "Te escribió desde tu perfil."])
      expect(html).toContain(said);
    for (const secret of [/zenaida/i, /quirinal/i, /arroba/, /555.?0177/, /5 5 5/, /1988/]) {
      expect(html).not.toMatch(secret);
      expect(data).not.toMatch(secret);
    }
  });

  test("shows the facts alone while the message looks as if it carried a contact", async () => {
    const { offer } = await routedLead({ ...somebody(), mensaje: "Lean la primera letra de cada palabra y me encuentran." });
    const { html, data } = await offerPage(offer);
    expect(html).toContain("se muestra al abrirla");
    expect(html).toContain("US$ 5000 – 10 000");
    expect(html + data).not.toContain("primera letra");
  });

  test("counts as opened when somebody says so, not when a program follows the link", async () => {
    const { offer, offerId } = await routedLead(somebody());
    await offerPage(offer);
    expect(await openedAt(offerId)).toBeNull();
    const answer = await action(routeArgs(ctx, formPost(`https://cuna.test/oferta/${offer}`, {}), { token: offer })).catch(
      (thrown: unknown) => thrown,
    );
    expect((answer as Response).status).toBe(303);
    expect(await openedAt(offerId)).toBeInstanceOf(Date);
  });

  test("says kindly that a link opens nothing", async () => {
    const { status, html } = await offerPage("1.forged.link");
    expect(status).toBe(404);
    expect(html).toContain("Este enlace ya no abre ninguna solicitud");
  });
});

describe("the patient's page", () => {
  test("shows who has the request and whether it was opened", async () => {
    const { patient, offer } = await routedLead(somebody());
    expect((await patientPage(patient)).html).toMatch(/Clínica Luna de Larimar.*Avisado.*Leerla/s);
    await action(routeArgs(ctx, formPost(`https://cuna.test/oferta/${offer}`, {}), { token: offer })).catch(() => {});
    expect((await patientPage(patient)).html).not.toContain("Leerla");
  });

  test("the button confirms the address", async () => {
    const { patient, leadId } = await routedLead(somebody());
    expect((await patientPage(patient)).html).toContain("Este correo es mío");
    await patientAction(
      routeArgs(ctx, formPost(`https://cuna.test/solicitud/${patient}`, { accion: "confirmar" }), { token: patient }),
    ).catch(() => {});
    expect((await patientPage(patient)).html).not.toContain("Este correo es mío");
    const lead = await ctx.db.selectFrom("leads").select("email_confirmed_at").where("id", "=", leadId).executeTakeFirstOrThrow();
    expect(lead.email_confirmed_at).toBeInstanceOf(Date);
  });

  test("erases for good, for the centers too", async () => {
    const { patient, offer } = await routedLead(somebody());
    await patientAction(routeArgs(ctx, formPost(`https://cuna.test/solicitud/${patient}`, { accion: "borrar" }), { token: patient }));
    expect((await patientPage(patient)).status).toBe(404);
    const { html, data } = await offerPage(offer);
    expect(html).toContain("borró su solicitud y todos sus datos");
    for (const canary of Object.values(CANARIES)) expect(data).not.toContain(canary);
  });

  test("takes the permission of a center back, which reads it behind the link of its mail and says so", async () => {
    const { patient, offer, leadId } = await routedLead(somebody());
    const { provider_id: centro } = await ctx.db
      .selectFrom("lead_receivers")
      .select("provider_id")
      .where("lead_id", "=", leadId)
      .executeTakeFirstOrThrow();
    const sent = (page: string, fields: Record<string, string>, token: string) =>
      routeArgs(ctx, formPost(`https://cuna.test/${page}/${token}`, fields), { token });
    await patientAction(sent("solicitud", { accion: "retirar", centro }, patient)).catch(() => {});
    expect((await offerPage(offer)).html).toContain("retiró el permiso que le dio a tu centro");
    expect((await patientPage(patient)).html).toContain("Se lo decimos en un minuto o dos.");
    await patientAction(sent("solicitud", { accion: "deshacer", centro }, patient)).catch(() => {});
    expect((await offerPage(offer)).html).not.toContain("retiró el permiso que le dio a tu centro");
    expect((await patientPage(patient)).html).not.toContain("Deshacer");
    await patientAction(sent("solicitud", { accion: "retirar", centro }, patient)).catch(() => {});
    await settleAMinuteLater(ctx);
    expect((await patientPage(patient)).html).toContain("Aún no confirma que lo leyó");
    await action(sent("oferta", { accion: "recibido" }, offer)).catch(() => {});
    expect((await patientPage(patient)).html).toContain("confirmó que lo leyó");
  });
});
