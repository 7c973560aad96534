import { type PostedFields, textOf } from "#app/forms/read-form.server.ts";
import type { Context } from "#domain/context.ts";
import { assignMessage } from "#domain/inbox/assign-message.server.ts";
import { markMessage } from "#domain/inbox/mark-message.server.ts";
import { CLOSE_REASONS } from "#domain/inbox/message.ts";
import { REPLY_RULE } from "#domain/inbox/message-fields.ts";
import { replyToMessage } from "#domain/inbox/reply-message.server.ts";
import { m } from "#messages/m.ts";
import type { MessageDone } from "#texts/inbox.ts";

export interface RefusedAct {
  act: "responder" | "asignar" | "cerrar";
  error: string;
  /** The typed text. */
  text: string;
  /** The version on the screen of what it changes. */
  version: string;
  status: 409 | 422;
}

/** Does what the form of one message asks. Returns null for an unknown act, or a message that no longer exists. */
export async function actOnMessage(
  ctx: Context,
  { messageId, userId }: { messageId: string; userId: string },
  form: PostedFields,
): Promise<{ done: MessageDone } | { refused: RefusedAct } | null> {
  const act = textOf(form, "accion");
  const text = textOf(form, "respuesta");
  const refused = (name: RefusedAct["act"], error: string, status: 409 | 422 = 422) => ({
    refused: { act: name, error, text, version: textOf(form, "version"), status },
  });
  switch (act) {
    case "responder": {
      const answer = await replyToMessage(ctx, { messageId, authorId: userId, text, seen: Number(textOf(form, "version")) });
      if (answer.outcome === "not-found") return null;
      if (answer.outcome === "changed") return refused(act, m.inbox_changed(), 409);
      return answer.outcome === "sent" ? { done: "respondido" } : refused(act, m.inbox_reply_error({ most: REPLY_RULE.maxLength }));
    }
    case "asignar": {
      const [to, seen] = [textOf(form, "lleva") || null, textOf(form, "version") || null];
      const { outcome } = await assignMessage(ctx, { messageId, to, seen });
      if (outcome === "not-found") return null;
      return outcome === "changed" ? refused(act, m.inbox_changed(), 409) : { done: "asignado" };
    }
    case "cerrar": {
      const reason = CLOSE_REASONS.find((code) => code === textOf(form, "motivo"));
      if (!reason) return refused(act, m.inbox_close_error());
      const { outcome } = await markMessage(ctx, { messageId, to: "closed", reason });
      return { done: outcome === "marked" ? "cerrado" : "igual" };
    }
    case "marcar": {
      const { outcome } = await markMessage(ctx, { messageId, to: "answered" });
      return { done: outcome === "marked" ? "marcado" : "igual" };
    }
    default:
      return null;
  }
}
