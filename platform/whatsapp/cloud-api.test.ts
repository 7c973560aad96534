import { beforeEach, expect, test } from "vitest";
import { whatsappServer } from "#tests/support/whatsapp-server.ts";

// Meta's Cloud API, as a server of our own answers it.

const meta = await whatsappServer();
beforeEach(() => {
  meta.mood = "well";
  meta.received.length = 0;
});
const message = { to: "+1 809-555-0111", parameters: ["tu cita", "martes,\n 1 de diciembre", "https://cuna.test/asistencia/x"], text: "" };

test("a reminder arrives as the approved template with its parameters, each on one line", async () => {
  expect(await meta.whatsapp.send(message)).toEqual({ outcome: "sent", metaId: expect.stringMatching(/^wamid\./) });
  expect(meta.received).toMatchObject([
    {
      to: "18095550111",
      template: {
        name: "recordatorio_de_cita",
        language: { code: "es" },
        components: [
          {
            type: "body",
            parameters: ["tu cita", "martes, 1 de diciembre", message.parameters[2]].map((text) => ({ type: "text", text })),
          },
        ],
      },
    },
  ]);
});

test("what is tried again, what is final, and what nobody knows", async () => {
  const outcomeOf = async (mood: typeof meta.mood) => {
    meta.mood = mood;
    return meta.whatsapp.send(message);
  };
  expect(await outcomeOf({ status: 503 })).toEqual({ outcome: "failed", reason: "answered 503" });
  expect(await outcomeOf({ status: 429, code: 130429 })).toEqual({ outcome: "failed", reason: "answered 429 (130429)" });
  expect(await outcomeOf({ status: 429 })).toEqual({ outcome: "failed", reason: "answered 429" });
  expect(await outcomeOf({ status: 400, code: 131056 })).toMatchObject({ outcome: "failed" });
  // The number has no WhatsApp. Meta's words about it are not kept, since they may repeat it.
  expect(await outcomeOf({ status: 400, code: 131026 })).toEqual({ outcome: "refused", reason: "answered 400 (131026)" });
  expect(await outcomeOf("silent")).toMatchObject({ outcome: "unknown" });
  expect(await meta.nowhere.send(message)).toMatchObject({ outcome: "failed", reason: "ECONNREFUSED" });
  meta.mood = "well";
  expect(await meta.withToken("a token that has ended").send(message)).toMatchObject({ outcome: "failed" });
  expect(meta.received).toEqual([]);
});
