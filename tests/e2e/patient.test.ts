import type { Locator } from "playwright-core";
import { describe, expect, inject, test } from "vitest";
import { DEMO_PASSWORD } from "#db/seed/data/people.ts";
import { openPages } from "#tests/support/own-site.ts";
import { signIn } from "#tests/support/sign-in.ts";
import { routesOf } from "#tests/support/site-map.ts";
import { barriers } from "#tests/support/visit.ts";

// The patient's area, as María of the demo world uses it. No other test reads what she keeps there.

const site = inject("sharedSite");
const open = await openPages(site, { as: "maria", waitUntil: "networkidle" });
const cookies = await signIn(site.url, "maria");
const list = await fetch(`${site.url}/dashboard/user/solicitudes`, { headers: { cookie: cookies } });
const request = /\/dashboard\/user\/solicitudes\/[0-9a-f-]{36}/.exec(await list.text())![0];

/** The query that a page requires. */
const NEEDED_QUERY: Readonly<Record<string, string>> = { "/dashboard/user/consultas/nueva": "?centro=clinica-luna-de-larimar" };

const screens: Record<string, string> = {
  ...Object.fromEntries(
    routesOf("patient")
      .filter(({ pattern, file }) => file.endsWith(".tsx") && !pattern.includes(":"))
      .map(({ pattern }) => [pattern, pattern + (NEEDED_QUERY[pattern] ?? "")]),
  ),
  "one request": request,
  "a medicine": "/dashboard/user/progreso/anotar?que=medicina",
  "an appointment": "/dashboard/user/progreso/anotar?que=cita",
};

describe.each(Object.entries(screens))("%s", (_name, path) => {
  test("is for its person alone: nobody keeps it, and a visitor is sent to sign in", async () => {
    const mine = await fetch(site.url + path, { headers: { cookie: cookies } });
    expect([mine.status, mine.headers.get("cache-control"), mine.headers.get("x-robots-tag")]).toEqual([200, "no-store", "noindex"]);
    const visitor = await fetch(site.url + path, { redirect: "manual" });
    expect([visitor.status, visitor.headers.get("location")]).toEqual([302, expect.stringMatching(/^\/login/)]);
  });
});

test("without script: what was typed wrong stays, a medicine is kept, marked and forgotten", async () => {
  const page = await open("/dashboard/user/progreso/anotar?que=medicina", { javaScriptEnabled: false });
  await page.fill("[name=nombre]", "Progesterona de prueba");
  await page.fill("[name=horas]", "25:00");
  await page.click("main button[value=guardar]");
  expect(await page.locator("main").innerText()).toContain("Escribe la hora como 8:00 o 20:00.");
  expect(await page.inputValue("[name=nombre]")).toBe("Progesterona de prueba");
  expect(await page.inputValue("[name=horas]")).toBe("25:00");
  await page.fill("[name=horas]", "21:30");
  await page.fill("[name=hasta]", await page.inputValue("[name=desde]"));
  await page.click("main button[value=guardar]");
  expect(new URL(page.url()).pathname).toBe("/dashboard/user/progreso");
  const row = page.locator("li", { hasText: "Progesterona de prueba" }).first();
  await row.locator("button[value=marcar]").click();
  expect(await row.locator("button[value=desmarcar]").innerText()).toContain("Aplicada");
  const kept = await fetch(`${site.url}/dashboard/user/settings/mis-datos.json`, { headers: { cookie: cookies } });
  const { progress, consultations } = (await kept.json()) as { progress: { id: string; name: string }[]; consultations: object[] };
  expect(consultations.length).toBeGreaterThan(0);
  const { id } = progress.find(({ name }) => name === "Progesterona de prueba")!;
  await page.goto(`${site.url}/dashboard/user/progreso/anotar?que=medicina&id=${id}`);
  await page.click("main button[value=borrar]");
  expect(await page.locator("main").innerText()).not.toContain("Progesterona de prueba");
});

test("the pause is night on every screen that would suggest something, and one button ends it", async () => {
  const page = await open("/dashboard/user/progreso");
  await page.click("main button[value=pausar]");
  await page.getByRole("heading", { level: 1, name: "Todo está en pausa" }).waitFor();
  expect(await barriers(page)).toEqual([]);
  await page.goto(`${site.url}/dashboard/user`);
  expect(await page.locator("h1").innerText()).toBe("Todo está en pausa");
  expect(await page.locator("main").innerText()).not.toContain("Quizá te sirva");
  await page.click("main button[value=seguir]");
  await page.getByRole("heading", { level: 1, name: "Mi progreso" }).waitFor();
  await page.goto(`${site.url}/dashboard/user`);
  expect(await page.locator("h1").innerText()).toMatch(/María$/);
});

