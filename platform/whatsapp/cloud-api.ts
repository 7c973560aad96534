import { z } from "zod";
import { guardedRequest, PrivateAddress } from "#platform/guarded-request.ts";
import { isLoopbackHost } from "#platform/loopback.ts";
import { isPublicAddress } from "#platform/public-address.ts";
import type { Whatsapp, WhatsappDelivery } from "./whatsapp.ts";

export interface CloudApiSettings {
  /** Graph API with its version. */
  readonly url: string;
  readonly token: string;
  readonly phoneNumberId: string;
  readonly template: string;
}

const PATIENCE_MS = 15_000;
const MAX_ANSWER_BYTES = 64 * 1024;
/** The language in which the template is approved. */
const LANGUAGE = "es";

/** Nothing was sent when the network says one of these. */
const NEVER_LEFT = /ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|no address/;
/** Codes of Meta for «later»: too many calls, or a service that is down. */
const LATER = new Set([1, 2, 4, 80007, 130429, 131016, 131056, 133004]);

/** Opens Meta's Cloud API. What it answers is kept as numbers alone, since its words may repeat the telephone. */
export function openCloudApi({ url, token, phoneNumberId, template }: CloudApiSettings, patienceMs = PATIENCE_MS): Whatsapp {
  const target = new URL(`${url.replace(/\/$/, "")}/${phoneNumberId}/messages`);
  const mayReach = isLoopbackHost(target.hostname) ? isLoopbackHost : isPublicAddress;
  return {
    async send({ to, parameters }) {
      const body = Buffer.from(
        JSON.stringify({
          messaging_product: "whatsapp",
          recipient_type: "individual",
          to: to.replace(/\D/g, ""),
          type: "template",
          template: {
            name: template,
            language: { code: LANGUAGE },
            components: [{ type: "body", parameters: parameters.map((text) => ({ type: "text", text: oneLine(text) })) }],
          },
        }),
      );
      const headers = {
        Authorization: `Bearer ${token}`,
        "Content-Type": "application/json",
        Accept: "application/json",
        "Content-Length": String(body.length),
      };
      const signal = AbortSignal.timeout(patienceMs);
      try {
        const response = await guardedRequest(target, { mayReach, signal, method: "POST", headers, body });
        return deliveryOf(response.statusCode ?? 0, await answerOf(response));
      } catch (error) {
        if (error instanceof PrivateAddress) return { outcome: "failed", reason: "not a public address" };
        const { code, message } = error as NodeJS.ErrnoException;
        const why = code ?? String(message).slice(0, 100);
        if (signal.aborted) return { outcome: "unknown", reason: "no answer in time" };
        return { outcome: NEVER_LEFT.test(why) ? "failed" : "unknown", reason: why };
      }
    },
  };
}

/** Meta refuses parameters with line breaks, tabs or long gaps. */
const oneLine = (text: string) => text.replace(/\s+/g, " ").trim();

const errorShape = z.object({ error: z.object({ code: z.number() }) });
const takenShape = z.object({ messages: z.array(z.object({ id: z.string().min(1).max(200) })).min(1) });

/** What is read of an answer: the code of a refusal, or the id of what was taken. */
interface Answer {
  readonly code: number | null;
  readonly metaId: string | null;
}
const NOTHING_READ: Answer = { code: null, metaId: null };

async function answerOf(response: AsyncIterable<Buffer>): Promise<Answer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of response) {
    bytes += chunk.length;
    if (bytes > MAX_ANSWER_BYTES) return NOTHING_READ;
    chunks.push(chunk);
  }
  try {
    const said: unknown = JSON.parse(Buffer.concat(chunks).toString());
    return { code: errorShape.safeParse(said).data?.error.code ?? null, metaId: takenShape.safeParse(said).data?.messages[0]?.id ?? null };
  } catch {
    return NOTHING_READ;
  }
}

function deliveryOf(status: number, { code, metaId }: Answer): WhatsappDelivery {
  if (status >= 200 && status < 300) return { outcome: "sent", metaId };
  const reason = `answered ${status}${code === null ? "" : ` (${code})`}`;
  // A token that ended is renewed by whoever runs the site, and the message goes then.
  const later = status === 401 || status === 403 || status === 429 || status >= 500 || (code !== null && LATER.has(code));
  return { outcome: later ? "failed" : "refused", reason };
}
