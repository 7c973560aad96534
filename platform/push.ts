import webPush from "web-push";
import { guardedRequest, PrivateAddress } from "./guarded-request.ts";
import { isWebPort } from "./public-address.ts";

/** A browser's subscription. */
export interface PushTarget {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** `gone`: the subscription has ended, or was never valid. `refused` is final for this message; `failed` may be tried again. */
export type PushDelivery = { outcome: "sent" } | { outcome: "gone" | "refused" | "failed"; reason: string };

export interface PushOptions {
  keyPair: { publicKey: string; privateKey: string };
  /** The address at which a push service may contact us, with https: or mailto:. */
  contact: string;
  mayReach: (address: string) => boolean;
  /** A certificate authority that is trusted instead of the usual ones. */
  ca?: string;
}

const PATIENCE_MS = 15_000;

/**
 * Returns a function that sends an encrypted message to a browser. A later message with the same tag replaces one that is still
 * waiting. For a device that is off, the push service keeps it for this time.
 */
export function openPush({ keyPair, contact, mayReach, ca }: PushOptions) {
  return async (target: PushTarget, payload: string, tag: string, keptSeconds: number): Promise<PushDelivery> => {
    const url = URL.parse(target.endpoint);
    if (url?.protocol !== "https:" || !isWebPort(url)) return { outcome: "gone", reason: "not an https address" };
    const sealed = sealFor(target, payload, {
      vapidDetails: { subject: contact, ...keyPair },
      contentEncoding: "aes128gcm",
      TTL: keptSeconds,
      urgency: "normal",
      topic: tag.replaceAll("-", "").slice(0, 32),
    });
    if (!sealed) return { outcome: "gone", reason: "its key is none" };
    try {
      const { headers, body } = sealed;
      const asText = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
      const signal = AbortSignal.timeout(PATIENCE_MS);
      const response = await guardedRequest(url, { mayReach, signal, method: "POST", headers: asText, body, ca });
      response.destroy();
      return deliveryOf(response.statusCode ?? 0);
    } catch (error) {
      if (error instanceof PrivateAddress) return { outcome: "gone", reason: "not a public address" };
      return { outcome: "failed", reason: String((error as Error).message).slice(0, 200) };
    }
  };
}

/** Encrypts for a subscription. Returns null when its key is not a point of the curve. */
function sealFor({ endpoint, p256dh, auth }: PushTarget, payload: string, options: webPush.RequestOptions) {
  try {
    return webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, options);
  } catch {
    return null;
  }
}

function deliveryOf(status: number): PushDelivery {
  const reason = `answered ${status}`;
  if (status >= 200 && status < 300) return { outcome: "sent" };
  if (status === 404 || status === 410) return { outcome: "gone", reason };
  return { outcome: status === 429 || status >= 500 ? "failed" : "refused", reason };
}
