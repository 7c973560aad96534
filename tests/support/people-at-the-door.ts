import { randomUUID } from "node:crypto";
import { DEMO_PASSWORD } from "#db/seed/data/people.ts";
import type { Context } from "#domain/context.ts";
import { hashPassword } from "#domain/identity/password-hash.server.ts";
import { enterSite, type WholeSite } from "./whole-site.ts";

/** The kinds of people who may ask for a page, each with the `Cookie` header of their browser. */
export const PEOPLE = [
  "a visitor",
  "a patient",
  "another patient",
  "a patient whose mailbox is not confirmed",
  "a provider",
  "a provider of another center",
  "a reviewer",
  "another reviewer",
  "an administrator with a second step",
  "an administrator without one",
  "an administrator who is a provider",
  "a patient with a temporary password",
  "an administrator with a temporary password",
  "somebody whose session was ended",
  "somebody whose session is over",
  "somebody with a made-up session",
] as const;
export type Person = (typeof PEOPLE)[number];

interface Kind {
  userType: "patient" | "provider" | "reviewer";
  admin?: true;
  secondFactor?: true;
  temporary?: true;
  unconfirmed?: true;
  /** True when the session has expired. */
  over?: true;
}

/** Signs them in with the site's own form. */
export async function peopleAtTheDoor<Who extends Person = Person>(
  ctx: Context,
  site: WholeSite,
  people: readonly Who[] = PEOPLE as readonly Person[] as readonly Who[],
): Promise<Record<Who, string>> {
  const password = await hashPassword(DEMO_PASSWORD);
  const enter = (email: string) => enterSite(site, email, DEMO_PASSWORD);
  const enterAs = async (kind: Kind) => {
    const { email, userId } = await addPerson(ctx, password, kind);
    const cookie = await enter(email);
    // This comes last, since a second step or a temporary password changes how one signs in.
    const { secondFactor = false, temporary = false, over = false } = kind;
    await ctx.db.updateTable("users").set({ two_factor_enabled: secondFactor }).where("id", "=", userId).execute();
    await ctx.db.updateTable("profiles").set({ has_temporary_password: temporary }).where("user_id", "=", userId).execute();
    if (over)
      await ctx.db
        .updateTable("user_sessions")
        .set({ expires_at: new Date(0) })
        .where("user_id", "=", userId)
        .execute();
    return cookie;
  };
  const enterAndLeave = async () => {
    const cookie = await enterAs({ userType: "patient" });
    await site.post("/salir", {}, cookie);
    return cookie;
  };
  const ways: Record<Person, () => Promise<string>> = {
    "a visitor": async () => "",
    "a patient": () => enter("maria.rosario@correo.example"),
    "another patient": () => enterAs({ userType: "patient" }),
    "a patient whose mailbox is not confirmed": () => enterAs({ userType: "patient", unconfirmed: true }),
    "a provider": () => enter("amaranta.solis@luna-de-larimar.example"),
    "a provider of another center": () => enter("yadira.polanco@caracola.example"),
    "a reviewer": () => enter("ines.cabral@revisa.example"),
    "another reviewer": () => enterAs({ userType: "reviewer" }),
    "an administrator with a second step": () => enterAs({ userType: "patient", admin: true, secondFactor: true }),
    "an administrator without one": () => enter("lia.almonte@cuna.example"),
    "an administrator who is a provider": () => enterAs({ userType: "provider", admin: true, secondFactor: true }),
    "a patient with a temporary password": () => enterAs({ userType: "patient", temporary: true }),
    "an administrator with a temporary password": () => enterAs({ userType: "patient", admin: true, secondFactor: true, temporary: true }),
    "somebody whose session was ended": enterAndLeave,
    "somebody whose session is over": () => enterAs({ userType: "patient", over: true }),
    "somebody with a made-up session": async () => `__Host-session=${"a".repeat(32)}.${"b".repeat(43)}%3D`,
  };
  const entered = await Promise.all(people.map(async (who) => [who, await ways[who]()] as const));
  return Object.fromEntries(entered) as Record<Who, string>;
}

async function addPerson({ db }: Context, password: string, { userType, admin, unconfirmed }: Kind) {
  const userId = randomUUID();
  const email = `${userId}@correo.example`;
  await db.insertInto("users").values({ id: userId, name: "Alguien", email, email_verified: !unconfirmed }).execute();
  await db
    .insertInto("accounts")
    .values({ id: userId, user_id: userId, account_id: userId, provider_id: "credential", password })
    .execute();
  await db.insertInto("profiles").values({ user_id: userId, user_type: userType, email }).execute();
  if (admin) await db.insertInto("user_roles").values({ user_id: userId, role: "admin" }).execute();
  return { email, userId };
}
