import { data } from "react-router";
import { z } from "zod";
import type { RouteServices } from "#app/context.ts";
import { isLoopbackHost } from "#platform/loopback.ts";

/** What a proxy adds to a request that it hands on. */
const HANDED_ON = ["forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-real-ip"];

/**
 * Kept mail shows what people wrote to each other, and holds their signed links: only in a demonstration whose mail goes
 * nowhere else. One that runs for this machine shows it to this machine: not to a page under another name that leads here,
 * and not through a proxy.
 */
export function mayShowMail(mailbox: RouteServices["mailbox"], request: Request): boolean {
  if (mailbox !== "this-machine") return mailbox === "everybody";
  return isLoopbackHost(new URL(request.url).hostname) && !HANDED_ON.some((name) => request.headers.has(name));
}

export function requireMailAccess({ mailbox }: RouteServices, request: Request): void {
  if (!mayShowMail(mailbox, request)) throw notFound();
}

export const notFound = () => data(null, { status: 404 });

const mailId = z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER);

export function readMailId(raw: string | null | undefined): number | undefined {
  return mailId.safeParse(raw).data;
}
