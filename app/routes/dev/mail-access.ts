import { data } from "react-router";
import { z } from "zod";
import type { Services } from "#server/services.ts";

/**
 * Kept mail shows what people wrote to each other: only on the demonstration's own database or on one's own machine, and
 * never where mail really goes out.
 */
export function mayShowMail({ env, embedded, publicUrl }: Pick<Services, "env" | "embedded" | "publicUrl">): boolean {
  return env.SMTP_URL === undefined && (embedded || LOOPBACK.has(new URL(publicUrl).hostname));
}

const LOOPBACK = new Set(["localhost", "127.0.0.1", "[::1]"]);

export function requireMailAccess(services: Services): void {
  if (!mayShowMail(services)) throw notFound();
}

export const notFound = () => data(null, { status: 404 });

const mailId = z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER);

export function readMailId(raw: string | null | undefined): number | undefined {
  return mailId.safeParse(raw).data;
}
