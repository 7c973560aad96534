import { sql } from "kysely";
import Papa from "papaparse";
import { expect, test } from "vitest";
import { idOfPerson } from "#db/seed/people.ts";
import { record } from "#domain/audit/record.server.ts";
import { testContext } from "#tests/support/context.ts";
import { addCenter, submitted } from "#tests/support/leads.ts";
import { drawPage, routeArgs } from "#tests/support/route-args.tsx";
import { demoViewer } from "#tests/support/sign-in.ts";
import AdminLog, { loader } from "./log.tsx";
import { loader as csv } from "./log-csv.ts";

const ctx = await testContext();
const lia = demoViewer("lia");
const args = (address: string) => routeArgs(ctx, new Request(`https://cuna.test/dashboard/admin/registro${address}`), {}, {}, lia);

test("what an id stands for is called by its name and leads there, on the screen and in the file, which has the codes too", async () => {
  const center = await addCenter(ctx, "rio-seco");
  const { leadId, number } = await submitted(ctx, { originSlug: "rio-seco" });
  const actor = `admin:${lia.userId}` as const;
  await ctx.db.transaction().execute(async (tx) => {
    const about = { actor, subjectType: "provider", subjectId: center.id } as const;
    await record(tx, { ...about, action: "provider.verified", detail: { before: "published", after: "verified", lead: leadId } });
    await record(tx, {
      actor,
      action: "content.archived",
      subjectType: "treatment",
      subjectId: "fiv",
      detail: { before: 3, reason: "Vieja" },
    });
  });
  const loaderData = await loader(args(`?q=${center.id}`));
  const html = drawPage(AdminLog as never, { loaderData });
  expect(html).toContain(`<a class="link" href="/dashboard/admin/centros/${center.id}">Centro rio-seco</a> ${center.id}`);
  expect(html).toContain(`<a class="link" href="/dashboard/admin/solicitudes/${leadId}">${number}</a>`);
  expect(drawPage(AdminLog as never, { loaderData: await loader(args("?q=fiv")) })).toContain(
    'href="/dashboard/admin/contenido/treatment/fiv"',
  );
  const rowsOf = async (query: string) => {
    const file = await csv(args(`/registro.csv${query}`));
    return Papa.parse<Record<string, string>>((await file.text()).replace("\uFEFF", "").trimEnd(), { header: true }).data;
  };
  const [row] = await rowsOf(`?q=${center.id}`);
  expect(row).toMatchObject({
    Sobre: "Perfil",
    "Nombre o número": "Centro rio-seco",
    Datos: `Estado: Publicado → Verificado; Solicitud: ${number}`,
    Acto: "provider.verified",
    "Sobre (código)": "provider",
    Identificador: center.id,
  });
  expect(JSON.parse(row!["Datos (códigos)"]!)).toMatchObject({ after: "verified", lead: leadId });
});

test("a name, a number, an address or a title finds the lines about what it names, and nobody's sealed data is opened for it", async () => {
  const center = await addCenter(ctx, "rio-hondo");
  const { leadId, number } = await submitted(ctx, { originSlug: "rio-hondo" });
  const actor = `admin:${lia.userId}` as const;
  const { email } = await ctx.db
    .selectFrom("profiles")
    .select("email")
    .where("user_id", "=", idOfPerson("yadira"))
    .executeTakeFirstOrThrow();
  await ctx.db.transaction().execute(async (tx) => {
    await record(tx, { actor, action: "provider.verified", subjectType: "provider", subjectId: center.id });
    await record(tx, { actor, action: "lead.rejected", subjectType: "lead", subjectId: leadId, detail: { reason: "spam" } });
    await record(tx, { actor, action: "user.suspended", subjectType: "user", subjectId: idOfPerson("yadira"), detail: { reason: "x" } });
  });
  const subjects = async (words: string) => {
    const { lines } = await loader(args(`?q=${encodeURIComponent(words)}`));
    return [...new Set(lines.map(({ subjectId }) => subjectId))];
  };
  expect(await subjects("RÍO hondo".replace(" ", "-"))).toEqual([center.id]);
  expect(await subjects(number)).toEqual([leadId]);
  expect(await subjects(email!.toUpperCase())).toEqual([idOfPerson("yadira")]);
  expect(await subjects("nadie se llama así")).toEqual([]);
  expect(await subjects("100%_")).toEqual([]);
  const file = await csv(args(`/registro.csv?q=${encodeURIComponent(number)}`));
  expect(await file.text()).toContain(leadId);
});

test("the table of a long log ends, and says where the whole one is made", async () => {
  await sql`insert into audit_log (actor, action, subject_type, subject_id) select 'cli', 'export.made', 'export', n::text from generate_series(1, 50001) as n`.execute(
    ctx.db,
  );
  const file = await csv(args("/registro.csv?vista=todo"));
  const lines = Papa.parse<string[]>((await file.text()).trimEnd()).data;
  expect(lines.length).toBe(50_002);
  expect(lines.at(-1)).toEqual([expect.stringContaining("«Exportar»")]);
});
