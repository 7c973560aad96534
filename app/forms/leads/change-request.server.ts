import { type PostedFields, textOf } from "#app/forms/read-form.server.ts";
import { endErasedSharing } from "#domain/companions/take-part.server.ts";
import type { Context } from "#domain/context.ts";
import { confirmEmail } from "#domain/leads/confirm-email.server.ts";
import { closeLead } from "#domain/offers/close-lead.server.ts";
import { restoreConsent } from "#domain/offers/restore-consent.server.ts";
import { withdrawConsent } from "#domain/offers/withdraw-consent.server.ts";
import type { VisitorEvidence } from "#domain/submissions/visitor-evidence.ts";
import { restoredWords, withdrawalWords } from "./consent-texts.ts";

/** A request that its patient changes, known by their link or their account. */
interface OwnRequest {
  leadId: string;
  token: string;
  evidence: VisitorEvidence;
  erase: () => Promise<{ outcome: "erased" | "gone" }>;
}

type Changed = "confirmed" | "withdrawn" | "restored" | "too-late" | "closed" | "erased" | "gone" | "unknown";

/**
 * Does what the pressed button of a request's page says: `confirmar` its address, `retirar` the permission of one center,
 * `retirar-todos` of all, `deshacer` what was just withdrawn, `cerrar` it, `borrar` everything.
 */
export async function changeRequest(ctx: Context, { leadId, token, evidence, erase }: OwnRequest, form: PostedFields): Promise<Changed> {
  switch (textOf(form, "accion")) {
    case "confirmar":
      return (await confirmEmail(ctx, { token, evidence })).outcome;
    case "retirar":
      return withdraw(ctx, leadId, { providerId: textOf(form, "centro") }, evidence);
    case "retirar-todos":
      return withdraw(ctx, leadId, "all", evidence);
    case "deshacer":
      return (await restoreConsent(ctx, { leadId, providerId: textOf(form, "centro"), words: restoredWords(), evidence })).outcome;
    case "cerrar":
      return (await closeLead(ctx, { leadId, evidence })).outcome;
    case "borrar": {
      const { outcome } = await erase();
      if (outcome === "erased") await endErasedSharing(ctx);
      return outcome;
    }
    default:
      return "unknown";
  }
}

async function withdraw(ctx: Context, leadId: string, from: { providerId: string } | "all", evidence: VisitorEvidence): Promise<Changed> {
  return (await withdrawConsent(ctx, { leadId, from, words: withdrawalWords(), evidence })).outcome;
}
