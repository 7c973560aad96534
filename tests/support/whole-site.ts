import { afterAll, vi } from "vitest";
import type { Language } from "#domain/content/languages.ts";
import type { Context } from "#domain/context.ts";
import { readEnv } from "#platform/env.ts";
import type { FileStore } from "#platform/files.ts";

type Site = import("#server/app.ts").Site;

export interface AskOptions {
  method?: string;
  /** The `Cookie` header. */
  cookie?: string | undefined;
  body?: BodyInit;
  headers?: Record<string, string>;
}

export interface WholeSite {
  ask(path: string, options?: AskOptions): Promise<Response>;
  /** Posts a form to an address, as a browser on the site does. */
  post(path: string, fields: Readonly<Record<string, string>>, cookie?: string): Promise<Response>;
  close(): Promise<void>;
}

/** Opens everything behind the listener, as in production and not as a demonstration, on the database of a test. */
export async function openWholeSite(
  ctx: Context & { databaseUrl: string; files: FileStore },
  /** The languages with texts, where a test needs another one. */
  written?: readonly Language[],
): Promise<WholeSite> {
  vi.stubEnv("DEV", false);
  const { createApp } = await import("#server/app.ts");
  vi.unstubAllEnvs();
  const env = readEnv({ PUBLIC_URL: ctx.publicUrl, DEMONSTRATION: "off", TRUSTED_PROXY: "0.0.0.0" });
  const services = { embedded: false, closing: new AbortController().signal, beginClosing: () => {}, close: async () => {} };
  const site: Site = await createApp({ ...ctx, env, ...services }, written);
  const ask: WholeSite["ask"] = async (path, { method = "GET", cookie, body, headers } = {}) => {
    const own = {
      ...headers,
      ...(cookie && { cookie }),
      ...(method !== "GET" && method !== "HEAD" && { origin: ctx.publicUrl, ...headers }),
    };
    return site.fetch(new Request(ctx.publicUrl + path, { method, headers: own, ...(body !== undefined && { body }) }));
  };
  const post: WholeSite["post"] = (path, fields, cookie) => ask(path, { method: "POST", body: new URLSearchParams(fields), cookie });
  afterAll(() => site.close());
  return { ask, post, close: () => site.close() };
}

/** Returns the cookies that a browser sends back after an answer. */
export const cookiesOf = (answer: Response): string =>
  answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0]!)
    .join("; ");

/** Signs in with the site's own form. */
export async function enterSite(site: WholeSite, email: string, password: string): Promise<string> {
  const answer = await site.post("/login", { email, password });
  if (answer.status !== 303) throw new Error(`${email} was answered with ${answer.status}`);
  return cookiesOf(answer);
}
