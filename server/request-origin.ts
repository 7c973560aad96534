import { randomUUID } from "node:crypto";
import type { Origin } from "#domain/audit/origin.server.ts";
import { deviceOf } from "#domain/identity/device.ts";
import { shortNetwork } from "#domain/submissions/network.ts";

/** Returns what the log keeps of where a request comes from, worked out when an act first asks for it. */
export function originOf(ip: string, userAgent: string | undefined): () => Origin {
  let origin: Origin | undefined;
  return () => {
    if (!origin) {
      const { browser, os } = deviceOf(userAgent);
      origin = { requestId: randomUUID(), network: shortNetwork(ip), device: [browser, os].filter(Boolean).join(", ") || null };
    }
    return origin;
  };
}