test("a calendar program reads the private address until it is closed", async () => {
  const page = await open("/dashboard/user/progreso", { javaScriptEnabled: false });
  await page.click("main button[value=abrir-calendario]");
  const path = /\/calendario\/[\w-]+/.exec(await page.locator("#calendario").innerText())![0];
  const read = () => fetch(site.url + path);
  const answer = await read();
  expect([answer.status, answer.headers.get("content-type"), answer.headers.get("cache-control")]).toEqual([
    200,
    "text/calendar; charset=utf-8",
    "no-store",
  ]);
  expect(await answer.text()).not.toContain("Analítica hormonal");
  await page.getByRole("link", { name: "Cambiar las palabras" }).click();
  await page.check("[name=palabras]");
  await page.click("button[value=discrecion]");
  expect(await (await read()).text()).toContain("Analítica hormonal");
  await page.goto(`${site.url}/dashboard/user/progreso`);
  await page.click("main button[value=cerrar-calendario]");
  expect((await read()).status).toBe(404);
});

test("a session that ends while somebody writes: the page to sign in says why, and the words are back in their form", async () => {
  const page = await open("/dashboard/user/progreso/anotar?que=cita");
  await page.fill("[name=nombre]", "Cita que no se pierde");
  await page.context().clearCookies({ name: "session" });
  await page.click("main button[value=guardar]");
  await page.waitForURL("**/login?sesion=vencida");
  await page.getByText("Lo que escribiste sigue en esta pestaña.").waitFor();
  await page.fill("#email", "maria.rosario@correo.example");
  await page.fill("#password", DEMO_PASSWORD);
  await page.getByRole("button", { name: "Entrar", exact: true }).click();
  await page.waitForURL("**/progreso/anotar?que=cita");
  await page.getByText("Aquí está lo que escribiste").waitFor();
  expect(await page.inputValue("[name=nombre]")).toBe("Cita que no se pierde");
  // It came back once, and is not kept any longer.
  await page.reload({ waitUntil: "networkidle" });
  expect(await page.inputValue("[name=nombre]")).toBe("");
});

test("one question goes to all who sent a quote, each in a thread of its own", async () => {
  const page = await open("/dashboard/user", { javaScriptEnabled: false });
  const card = page.locator("#presupuestos");
  expect(await card.getByRole("listitem").count()).toBe(2);
  await card.getByRole("link", { name: "Preguntarles lo mismo" }).click();
  const form = page.locator("#preguntar");
  await form.locator("[name=mensaje]").fill("¿Cuánto se paga si el ciclo se cancela?");
  await form.getByRole("button", { name: "Enviar a cada uno" }).click();
  expect(await page.locator("#preguntar [role=status]").innerText()).toContain("Enviada a 2 centros");
});

test("quotes are shown beside each other, with what is missing and what each path may cost", async () => {
  const page = await open("/dashboard/user/presupuestos", { javaScriptEnabled: false });
  const line = page.getByRole("row", { name: /^Congelación de embriones/ });
  expect((await line.getByRole("cell").allInnerTexts()).toSorted()).toEqual(["No informado", "US$ 850"]);
  const paths = page.getByRole("region", { name: "De aquí a un bebé, no por ciclo" });
  const drawn = page.waitForEvent("load");
  await paths.getByRole("link", { name: "Largo" }).click();
  await drawn;
  const sums = (await paths.locator("li b").allInnerTexts()).toSorted();
  expect(sums).toEqual([expect.stringMatching(/^US\$\s19\s200$/), expect.stringMatching(/^≥ US\$/)]);
  const [file] = await Promise.all([page.waitForEvent("download"), page.getByRole("link", { name: "Descargar PDF" }).click()]);
  expect(file.suggestedFilename()).toBe("presupuestos.pdf");
});

test("hearts of the browser join those of the account, and one that is taken away stays away", async () => {
  const page = await open("/dashboard/user/guardados", { javaScriptEnabled: false });
  await page.context().addCookies([{ name: "guardados", value: "instituto-marea-alta", url: site.url }]);
  await page.reload();
  expect(await page.locator("main").innerText()).toContain("Instituto Marea Alta");
  const away = page.waitForEvent("load");
  await page.click("main button[name=quitar][value=instituto-marea-alta]");
  await away;
  await page.reload();
  expect(await page.locator("main").innerText()).not.toContain("Instituto Marea Alta");
});

