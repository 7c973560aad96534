import { data } from "react-router";
import { z } from "zod";
import type { RouteServices } from "#app/context.ts";
import { isLoopbackHost } from "#platform/loopback.ts";

/** Headers that a proxy adds to a request. */
const PROXY_HEADERS = ["forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-real-ip"];

/**
 * Returns whether the request may read kept mail, which shows private messages and their signed links. Only a demonstration that sends
 * no mail elsewhere shows it. When the demonstration serves only this machine, the request must come from this machine, under its own
 * name and without a proxy.
 */
export function mayShowMail(mailbox: RouteServices["mailbox"], request: Request): boolean {
  if (mailbox !== "this-machine") return mailbox === "everybody";
  return isLoopbackHost(new URL(request.url).hostname) && !PROXY_HEADERS.some((name) => request.headers.has(name));
}

export function requireMailAccess({ mailbox }: RouteServices, request: Request): void {
  if (!mayShowMail(mailbox, request)) throw notFound();
}

export const notFound = () => data(null, { status: 404 });

const mailId = z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER);

export function readMailId(raw: string | null | undefined): number | undefined {
  return mailId.safeParse(raw).data;
}
