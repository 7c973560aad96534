import { execFileSync } from "node:child_process";
import type { Page } from "playwright-core";
import { DEMO_PASSWORD } from "#db/seed/data/people.ts";
import { browserCookies, signInWith } from "#tests/support/sign-in.ts";
import { totp } from "#tests/support/totp.ts";
import { fromKeptMail, fromMail } from "./requests.ts";
import { at, fill, type Screen, type Visit } from "./screen.ts";
import { register } from "./sign-ins.ts";

const press = (page: Page, name: string) => page.getByRole("main").getByRole("button", { name, exact: true }).click();

/** Fills in the form of a page, presses its button, and waits for the site's refusal. */
const refused =
  (path: string, values: Readonly<Record<string, string>>, button: string) =>
  async ({ page, url }: Visit) => {
    await page.goto(url + path);
    await fill(page, "main", values);
    await press(page, button);
    await page.locator("main [aria-invalid=true], main [role=alert]").first().waitFor();
  };

const somebodyNew = () => `rosa.${Date.now()}@correo.example`;

/** Registers somebody, whose browser is then signed in. */
async function registered({ page, url }: Visit): Promise<string> {
  const email = somebodyNew();
  await register(url, { cuenta: "patient", nombre: "Rosa", apellido: "Mella", email });
  await page.goto(`${url}/login`);
  await fill(page, "main", { email, password: DEMO_PASSWORD });
  await press(page, "Entrar");
  await page.waitForURL("**/dashboard/user");
  return email;
}

const registers = ({ url }: Visit) => register(url, { cuenta: "patient", nombre: "Rosa", apellido: "Mella", email: somebodyNew() });

async function forgets({ page, url }: Visit) {
  await page.goto(`${url}/forgot-password`);
  await fill(page, "main", { email: "yadira.polanco@caracola.example" });
  await press(page, "Mandarme el enlace");
  await page.waitForURL("**/revisa-tu-correo");
}

/** Tries wrong passwords until the site asks to wait. */
async function limited(visit: Visit) {
  const { page, url } = visit;
  const form = { email: "nadie@correo.example", password: "no es la contraseña" };
  for (let tries = 0; tries < 6; tries++) await page.request.post(`${url}/login`, { form, headers: { Origin: url }, maxRedirects: 0 });
  await refused("/login", form, "Entrar")(visit);
}

async function enrols({ page, url }: Visit) {
  await page.goto(`${url}/segundo-paso`);
  await fill(page, "main", { password: DEMO_PASSWORD });
  await press(page, "Activar el segundo paso");
  await page.getByRole("main").locator("code").first().waitFor();
}

/** Opens the account in two places, with a second step and a passkey. */
async function everyWayIn(visit: Visit) {
  const { page, url } = visit;
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("WebAuthn.enable");
  const options = { protocol: "ctap2", transport: "internal", hasResidentKey: true, hasUserVerification: true } as const;
  await devtools.send("WebAuthn.addVirtualAuthenticator", {
    options: { ...options, isUserVerified: true, automaticPresenceSimulation: true },
  });
  const email = await registered(visit);
  await signInWith(url, email, DEMO_PASSWORD);
  await page.goto(`${url}/seguridad`);
  await press(page, "Agregar una llave de acceso");
  await page.getByRole("button", { name: /^Quitar / }).waitFor();
  await enrols(visit);
  await fill(page, "main", { codigo: totp(await page.getByRole("main").locator("code").first().innerText()) });
  await press(page, "Terminar");
  await page.waitForURL("**/seguridad");
}

/** The cookies of an administrator that the operators have just made. A temporary password works only once. */
let temporary: Promise<string> | undefined;

