import Papa from "papaparse";
import { expect, test } from "vitest";
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
