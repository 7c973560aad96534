import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { Agent, type IncomingMessage, request } from "node:http";
import { text } from "node:stream/consumers";
import { createPartner } from "#domain/leads/partner-keys.server.ts";
import { openDatabase } from "#platform/db/db.ts";
import { liftLeadLimits } from "./lead-limits.ts";

/** Removes the limits and returns the key of a partner. */
export async function withoutPace(databaseUrl: string): Promise<string> {
  const db = openDatabase(databaseUrl, { max: 1 });
  await liftLeadLimits(db);
  const made = await createPartner(db, `Bench ${randomUUID()}`);
  await db.destroy();
  if (made.outcome !== "created") throw new Error(made.outcome);
  return made.key;
}

/** Keeps connections open, as a partner's program does, and costs the measured machine as little as possible. */
const agent = new Agent({ keepAlive: true, maxSockets: 256 });

/** Sends one request, and throws when it is not acknowledged. */
export async function sendLead(url: string, partnerKey: string): Promise<void> {
  const sending = request(`${url}/functions/v1/lead-routing-v2`, {
    agent,
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${partnerKey}`, "x-forwarded-for": address() },
  });
  sending.end(JSON.stringify(body()));
  const [response] = (await once(sending, "response")) as [IncomingMessage];
  const answer = await text(response);
  if (response.statusCode !== 202) throw new Error(`${response.statusCode} ${answer}`);
}

/** Sends each request as another person from another address, so that the limits for these do not matter. */
const body = () => ({
  name: "María Rosario",
  email: `${randomUUID()}@correo.example`,
  phone_e164: `+1809${String(Math.floor(2_000_000 + Math.random() * 7_999_999))}`,
  city: "Santo Domingo",
  country: "República Dominicana",
  service_id: "fiv",
  notes: "Quisiera saber el costo total de un ciclo y cuántas visitas necesito.",
  consent_other_centers: false,
  origin_center_id: "clinica-luna-de-larimar",
  evidence: { ip_address: null, user_agent: "bench", page_url: "/centros", timestamp: new Date().toISOString() },
});

const address = () => [10, ...Array.from({ length: 3 }, () => Math.floor(Math.random() * 254))].join(".");
