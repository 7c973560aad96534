import { execFileSync } from "node:child_process";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { DEMO_PASSWORD } from "#db/seed/data/people.ts";
import { openPages, ownMailbox, ownSite, press } from "#tests/support/own-site.ts";
import { signIn } from "#tests/support/sign-in.ts";
import { totp } from "#tests/support/totp.ts";

// The ways to sign in, as people use them, with the mails that they get.

const mailbox = await ownMailbox();
const site = await ownSite({ env: { SMTP_URL: mailbox.url } });
const open = await openPages(site, { width: 390, cookiesChosen: true });

const NEW = "tres gatos y un paraguas";

async function enter(page: Page, email: string, password: string): Promise<void> {
  await page.goto(`${site.url}/login`);
  await page.fill("#email", email);
  await page.fill("#password", password);
  await press(page, "Entrar");
}

test("without script: somebody registers, confirms by the mail that arrives, and stands in their own place", async () => {
  const page = await open("/registro", { javaScriptEnabled: false });
  await page.getByRole("link", { name: /Busco orientación/ }).click();
  await press(page, "Crear cuenta");
  for (const sentence of ["Escribe tu nombre", "Usa al menos 12 caracteres", "hace falta aceptarlos"])
    expect(await page.getByRole("main").innerText()).toContain(sentence);
  await page.fill("#nombre", "Rosa");
  await page.fill("#apellido", "Mella");
  await page.fill("#email", "Rosa.Mella@correo.example");
  await page.fill("#password", "contraseña2026");
  await page.check("#terminos");
  await page.check("[name=discreto]");
  await press(page, "Crear cuenta");
  expect(await page.getByRole("main").innerText()).toContain("de las primeras que alguien probaría");
  expect(await page.inputValue("#nombre")).toBe("Rosa");
  await page.fill("#password", NEW);
  await press(page, "Crear cuenta");
  expect(new URL(page.url()).pathname).toBe("/revisa-tu-correo");
  await page.goto(site.url + (await mailbox.linkTo("rosa.mella@correo.example", "confirmar-correo")));
  await page.fill("#password", NEW);
  await press(page, "Confirmar y entrar");
  expect(new URL(page.url()).pathname).toBe("/dashboard/user");
  await page.goto(`${site.url}/dashboard/user/settings`);
  expect(await page.isChecked("[name=discreto]")).toBe(true);
});

test("who deletes the account reads what went, what stays and until when, and nobody is signed in any more", async () => {
  const page = await open("/login");
  await enter(page, "rosa.mella@correo.example", NEW);
  await page.waitForURL("**/dashboard/user");
  await page.goto(`${site.url}/dashboard/user/settings`);
  await page.getByText("Borrar mi cuenta y todo lo demás").first().click();
  await page.fill("[name=clave]", NEW);
  await page.locator("button[value=borrar]").click();
  await page.getByRole("heading", { level: 1, name: "Tu cuenta está borrada" }).waitFor();
  const told = await page.getByRole("main").innerText();
  for (const part of ["Lo que se fue", "Lo que queda", "meses"]) expect(told).toContain(part);
  await page.goto(`${site.url}/dashboard/user`);
  expect(new URL(page.url()).pathname).toBe("/login");
});

test("a mail that did not arrive is sent again", async () => {
  const page = await open("/registro?cuenta=patient");
  for (const [field, value] of Object.entries({ nombre: "Ana", apellido: "Peña", email: "ana.pena@correo.example", password: NEW }))
    await page.fill(`#${field}`, value);
  await page.check("#terminos");
  await press(page, "Crear cuenta");
  await page.waitForURL("**/revisa-tu-correo");
  await mailbox.linkTo("ana.pena@correo.example", "confirmar-correo");
  await page.fill("#email", "ana.pena@correo.example");
  await press(page, "Mandar otro correo");
  await page.getByText("va otro correo en camino").waitFor();
  const mails = () => mailbox.mails.filter(({ to }) => to.includes("ana.pena@correo.example")).length;
  await expect.poll(mails).toBe(2);
});

test("a forgotten password: the link of the mail gives another one, once, and the old one is gone", async () => {
  const email = "yadira.polanco@caracola.example";
  const page = await open("/login");
  await page.getByRole("link", { name: "¿La olvidaste?" }).click();
  await page.fill("#email", email);
  await press(page, "Mandarme el enlace");
  await page.waitForURL("**/revisa-tu-correo");
  const link = await mailbox.linkTo(email, "reset-password");
  await page.goto(site.url + link);
  await page.fill("#password", NEW);
  await press(page, "Guardar contraseña");
  await page.waitForURL("**/login");
  await enter(page, email, DEMO_PASSWORD);
  await page.getByText("El correo o la contraseña no coinciden").waitFor();
  await enter(page, email, NEW);
  await page.waitForURL("**/dashboard/provider");
  expect((await fetch(site.url + link)).status).toBe(404);
});