async function withTemporaryPassword({ page, url, dataDir }: Visit) {
  const email = "jefa@cuna.example";
  const command = () =>
    execFileSync(process.execPath, ["scripts/admin.ts", email], { encoding: "utf8", env: { ...process.env, DATA_DIR: dataDir } });
  temporary ??= signInWith(url, email, / ([\w-]{20})\s*$/.exec(command())![1]!);
  await page.context().addCookies(browserCookies(url, await temporary));
  await page.goto(`${url}/change-temporary-password`);
}

const wrong = { email: "maria.rosario@correo.example", password: "no es la contraseña" };
const provider = { nombre: "Noemí", apellido: "", email: "noemi@ceiba", perfil: "", password: "contraseña2026" };

/** The screens of every way to sign in, with their refusals. */
export const accountScreens: readonly Screen[] = [
  { name: "login", open: at("/login") },
  { name: "login-empty", open: refused("/login", {}, "Entrar") },
  { name: "login-wrong", open: refused("/login", { ...wrong, email: "alguien@correo.example" }, "Entrar") },
  { name: "login-limited", open: limited },
  { name: "login-team", open: at("/admin-login") },
  { name: "register", open: at("/registro") },
  { name: "register-patient", open: at("/registro?cuenta=patient") },
  { name: "register-patient-errors", open: refused("/registro?cuenta=patient", { nombre: "Rosa", email: "rosa@" }, "Crear cuenta") },
  { name: "register-provider", open: at("/registro?cuenta=provider") },
  { name: "register-provider-errors", open: refused("/registro?cuenta=provider", provider, "Crear cuenta") },
  { name: "mailed", open: at("/revisa-tu-correo") },
  { name: "account-deleted", open: at("/cuenta-borrada?solicitudes=3") },
  { name: "account-deleted-unconfirmed", open: at("/cuenta-borrada?correo=sin-confirmar") },
  { name: "confirm-email", open: (visit) => fromMail(visit, "/confirmar-correo/", registers) },
  { name: "confirm-email-gone", open: at("/confirmar-correo/x") },
  { name: "forgot-password", open: at("/forgot-password") },
  { name: "forgot-password-errors", open: refused("/forgot-password", { email: "yadira" }, "Mandarme el enlace") },
  {
    name: "reset-password",
    async open(visit) {
      await forgets(visit);
      // Only a few of these mails are sent in an hour. The last one's link still works.
      await fromKeptMail(visit, "/reset-password/");
    },
  },
  { name: "reset-password-gone", open: at("/reset-password/x") },
  { name: "temporary-password", shows: "/change-temporary-password", open: withTemporaryPassword },
  {
    name: "temporary-password-errors",
    async open(visit) {
      await withTemporaryPassword(visit);
      await fill(visit.page, "main", { password: "corta" });
      await press(visit.page, "Guardar contraseña");
      await visit.page.locator("[aria-invalid=true]").waitFor();
    },
  },
  { name: "second-step", open: at("/login/segundo-paso") },
  { name: "second-step-wrong", open: refused("/login/segundo-paso", { codigo: "000000" }, "Seguir") },
  { name: "second-step-recovery", open: at("/login/segundo-paso?con=recuperacion") },
  { name: "second-factor", as: "new-patient", open: at("/segundo-paso") },
  { name: "second-factor-wrong-password", as: "new-patient", open: refused("/segundo-paso", { password: "x" }, "Activar el segundo paso") },
  { name: "second-factor-code", as: "new-patient", open: enrols },
  {
    name: "second-factor-wrong-code",
    as: "new-patient",
    async open(visit) {
      await enrols(visit);
      await fill(visit.page, "main", { codigo: "000000" });
      await press(visit.page, "Terminar");
      await visit.page.locator("[aria-invalid=true]").waitFor();
    },
  },
  { name: "security", as: "new-patient", open: at("/seguridad") },
  { name: "security-every-way", open: everyWayIn },
  {
    name: "security-errors",
    as: "new-patient",
    open: refused("/seguridad", { actual: "no es esta", nueva: "corta" }, "Guardar contraseña"),
  },
];
