import { DEMO_PASSWORD, type DemoPerson, people } from "#db/seed/data/people.ts";
import { idOfPerson } from "#db/seed/people.ts";
import type { Context } from "#domain/context.ts";
import { type Auth, openAuth } from "#domain/identity/auth.server.ts";
import type { Viewer } from "#domain/identity/viewer.ts";

const opened = new WeakMap<object, Auth>();

/** Returns the sign-in of a test's database, opened once for each. */
export function authOf({ db, jobs, keys, publicUrl }: Context): Auth {
  const auth = opened.get(db) ?? openAuth({ db, jobs, keys, publicUrl, cookies: { session: "__Host-session", prefix: "__Host-cuna" } });
  opened.set(db, auth);
  return auth;
}

/** Returns a person of the demo world as guards know them, for tests that call a loader or an action directly. */
export function demoViewer(key: DemoPerson["key"]): Viewer {
  const { email, firstName, lastName, userType, admin } = people.find((person) => person.key === key)!;
  return {
    userId: idOfPerson(key),
    sessionId: `session of ${key}`,
    email,
    emailConfirmed: true,
    firstName,
    lastName,
    userType,
    teamRole: admin ? "admin" : null,
    secondFactor: false,
    provedRecently: true,
    temporaryPassword: false,
  };
}

/** Signs a person of the demo world in at a running site, and returns the `Cookie` header of their browser. */
export const signIn = (url: string, key: DemoPerson["key"]): Promise<string> =>
  signInWith(url, people.find((person) => person.key === key)!.email, DEMO_PASSWORD);

/** Signs anybody in at a running site, and returns the `Cookie` header of their browser. */
export async function signInWith(url: string, email: string, password: string): Promise<string> {
  const answer = await fetch(`${url}/login`, {
    method: "POST",
    redirect: "manual",
    headers: { Origin: url },
    body: new URLSearchParams({ email, password }),
  });
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(";")[0]!);
  if (answer.status !== 303 || cookies.length === 0) throw new Error(`signing in as ${email} was answered with ${answer.status}`);
  return cookies.join("; ");
}

/** Returns a `Cookie` header in the format of a browser's cookie store. */
export const browserCookies = (url: string, header: string) =>
  header.split("; ").map((pair) => {
    const [name, value] = pair.split(/=(.*)/s) as [string, string];
    return { name, value, url };
  });
