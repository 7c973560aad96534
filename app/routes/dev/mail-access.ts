import { data } from "react-router";
import { z } from "zod";
import { isLoopbackHost } from "#platform/loopback.ts";
import type { Services } from "#server/services.ts";

/** What a proxy adds to a request that it hands on. */
const HANDED_ON = ["forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-real-ip"];

/**
 * Kept mail shows what people wrote to each other, and holds their signed links: only in a demonstration whose mail goes
 * nowhere else. One that runs for this machine shows it to this machine: not to a page under another name that leads here,
 * and not through a proxy.
 */
export function mayShowMail({ env }: Pick<Services, "env">, request: Request): boolean {
  if (!env.demonstration || env.SMTP_URL !== undefined) return false;
  if (!env.onThisMachine) return true;
  return isLoopbackHost(new URL(request.url).hostname) && !HANDED_ON.some((name) => request.headers.has(name));
}

export function requireMailAccess(services: Services, request: Request): void {
  if (!mayShowMail(services, request)) throw notFound();
}

export const notFound = () => data(null, { status: 404 });

const mailId = z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER);

export function readMailId(raw: string | null | undefined): number | undefined {
  return mailId.safeParse(raw).data;
}