test("the request form begins with what the account knows, and a visitor's with nothing", async () => {
  const mine = await open("/solicitar-informacion?centro=clinica-luna-de-larimar", { javaScriptEnabled: false });
  expect(await mine.inputValue("[name=nombre]")).toBe("María");
  expect(await mine.inputValue("[name=email]")).toBe("maria.rosario@correo.example");
  expect(await mine.locator("main").innerText()).toContain("Datos autocompletados");
  expect(await mine.isChecked("[name=newsletter]")).toBe(false);
  const anybody = await (await fetch(`${site.url}/solicitar-informacion?centro=clinica-luna-de-larimar`)).text();
  expect(anybody).not.toContain("autocompletados");
  expect(anybody).not.toContain("maria.rosario");
});

test("«Mi perfil»: a telephone that is none is told, and what is right begins the next request", async () => {
  const page = await open("/dashboard/user/profile", { javaScriptEnabled: false });
  await page.fill("[name=telefono]", "12");
  await page.selectOption("[name=pais]", "España");
  await page.click("main form button[type=submit]");
  expect(await page.locator("main").innerText()).toContain("Ingresa un teléfono válido");
  expect([await page.inputValue("[name=telefono]"), await page.inputValue("[name=pais]")]).toEqual(["12", "España"]);
  await page.fill("[name=telefono]", "+34 600 123 456");
  await page.click("main form button[type=submit]");
  expect(new URL(page.url()).search).toBe("?guardado=si");
  await page.goto(`${site.url}/solicitar-informacion?centro=clinica-luna-de-larimar`);
  expect([await page.inputValue("[name=telefono]"), await page.inputValue("[name=pais]")]).toEqual(["+34 600 123 456", "España"]);
});

test("a change of screen does not load the page again, and Esc pressed twice leaves it", async () => {
  const page = await open("/dashboard/user");
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  await page.getByRole("link", { name: "Mi progreso" }).first().click();
  await page.waitForURL("**/dashboard/user/progreso");
  await page.getByRole("heading", { level: 1, name: "Mi progreso" }).waitFor();
  expect(await page.evaluate(() => "stayed" in window)).toBe(true);
  await page.route("https://www.google.com/**", (route) => route.fulfill({ body: "el tiempo" }));
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await page.waitForURL("https://www.google.com/**");
});

test("the keyboard alone: signing in, writing an appointment down, changing a setting and signing out", async () => {
  const page = await open("/login", { as: undefined });
  /** Presses Tab until the element is focused and visible. */
  const reach = async (target: Locator) => {
    for (let presses = 0; presses < 120; presses++) {
      await page.keyboard.press("Tab");
      if (await target.evaluateAll((all) => all.includes(document.activeElement as HTMLElement))) return;
    }
    throw new Error(`the keyboard does not reach ${target}`);
  };
  const choose = async (target: Locator, key = "Enter") => {
    await reach(target);
    await page.keyboard.press(key);
  };
  const main = page.getByRole("main");

  await reach(page.locator("#email"));
  await page.keyboard.type("maria.rosario@correo.example");
  await reach(page.locator("#password"));
  await page.keyboard.type(DEMO_PASSWORD);
  await page.keyboard.press("Enter");
  await page.waitForURL("**/dashboard/user");

  await choose(page.getByRole("link", { name: "Mi progreso", exact: true }));
  await page.waitForURL("**/progreso");
  await choose(main.getByRole("link", { name: "Anotar", exact: true }));
  await page.waitForURL("**/anotar?*");
  await choose(main.getByRole("link", { name: "Cita", exact: true }));
  // The address changes before the screen does.
  await main.locator('a[aria-current="page"]', { hasText: "Cita" }).waitFor();
  await reach(main.locator("[name=nombre]"));
  await page.keyboard.type("Cita del teclado");
  await choose(main.locator("button[value=guardar]"), "Space");
  await page.waitForURL("**/progreso");
  await main.getByText("Cita del teclado").first().waitFor();

  await choose(page.getByRole("link", { name: "Configuración", exact: true }));
  await page.waitForURL("**/settings");
  await choose(main.locator("[name=contacto]"), "ArrowRight");
  await choose(main.locator("button[value=avisos]"), "Space");
  await page.waitForURL("**/settings?guardado=si");
  await choose(page.getByRole("button", { name: /^Cuenta de / }));
  await choose(page.locator("header [popover]").getByRole("button", { name: "Cerrar sesión" }));
  await page.waitForURL((url) => !url.pathname.startsWith("/dashboard"));
  await page.goto(`${site.url}/dashboard/user`);
  expect(new URL(page.url()).pathname).toBe("/login");
});

test("somebody else's request, entry or nonsense is not found", async () => {
  for (const path of ["/solicitudes/00000000-0000-4000-8000-000000000000", "/solicitudes/x", "/progreso/anotar?que=cita&id=x"]) {
    const answer = await fetch(`${site.url}/dashboard/user${path}`, { headers: { cookie: cookies } });
    expect(answer.status, path).toBe(404);
  }
});
