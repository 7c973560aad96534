import { expect, test } from "vitest";
import Consultation, * as consultation from "#app/routes/patient/consultation.tsx";
import Settings, * as settings from "#app/routes/patient/settings.tsx";
import Privacy, { loader as privacy } from "#app/routes/public/content/privacy.tsx";
import { changeConsultation } from "#domain/consultations/change-consultation.server.ts";
import { whatsappOf } from "#domain/patients/whatsapp.server.ts";
import { addOpenCenter, requested } from "#tests/support/consultations.ts";
import { testContext } from "#tests/support/context.ts";
import { pageHtml } from "#tests/support/page.tsx";
import { drawPage, formPost, routeArgs } from "#tests/support/route-args.tsx";
import { demoViewer } from "#tests/support/sign-in.ts";

// Where a patient ticks the box of WhatsApp, and that a site without it says nothing of it.

const ctx = await testContext();
const maria = demoViewer("maria");
const sites = { off: { ...ctx, whatsapp: null }, on: { ...ctx, whatsapp: "meta" as const } };
type Site = (typeof sites)["on" | "off"];
const SETTINGS = "https://cuna.test/dashboard/user/settings";

const center = await addOpenCenter(ctx, "luz-de-prueba");
const id = await requested(ctx, center.id, maria.userId);
await changeConsultation(ctx, { side: "provider", providerId: center.id }, id, { act: "confirm" });

const drawSettings = async (site: Site, actionData?: unknown) =>
  drawPage(Settings, { loaderData: await settings.loader(routeArgs(site, new Request(SETTINGS), {}, {}, maria)), actionData } as never);
const drawConsultation = async (site: Site) => {
  const args = routeArgs(site, new Request(`https://cuna.test/dashboard/user/consultas/${id}`), { id }, {}, maria);
  return drawPage(Consultation, { loaderData: await consultation.loader(args) });
};
const post = (site: Site, fields: Record<string, string>) =>
  Promise.resolve(settings.action(routeArgs(site, formPost(SETTINGS, fields), {}, {}, maria))).catch(
    (thrown: unknown) => thrown,
  ) as Promise<{
    data?: unknown;
    init?: { status: number };
    status?: number;
  }>;
const own = () => whatsappOf(ctx, maria.userId, "self");

test("a site without WhatsApp shows its box nowhere, takes none, and its privacy page names nobody", async () => {
  for (const html of [await drawSettings(sites.off), await drawConsultation(sites.off)]) expect(html).not.toContain('id="whatsapp"');
  expect(await post(sites.off, { accion: "whatsapp", whatsapp: "809 555 0111", "acepto-whatsapp": "si" })).toMatchObject({
    init: { status: 422 },
  });
  expect(await own()).toBeNull();
  const page = async (site: Site) =>
    pageHtml(Privacy as never, await privacy(routeArgs(site, new Request("https://cuna.test/privacidad"))));
  expect(await page(sites.off)).not.toContain("Meta");
  expect(await page(sites.on)).toContain("El mensaje pasa por Meta");
});

test("the box is unticked and its own; without it, or without a number that exists, nothing is kept", async () => {
  const html = await drawSettings(sites.on);
  expect(/<input[^>]*name="acepto-whatsapp"[^>]*>/.exec(html)![0]).not.toContain("checked");
  const unticked = await post(sites.on, { accion: "whatsapp", whatsapp: "809 555 0111" });
  expect(unticked.init?.status).toBe(422);
  const again = await drawSettings(sites.on, unticked.data);
  expect(again).toContain("Marca la casilla");
  expect(again).toContain('value="809 555 0111"');
  const wrong = await post(sites.on, { accion: "whatsapp", whatsapp: "12", "acepto-whatsapp": "si" });
  expect(await drawSettings(sites.on, wrong.data)).toContain("Escribe un número completo");
  expect(await own()).toBeNull();
});

test("ticked in the settings it is known on the consultation, and one tap there ends it", async () => {
  expect(await post(sites.on, { accion: "whatsapp", whatsapp: "809 555 0111", "acepto-whatsapp": "si" })).toMatchObject({ status: 303 });
  expect(await own()).toMatchObject({ phone: "+18095550111" });
  expect(await drawConsultation(sites.on)).toContain("en el +1 809 555 0111");
  const args = routeArgs(
    sites.on,
    formPost(`https://cuna.test/dashboard/user/consultas/${id}`, { accion: "sin-whatsapp" }),
    { id },
    {},
    maria,
  );
  await expect(Promise.resolve(consultation.action(args))).rejects.toMatchObject({ status: 303 });
  expect(await own()).toBeNull();
  expect(await drawConsultation(sites.on)).toContain('name="acepto-whatsapp"');
});
