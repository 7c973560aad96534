import type http from "node:http";
import { z } from "zod";
import { guardedRequest, PrivateAddress } from "./guarded-request.ts";
import { isLoopbackHost } from "./loopback.ts";
import { isPublicAddress } from "./public-address.ts";

/** The settings of a language model behind an OpenAI-compatible address, each optional by itself. */
export const chatModelSettings = {
  WRITER_URL: z
    .string()
    .refine(isAddress, "WRITER_URL should be https, or on this machine, without a user name, like https://api.example.org/v1.")
    .optional(),
  WRITER_MODEL: z.string().max(100).optional(),
  WRITER_KEY: z.string().max(500).optional(),
};

export interface ChatModelSettings {
  readonly url: string;
  readonly model: string;
  readonly key: string | undefined;
}

type Given = z.infer<z.ZodObject<typeof chatModelSettings>>;

/** Returns what is wrong with the settings together, or null. */
export const chatModelMistake = (given: Readonly<Record<string, unknown>>): string | null =>
  (given.WRITER_URL === undefined) !== (given.WRITER_MODEL === undefined)
    ? "WRITER_URL and WRITER_MODEL belong together: give both."
    : null;

export const readChatModelSettings = ({ WRITER_URL, WRITER_MODEL, WRITER_KEY }: Given): ChatModelSettings | null =>
  WRITER_URL && WRITER_MODEL ? { url: WRITER_URL, model: WRITER_MODEL, key: WRITER_KEY } : null;

export type ChatFailure = "private-address" | "slow" | "unreachable" | "refused" | "too-large" | "nonsense";
export type ChatAnswer = { readonly text: string } | { readonly failure: ChatFailure };

export interface ChatModel {
  readonly name: string;
  ask(instructions: string, question: string): Promise<ChatAnswer>;
}

const PATIENCE_MS = 20_000;
const MAX_ANSWER_BYTES = 64 * 1024;

/** Opens a model that is asked over the network. Its address must be public, unless the settings name this machine. */
export function openChatModel({ url, model, key }: ChatModelSettings, patienceMs = PATIENCE_MS): ChatModel {
  const target = new URL(`${url.replace(/\/$/, "")}/chat/completions`);
  const mayReach = isLoopbackHost(target.hostname) ? isLoopbackHost : isPublicAddress;
  const headers = { "Content-Type": "application/json", Accept: "application/json", ...(key && { Authorization: `Bearer ${key}` }) };
  return {
    name: model,
    async ask(instructions, question) {
      const messages = [
        { role: "system", content: instructions },
        { role: "user", content: question },
      ];
      const body = Buffer.from(JSON.stringify({ model, messages, temperature: 0 }));
      const signal = AbortSignal.timeout(patienceMs);
      try {
        const sized = { ...headers, "Content-Length": String(body.length) };
        const response = await guardedRequest(target, { mayReach, signal, method: "POST", headers: sized, body });
        if (response.statusCode !== 200) {
          response.destroy();
          return { failure: "refused" };
        }
        const answer = await limitedBody(response);
        return answer === null ? { failure: "too-large" } : readAnswer(answer);
      } catch (error) {
        if (error instanceof PrivateAddress) return { failure: "private-address" };
        return { failure: signal.aborted ? "slow" : "unreachable" };
      }
    },
  };
}

/** Reads a body up to the limit. Returns null for a longer one, and stops reading there. */
async function limitedBody(response: http.IncomingMessage): Promise<string | null> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > MAX_ANSWER_BYTES) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

const answerShape = z.object({ choices: z.tuple([z.object({ message: z.object({ content: z.string() }) })], z.unknown()) });

function readAnswer(body: string): ChatAnswer {
  try {
    return { text: answerShape.parse(JSON.parse(body)).choices[0].message.content };
  } catch {
    return { failure: "nonsense" };
  }
}

function isAddress(text: string): boolean {
  const url = URL.parse(text);
  if (!url || url.username || url.password || url.search || url.hash) return false;
  return url.protocol === "https:" || (url.protocol === "http:" && isLoopbackHost(url.hostname));
}
