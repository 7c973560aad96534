import { type Attempt, attemptAll } from "#db/seed/attempt.ts";
import { seedDemoDays } from "#db/seed/demo-days.ts";
import { seedDemoLeads } from "#db/seed/demo-leads.ts";
import { demoWorldState, isOlderWorld, seedDemoWorld } from "#db/seed/demo-world.ts";
import { seedNewsletter } from "#db/seed/newsletter.ts";
import { openDatabase } from "#platform/db/db.ts";
import type { Env } from "#platform/env.ts";
import { log } from "#platform/log.ts";
import { openServices } from "./services.ts";

/** Skips a step that fails because people have changed the demo world. Fiction must not keep the site from starting. */
const attemptOrWarn: Attempt = async (step, add) => {
  try {
    await add();
  } catch (error) {
    log.warn({ step, reason: (error as Error).message }, "the demonstration in this folder is older and goes on without a part of today's");
  }
};

/**
 * Adds the demo world, unless somebody has removed it, and adds to an older one what it lacks. Leaves out its requests where mails
 * are really sent, since their addresses do not exist.
 */
export async function seedOnce(url: string, env: Env): Promise<void> {
  const owner = openDatabase(url, { role: "owner", max: 4 });
  const services = await openServices({ env, max: 4 });
  try {
    const state = await demoWorldState(owner);
    if (state === "cleared") return;
    const isNew = state === "never";
    const attempt = isNew ? attemptAll : attemptOrWarn;
    if (isNew || (await isOlderWorld(owner))) await attempt("profiles and people", () => seedDemoWorld(owner));
    if (!env.SMTP_URL) {
      await seedDemoLeads(services, attempt);
      await attempt("newsletter", () => seedNewsletter(services));
    }
    await seedDemoDays(services, attempt);
  } finally {
    await services.close();
    await owner.destroy();
  }
}
