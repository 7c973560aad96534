import { randomUUID } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import { afterAll } from "vitest";
import { openCloudApi } from "#platform/whatsapp/cloud-api.ts";

const TOKEN = "only-tests-know-this-token";
const NUMBER = "106540352242922";

interface Received {
  to: string;
  template: { name: string; language: { code: string }; components: { type: string; parameters: { type: string; text: string }[] }[] };
}

/** The next answer of Meta: what it says to a good message, a refusal, or silence. */
type Mood = "well" | "silent" | { readonly status: number; readonly code?: number };

/**
 * Starts the part of Meta's Cloud API that takes messages, written from its documentation: the path of the number, a bearer token, a
 * template with the parameters of its body, and no line breaks in them. Call it at the top of the file.
 */
export async function whatsappServer() {
  const received: Received[] = [];
  const meta = { received, mood: "well" as Mood };
  const server = createServer(async (request, response) => {
    const refuse = (status: number, code?: number) =>
      void response.writeHead(status).end(JSON.stringify({ error: { message: "(#x) about 18095550111", ...(code && { code }) } }));
    const body = (await json(request)) as Received & { messaging_product: string; type: string };
    if (meta.mood === "silent") return;
    if (meta.mood !== "well") return refuse(meta.mood.status, meta.mood.code);
    if (request.headers.authorization !== `Bearer ${TOKEN}`) return refuse(401, 190);
    if (request.method !== "POST" || request.url !== `/v23.0/${NUMBER}/messages`) return refuse(404, 803);
    const parameters = body.template.components.flatMap((component) => component.parameters);
    if (body.messaging_product !== "whatsapp" || body.type !== "template" || !/^\d{8,15}$/.test(body.to)) return refuse(400, 100);
    if (parameters.length !== 3) return refuse(400, 132000);
    if (parameters.some(({ text }) => text === "" || /[\n\t]| {4}/.test(text))) return refuse(400, 132018);
    received.push(body);
    response.writeHead(200, { "Content-Type": "application/json" });
    response.end(JSON.stringify({ messaging_product: "whatsapp", messages: [{ id: `wamid.${randomUUID()}` }] }));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const settings = { url: `http://127.0.0.1:${port}/v23.0/`, token: TOKEN, phoneNumberId: NUMBER, template: "recordatorio_de_cita" };
  return Object.assign(meta, {
    whatsapp: openCloudApi(settings, 1_500),
    withToken: (token: string) => openCloudApi({ ...settings, token }),
    /** Nobody listens there. */
    nowhere: openCloudApi({ ...settings, url: "http://127.0.0.1:9/v23.0" }),
  });
}
