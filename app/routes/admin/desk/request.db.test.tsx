import { expect, test } from "vitest";
import { qualifyLead } from "#domain/desk/decide-lead.server.ts";
import { m } from "#messages/m.ts";
import { testContext } from "#tests/support/context.ts";
import { addCenter, submitted } from "#tests/support/leads.ts";
import { drawPage, routeArgs } from "#tests/support/route-args.tsx";
import { authOf, demoViewer } from "#tests/support/sign-in.ts";
import AdminRequest, { action, loader } from "./request.tsx";

// A request's page says what our team asks of it: why it has its score, where it went, what is under way, and how its person is reached.

const ctx = await testContext();
const lia = demoViewer("lia");
await addCenter(ctx, "rio-de-una-solicitud");
const services = { ...ctx, auth: authOf(ctx) };
const asked = () => submitted(ctx, { originSlug: "rio-de-una-solicitud" });
const at = (leadId: string, fields?: Record<string, string>) =>
  routeArgs(
    services,
    new Request(`https://cuna.test/dashboard/admin/solicitudes/${leadId}`, fields && { method: "POST", body: new URLSearchParams(fields) }),
    { id: leadId },
    {},
    lia,
  );
const drawn = async (leadId: string, actionData?: unknown) =>
  drawPage(AdminRequest as never, { loaderData: await loader(at(leadId)), actionData });

test("its score is told with what was found and what each thing earned, and its sum is the score", async () => {
  const { leadId } = await asked();
  const quality_codes = [
    "phone_valid",
    "email_plausible",
    "email_unconfirmed",
    "message_brief",
    "treatment_open",
    "budget_stated",
    "pace_normal",
  ];
  await ctx.db.updateTable("leads").set({ quality_score: 75, quality_codes }).where("id", "=", leadId).execute();
  const { lead } = await loader(at(leadId));
  expect(Math.round(lead.qualityParts.reduce((sum, { points }) => sum + points, 0))).toBe(75);
  const page = await drawn(leadId);
  for (const told of [m.desk_quality({ score: 75 }), m.desk_quality_message_brief(), m.desk_quality_treatment_open(), "4.5 de 15"])
    expect(page).toContain(told);
});

test("what was decided is said at once: while its round is under way no act is offered, and afterwards those that may be", async () => {
  const { leadId } = await asked();
  await ctx.db.updateTable("leads").set({ status: "held" }).where("id", "=", leadId).execute();
  expect(await drawn(leadId)).toContain('value="calificar"');
  expect(await qualifyLead({ ...ctx, actor: `admin:${lia.userId}` }, lia.userId, leadId)).toEqual({ outcome: "done" });
  const under = await drawn(leadId);
  expect(under).toContain(m.desk_pending());
  expect(under).not.toMatch(/value="(calificar|rechazar|derivar)"/);
  await ctx.db
    .insertInto("routing_decisions")
    .values({ lead_id: leadId, round: 9, strategy: "named", outcome: "held", policy_version: "1", candidates: "[]" })
    .execute();
  expect(await drawn(leadId)).not.toContain(m.desk_pending());
});

test("one that was merged leads to the one that it went into", async () => {
  const [it, into] = [await asked(), await asked()];
  expect(await drawn(it.leadId)).not.toContain(m.desk_attached());
  await ctx.db.updateTable("leads").set({ status: "attached", attached_to: into.leadId }).where("id", "=", it.leadId).execute();
  const page = await drawn(it.leadId);
  expect(page).toContain(`href="/dashboard/admin/solicitudes/${into.leadId}"`);
  expect(page).toContain(into.number);
});

test("an opened contact is called, written to by WhatsApp or mail with one press, in the way that they prefer first", async () => {
  const { leadId } = await asked();
  const opened = await action(at(leadId, { accion: "abrir" }));
  const page = await drawn(leadId, opened);
  expect(page).toMatch(/href="tel:\+\d+"/);
  expect(page).toMatch(/\+1 \d{3} \d{3} \d{4}/);
  const ways = [...page.matchAll(/href="(tel:|https:\/\/wa\.me\/|mailto:)/g)].map(([, way]) => way);
  expect(ways).toEqual(["https://wa.me/", "tel:", "mailto:"]);
});
