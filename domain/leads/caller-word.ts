import type { Consent, NamedReceiver } from "./lead-consents.ts";
import type { RoutingRequest } from "./routing-request.ts";

/** Of these ways to write down what a program, or somebody on the telephone, says, so that others can be told from them. */
const VERSION = "lead-routing-v2/1";
const BY_PHONE = "call/1";

/**
 * A program's word that its patient agreed: it says whether other centers may have the request too, and when the patient
 * said so. A body that only leaves these out says nothing of consent.
 */
function saysConsent({ consent_other_centers, evidence }: RoutingRequest): boolean {
  return typeof consent_other_centers === "boolean" && Boolean(evidence?.timestamp?.trim());
}

/**
 * Makes a consent of what a program said, which is nobody's box. It counts for the center that the program names when a partner answers for
 * it; otherwise for nobody. When and where lie sealed in the evidence, since they are about a person.
 */
export function callerWord(request: RoutingRequest, origin: readonly NamedReceiver[], byPartner: boolean, byPhone = false): Consent {
  const { consent_other_centers, evidence } = request;
  const said = {
    consent_other_centers: consent_other_centers ?? null,
    evidence: Object.entries(evidence ?? {}).flatMap(([name, value]) => (value ? [name] : [])),
  };
  return {
    purpose: "caller_word",
    providerIds: origin.map(({ id }) => id),
    granted: byPartner && origin.length > 0 && saysConsent(request),
    text: JSON.stringify(said),
    version: byPhone ? BY_PHONE : VERSION,
  };
}
