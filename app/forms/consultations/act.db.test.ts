import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { addOpenCenter, addPatient, moveToPast, requested } from "#tests/support/consultations.ts";
import { testContext } from "#tests/support/context.ts";
import { actOn } from "./act.server.ts";

// All buttons of a consultation share one form. What an act does not use is neither checked nor stored.

const ctx = await testContext();
let center: { id: string };
beforeAll(async () => {
  center = await addOpenCenter(ctx, `actos-${randomUUID().slice(0, 8)}`);
});

const LINKS = ["https:/", "x".repeat(600), "http://video.example", "https://video.example/sala"];
/** The state before each act. */
const BEFORE = { rechazar: "requested", cancelar: "confirmed", hecha: "held-ago", "no-hubo": "held-ago" } as const;

test.each(Object.entries(BEFORE))("«%s» takes no link, whatever stands in its field", async (accion, before) => {
  for (const mode of ["video", "place"] as const) {
    for (const enlace of LINKS) {
      const patient = await addPatient(ctx);
      const id = await requested(ctx, center.id, patient, { mode });
      if (before !== "requested") await ctx.db.updateTable("consultations").set({ status: "confirmed" }).where("id", "=", id).execute();
      if (before === "held-ago") await moveToPast(ctx, id);
      const row = () => ctx.db.selectFrom("consultations").select(["status", "video_url"]).where("id", "=", id).executeTakeFirstOrThrow();
      const { status } = await row();
      expect(await actOn(ctx, { side: "provider", providerId: center.id }, id, { accion, enlace })).toEqual({ outcome: "done" });
      const after = await row();
      expect(after.video_url, enlace).toBeNull();
      if (before !== "held-ago") expect(after.status).not.toBe(status);
      await ctx.db.updateTable("consultations").set({ status: "cancelled" }).where("id", "=", id).execute();
    }
  }
});

test("a confirmation checks the link of a video alone", async () => {
  const us = { side: "provider", providerId: center.id } as const;
  const linkOf = async (id: string) =>
    (await ctx.db.selectFrom("consultations").select("video_url").where("id", "=", id).executeTakeFirstOrThrow()).video_url;
  for (const enlace of LINKS) {
    const [video, place] = [
      await requested(ctx, center.id, await addPatient(ctx), { mode: "video" }),
      await requested(ctx, center.id, await addPatient(ctx)),
    ];
    const good = enlace === LINKS.at(-1);
    const answer = await actOn(ctx, us, video, { accion: "confirmar", enlace });
    expect(answer).toEqual(good ? { outcome: "done" } : { outcome: "bad-link", link: enlace });
    expect(await linkOf(video)).toBe(good ? enlace : null);
    expect(await actOn(ctx, us, place, { accion: "confirmar", enlace })).toEqual({ outcome: "done" });
    expect(await linkOf(place)).toBeNull();
    await ctx.db.updateTable("consultations").set({ status: "cancelled" }).where("id", "in", [video, place]).execute();
  }
});
