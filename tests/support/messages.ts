import type { Context } from "#domain/context.ts";
import { EMPTY_MESSAGE, type MessageForm } from "#domain/inbox/message-fields.ts";
import { type SubmitMessageInput, submitMessage } from "#domain/inbox/submit-message.server.ts";

let writers = 0;

/** Makes a valid message of another person at each call. */
export function messageOf(change: Partial<MessageForm> = {}): MessageForm {
  writers++;
  return {
    ...EMPTY_MESSAGE,
    nombre: "Ana Quintanilla",
    email: `escribe${writers}@correo.example`,
    asunto: "pregunta",
    mensaje: `Una pregunta, la número ${writers}`,
    consentimiento: true,
    ...change,
  };
}

export function message(input: Partial<SubmitMessageInput> = {}): SubmitMessageInput {
  return {
    kind: "contact",
    form: messageOf(),
    evidence: { ip: `198.51.100.${writers % 250}`, userAgent: "test", pageUrl: "/contacto" },
    consent: { text: "Acepto que el equipo lea este mensaje.", version: "test-1" },
    ...input,
  };
}

export async function sentMessage(ctx: Context, input: Partial<SubmitMessageInput> = {}) {
  const result = await submitMessage(ctx, message(input));
  if (result.outcome !== "accepted") throw new Error(`not accepted: ${JSON.stringify(result)}`);
  return result;
}