test("a temporary password has to be changed before anything else", async () => {
  const said = execFileSync(process.execPath, ["scripts/admin.ts", "jefa@cuna.example"], {
    encoding: "utf8",
    env: { ...process.env, DATA_DIR: site.dataDir },
  });
  const page = await open("/login");
  await enter(page, "jefa@cuna.example", / ([\w-]{20})\s*$/.exec(said)![1]!);
  await page.waitForURL("**/change-temporary-password");
  await page.goto(`${site.url}/dashboard/admin`);
  expect(new URL(page.url()).pathname).toBe("/change-temporary-password");
  await page.fill("#password", NEW);
  await press(page, "Guardar contraseña");
  await page.waitForURL("**/dashboard/admin");
});

test("a second step: the code of an application is asked for, and a recovery code opens once", async () => {
  const email = "amaranta.solis@luna-de-larimar.example";
  const page = await open("/login");
  await enter(page, email, DEMO_PASSWORD);
  await page.waitForURL("**/dashboard/provider");
  await page.goto(`${site.url}/segundo-paso`);
  await page.fill("#password", DEMO_PASSWORD);
  await press(page, "Activar el segundo paso");
  const codes = page.getByRole("main").locator("code");
  await codes.first().waitFor();
  const [secret, recovery] = [await codes.first().innerText(), await codes.nth(1).innerText()];
  // A mistyped code keeps on the page what was shown once.
  await page.fill("#codigo", "000000");
  await press(page, "Terminar");
  await page.getByText("Ese código no vale").waitFor();
  expect([await codes.first().innerText(), await codes.nth(1).innerText()]).toEqual([secret, recovery]);
  await page.fill("#codigo", totp(secret));
  await press(page, "Terminar");
  await page.waitForURL("**/seguridad");
  await page.getByText("encendido").waitFor();

  const elsewhere = await open("/login");
  await enter(elsewhere, email, DEMO_PASSWORD);
  await elsewhere.waitForURL("**/login/segundo-paso");
  await elsewhere.fill("#codigo", "000000");
  await press(elsewhere, "Seguir");
  await elsewhere.getByText("Ese código no vale").waitFor();
  await elsewhere.fill("#codigo", totp(secret, 1));
  await press(elsewhere, "Seguir");
  await elsewhere.waitForURL("**/dashboard/provider");

  const lost = await open("/login");
  await enter(lost, email, DEMO_PASSWORD);
  await lost.waitForURL("**/login/segundo-paso");
  await lost.getByRole("link", { name: "Usar un código de recuperación" }).click();
  await lost.fill("#codigo", recovery);
  await press(lost, "Seguir");
  await lost.waitForURL("**/dashboard/provider");
});

test("a passkey is made while signed in, and opens the account without a password", async () => {
  const page = await open("/login");
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("WebAuthn.enable");
  const { authenticatorId } = await devtools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await enter(page, "maria.rosario@correo.example", DEMO_PASSWORD);
  await page.waitForURL("**/dashboard/user");
  await page.goto(`${site.url}/seguridad`);
  await press(page, "Agregar una llave de acceso");
  await page.getByRole("button", { name: /^Quitar / }).waitFor();
  await page.context().clearCookies({ name: "session" });
  await page.goto(`${site.url}/login`);
  await press(page, "Usar una llave de acceso");
  await page.waitForURL("**/dashboard/user");

  // A copy of the device from before it signed.
  const { credentials } = await devtools.send("WebAuthn.getCredentials", { authenticatorId });
  const [original] = credentials;
  expect(original!.signCount).toBeGreaterThan(0);
  await devtools.send("WebAuthn.removeCredential", { authenticatorId, credentialId: original!.credentialId });
  await devtools.send("WebAuthn.addCredential", { authenticatorId, credential: { ...original!, signCount: 0 } });
  await page.context().clearCookies({ name: "session" });
  await page.goto(`${site.url}/login`);
  await press(page, "Usar una llave de acceso");
  await page.getByText("No se pudo entrar con la llave de acceso").waitFor();
});

test("an open session elsewhere is closed from here; the header and the page cache know who is signed in", async () => {
  const [here, there] = [await signIn(site.url, "lia"), await signIn(site.url, "lia")];
  const asks = (cookie: string, path: string) => fetch(site.url + path, { headers: { cookie }, redirect: "manual" });
  expect((await asks(there, "/dashboard/admin")).status).toBe(200);
  const post = await fetch(`${site.url}/seguridad`, {
    method: "POST",
    redirect: "manual",
    headers: { cookie: here, origin: site.url },
    body: new URLSearchParams({ accion: "cerrar-otras" }),
  });
  expect(post.status).toBe(303);
  expect((await asks(there, "/dashboard/admin")).headers.get("location")).toBe("/admin-login?sesion=vencida");
  const home = await asks(here, "/");
  expect(home.headers.get("cache-control")).toBe("no-store");
  expect(await home.text()).toContain("lia.almonte@cuna.example");
  expect(await (await fetch(`${site.url}/`)).text()).not.toContain("lia.almonte");
  for (const path of ["/admin", "/admin/lo-que-sea"]) {
    expect((await asks(here, path)).headers.get("location")).toBe("/dashboard/admin");
    expect((await asks("", path)).headers.get("location")).toBe("/admin-login");
  }
});
