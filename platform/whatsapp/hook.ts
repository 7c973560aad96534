import { createHmac, timingSafeEqual } from "node:crypto";
import { z } from "zod";

/** How far a message came, in the words of Meta. */
export const DELIVERIES = ["sent", "failed", "delivered", "read"] as const;
export type Delivery = (typeof DELIVERIES)[number];

/** What Meta says of one message. It names the telephone too, which is read nowhere. */
export interface DeliveryWord {
  readonly metaId: string;
  readonly delivery: Delivery;
  readonly at: Date;
  /** Meta's number for why it failed. */
  readonly code: number | null;
}

export interface HookSettings {
  /** Of Meta's app: signs what it sends. */
  readonly appSecret: string;
  /** Typed into Meta's console, which repeats it once. */
  readonly verifyToken: string;
}

export interface WhatsappHook {
  /** Returns what Meta asks to hear back when the address is set up; null for anybody else. */
  greet(query: URLSearchParams): string | null;
  /** Reads what came, byte for byte. `forged`: Meta did not sign it. */
  read(body: Buffer, signature: string | null, now: Date): readonly DeliveryWord[] | "forged";
}

/** Meta sends what was not taken for seven days. What is older is sent again by somebody else. */
const MAX_AGE_MS = 8 * 24 * 3600_000;

export const openHook = ({ appSecret, verifyToken }: HookSettings): WhatsappHook => ({
  greet: (query) =>
    query.get("hub.mode") === "subscribe" && isSame(query.get("hub.verify_token") ?? "", verifyToken) ? query.get("hub.challenge") : null,
  read(body, signature, now) {
    const expected = `sha256=${createHmac("sha256", appSecret).update(body).digest("hex")}`;
    if (!isSame(signature ?? "", expected)) return "forged";
    return wordsIn(body).filter(({ at }) => now.getTime() - at.getTime() < MAX_AGE_MS);
  },
});

/** Compares in a time that tells nothing of where they differ. */
function isSame(given: string, expected: string): boolean {
  const [one, other] = [given, expected].map((text) => createHmac("sha256", "compared").update(text).digest());
  return timingSafeEqual(one!, other!);
}

const statusShape = z.object({
  id: z.string().min(1).max(200),
  status: z.enum(DELIVERIES),
  timestamp: z.string().regex(/^\d{9,11}$/),
  errors: z.array(z.object({ code: z.number().int() })).optional(),
});
const notice = z.object({
  entry: z.array(z.object({ changes: z.array(z.object({ value: z.object({ statuses: z.array(z.unknown()).optional() }) })) })),
});

/** Returns the words about messages of ours. Whatever else Meta tells, such as what people write, is read by nobody. */
function wordsIn(body: Buffer): DeliveryWord[] {
  let read: unknown;
  try {
    read = JSON.parse(body.toString());
  } catch {
    return [];
  }
  const statuses = notice.safeParse(read).data?.entry.flatMap(({ changes }) => changes.flatMap(({ value }) => value.statuses ?? [])) ?? [];
  return statuses.flatMap((status) => {
    const { success, data } = statusShape.safeParse(status);
    if (!success) return [];
    return [{ metaId: data.id, delivery: data.status, at: new Date(Number(data.timestamp) * 1000), code: data.errors?.[0]?.code ?? null }];
  });
}
