import { expect, test } from "vitest";
import AdminRequest, { action as requestAction, loader as requestLoader } from "#app/routes/admin/desk/request.tsx";
import { loader as ownLoader } from "#app/routes/link/request-status.tsx";
import { patientToken } from "#domain/leads/lead-tokens.ts";
import { testContext } from "#tests/support/context.ts";
import { person, routed } from "#tests/support/leads.ts";
import { drawPage, formPost, routeArgs } from "#tests/support/route-args.tsx";
import { demoViewer } from "#tests/support/sign-in.ts";
import AdminMessage, { action as messageAction, loader as messageLoader } from "./message.tsx";

const ctx = await testContext();
const lia = demoViewer("lia");
const SITE = "https://cuna.test/dashboard/admin";

test("from the request to the conversation, to its answer and its end, and back to what its person reads", async () => {
  const form = person({ nombre: "Quiteria", apellido: "Bonao", mensaje: "canario de la orientación" });
  const { leadId, number } = await routed(ctx, { kind: "advice", form });
  const at = (screen: string, fields?: Record<string, string>) =>
    routeArgs(
      ctx,
      fields ? formPost(`${SITE}/${screen}/${leadId}`, fields) : new Request(`${SITE}/${screen}/${leadId}`),
      { id: leadId },
      {},
      lia,
    );
  const drawRequest = async (actionData?: unknown) =>
    drawPage(AdminRequest as never, { loaderData: await requestLoader(at("solicitudes")), actionData });
  const act = async (fields: Record<string, string>) => {
    const answer = await messageAction(at("mensajes", fields)).catch((thrown: unknown) => thrown as Response);
    return answer instanceof Response ? answer.headers.get("location") : answer;
  };

  const masked = await drawRequest();
  expect(masked).toContain(`href="/dashboard/admin/mensajes/${leadId}"`);
  expect(masked).not.toContain("Bonao");
  const page = drawPage(AdminMessage as never, { loaderData: await messageLoader(at("mensajes")) });
  for (const told of [number, "Bonao", form.mensaje, `href="/dashboard/admin/solicitudes/${leadId}"`]) expect(page).toContain(told);
  expect(page).toContain(`href="/dashboard/admin/borrar/solicitud/${leadId}"`);

  expect(await act({ accion: "responder", respuesta: "Empieza por una consulta.", version: "0" })).toContain("hecho=respondido");
  expect(await act({ accion: "responder", respuesta: "Otra vez.", version: "0" })).toMatchObject({
    data: { act: "responder", text: "Otra vez." },
  });
  expect(await act({ accion: "cerrar", motivo: "" })).toMatchObject({ data: { act: "cerrar" } });
  expect(await act({ accion: "cerrar", motivo: "solved" })).toContain("hecho=cerrado");

  const opened = await requestAction(at("solicitudes", { accion: "abrir" }));
  const shown = await drawRequest(opened);
  for (const told of ["Empieza por una consulta.", "Ya está resuelto", "Bonao"]) expect(shown).toContain(told);
  const { rows } = { rows: await ctx.db.selectFrom("audit_log").select("action").where("subject_id", "=", leadId).execute() };
  expect(rows.map(({ action }) => action)).toEqual(
    expect.arrayContaining(["message.opened", "message.replied", "message.closed", "lead.opened"]),
  );

  const { created_at } = await ctx.db.selectFrom("leads").select("created_at").where("id", "=", leadId).executeTakeFirstOrThrow();
  const token = patientToken(ctx.keys, leadId, created_at);
  const own = await ownLoader(routeArgs(ctx, new Request(`https://cuna.test/solicitud/${token}`), { token }));
  expect((own as { data: unknown }).data).toMatchObject({
    page: { advice: { status: "closed", replies: [{ text: "Empieza por una consulta.", fromWriter: false }] } },
  });
});

test("both screens say where the person's answer goes: to the conversation where mail is taken, else to the team's mailbox", async () => {
  const { leadId } = await routed(ctx, { kind: "advice", form: person() });
  const said = async (takesReplies: boolean) => {
    const at = (screen: string) => routeArgs({ ...ctx, takesReplies }, new Request(`${SITE}/${screen}/${leadId}`), { id: leadId }, {}, lia);
    return [
      drawPage(AdminMessage as never, { loaderData: await messageLoader(at("mensajes")) }),
      drawPage(AdminRequest as never, { loaderData: await requestLoader(at("solicitudes")) }),
    ];
  };
  for (const screen of await said(true)) expect(screen).toMatch(/queda en (esta|la misma) conversación/);
  for (const screen of await said(false)) {
    expect(screen).toContain("llega al correo del equipo");
    expect(screen).not.toMatch(/queda en (esta|la misma) conversación/);
  }
});
