import { idOfCenter } from "#db/seed/provider-rows.ts";
import { at, fill, type Screen, type Visit } from "./screen.ts";

const ROOT = "/dashboard/user";
const ENTRY = `${ROOT}/progreso/anotar`;

const press = ({ page }: Visit, action: string) => page.locator(`main button[value=${action}]`).first().click();

/** Follows the first link of a screen whose address begins with this path. */
const following = (path: string, link: string) => async (visit: Visit) => {
  await at(path)(visit);
  await visit.page.goto(visit.url + (await visit.page.locator(`main a[href^="${link}"]`).first().getAttribute("href")));
};

/** Opens the first thread of María's requests. */
async function firstThread(visit: Visit) {
  await at(`${ROOT}/solicitudes`)(visit);
  const requests = await visit.page
    .locator(`main a[href^="${ROOT}/solicitudes/"]`)
    .evaluateAll((all) => all.map((a) => (a as HTMLAnchorElement).pathname));
  for (const request of new Set(requests))
    if ((await visit.page.goto(`${visit.url}${request}/mensajes/${idOfCenter("Clínica Luna de Larimar")}`))?.ok()) return;
  throw new Error("María has no thread");
}

async function paused(visit: Visit) {
  await at(`${ROOT}/progreso`)(visit);
  await press(visit, "pausar");
  await visit.page.locator("main button[value=seguir]").waitFor();
}

async function unpause(visit: Visit) {
  await at(`${ROOT}/progreso`)(visit);
  await press(visit, "seguir");
  await visit.page.locator("main button[value=pausar]").waitFor();
}

/** Saves the settings of discretion. */
const discretion = (choices: { discreto: boolean; salida: boolean }) => async (visit: Visit) => {
  await at(`${ROOT}/settings`)(visit);
  for (const [name, on] of Object.entries(choices)) await visit.page.locator(`[name=${name}]`).setChecked(on);
  await press(visit, "discrecion");
  await visit.page.waitForURL("**/settings?guardado=si");
};

/** Fills in an entry with mistakes. */
const mistaken = (what: string, values: Readonly<Record<string, string>>) => async (visit: Visit) => {
  await at(`${ENTRY}?que=${what}`)(visit);
  await fill(visit.page, "main", values);
  await press(visit, "guardar");
  await visit.page.locator("[aria-invalid=true]").first().waitFor();
};

const maria = (name: string, path: string): Screen => ({ name: `patient-${name}`, as: "maria", open: at(ROOT + path) });
const rosa = (name: string, path: string): Screen => ({ name: `patient-${name}`, as: "new-patient", open: at(ROOT + path) });

/** The screens of a patient's area, as María uses it and as it is on the first day. Those of consultations are with the centers'. */
export const patientScreens: readonly Screen[] = [
  maria("home", ""),
  rosa("home-first-day", ""),
  {
    name: "patient-home-paused",
    as: "maria",
    async open(visit) {
      await paused(visit);
      await at(ROOT)(visit);
    },
    leave: unpause,
  },
  {
    name: "patient-menu",
    as: "maria",
    viewportOnly: true,
    async open(visit) {
      await at(ROOT)(visit);
      const { page, width } = visit;
      await page.getByRole("button", width < 768 ? { name: "Más" } : { name: /^Cuenta de/ }).click();
      await page.locator("[popover]:popover-open").waitFor();
    },
  },
  maria("requests", "/solicitudes"),
  maria("requests-erased", "/solicitudes?borrada=si"),
  rosa("requests-none", "/solicitudes"),
  {
    name: "patient-request",
    shows: "/dashboard/user/solicitudes/:id",
    as: "maria",
    open: following(`${ROOT}/solicitudes`, `${ROOT}/solicitudes/`),
  },
  {
    name: "patient-request-erase",
    as: "maria",
    async open(visit) {
      await following(`${ROOT}/solicitudes`, `${ROOT}/solicitudes/`)(visit);
      await visit.page.locator("#parar summary").last().click();
    },
  },
  {
    name: "patient-thread",
    shows: "/dashboard/user/solicitudes/:id/mensajes/:providerId",
    as: "maria",
    open: firstThread,
  },
  maria("request-gone", "/solicitudes/x"),
  maria("quotes", "/presupuestos"),
  rosa("quotes-none", "/presupuestos"),
  maria("notices", "/avisos"),
  rosa("notices-none", "/avisos"),
  maria("pair", "/pareja"),
  maria("progress", "/progreso"),
  rosa("progress-none", "/progreso"),
  {
    name: "patient-progress-paused",
    as: "maria",
    open: paused,
    leave: unpause,
  },
  {
    name: "patient-progress-feed",
    as: "maria",
    async open(visit) {
      await at(`${ROOT}/progreso`)(visit);
      await press(visit, "abrir-calendario");
      await visit.page.locator("#calendario [role=status]").waitFor();
    },
    async leave(visit) {
      await press(visit, "cerrar-calendario");
      await visit.page.locator("main button[value=cerrar-calendario]").waitFor({ state: "detached" });
    },
  },
  maria("entry-stage", "/progreso/anotar"),
  maria("entry-medicine", "/progreso/anotar?que=medicina"),
  maria("entry-appointment", "/progreso/anotar?que=cita"),
  maria("entry-result", "/progreso/anotar?que=resultado"),
  { name: "patient-entry-change", as: "maria", open: following(`${ROOT}/progreso`, `${ENTRY}?que=etapa&id=`) },
  {
    name: "patient-entry-errors",
    as: "maria",
    open: mistaken("medicina", { nombre: "", desde: "2026-11-20", hasta: "2026-11-01", horas: "25:00" }),
  },
  maria("saved", "/guardados"),
  rosa("saved-none", "/guardados"),
  maria("profile", "/profile"),
  maria("profile-kept", "/profile?guardado=si"),
  {
    name: "patient-profile-errors",
    as: "maria",
    async open(visit) {
      await at(`${ROOT}/profile`)(visit);
      await fill(visit.page, "main", { historia: "Dos inseminaciones en 2024, sin resultado. ".repeat(200) });
      await visit.page.locator("main form button[type=submit]").click();
      await visit.page.locator("[aria-invalid=true]").waitFor();
    },
  },
  maria("mailbox", "/profile/correo"),
  maria("settings", "/settings"),
  rosa("settings-first-day", "/settings"),
  {
    name: "patient-settings-discreet",
    as: "maria",
    open: discretion({ discreto: true, salida: false }),
    leave: discretion({ discreto: false, salida: true }),
  },
  {
    name: "patient-settings-delete",
    as: "maria",
    async open(visit) {
      await at(`${ROOT}/settings`)(visit);
      await visit.page.locator("#datos summary").click();
      await fill(visit.page, "#datos", { clave: "no es la contraseña" });
      await press(visit, "borrar");
      await visit.page.locator("#datos [aria-invalid=true]").waitFor();
    },
  },
];
