import { createHmac } from "node:crypto";

/** Signs a body and its time with a center's secret, as the header `Webhook-Signature` says it and /api/docs explains it. */
export function signatureOf(secret: string, body: string, at: Date): string {
  const seconds = Math.floor(at.getTime() / 1000);
  return `t=${seconds},v1=${createHmac("sha256", secret).update(`${seconds}.${body}`).digest("hex")}`;
}
