import { createHmac } from "node:crypto";

/** Signs a body and its time with a center's secret, for the header `Webhook-Signature`, which /api/docs explains. */
export function signatureOf(secret: string, body: string, at: Date): string {
  const seconds = Math.floor(at.getTime() / 1000);
  return `t=${seconds},v1=${createHmac("sha256", secret).update(`${seconds}.${body}`).digest("hex")}`;
}
