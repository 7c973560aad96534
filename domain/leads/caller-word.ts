import type { Consent, NamedReceiver } from "./lead-consents.ts";
import type { RoutingRequest } from "./routing-request.ts";

/** The version of this way of recording what a program or a caller says, which distinguishes it from other ways. */
const VERSION = "lead-routing-v2/1";
const BY_PHONE = "call/1";

/**
 * Reads a program's claim that its patient agreed: whether other centers may also have the request, and when the patient said so. A body
 * without these says nothing about consent.
 */
function saysConsent({ consent_other_centers, evidence }: RoutingRequest): boolean {
  return typeof consent_other_centers === "boolean" && Boolean(evidence?.timestamp?.trim());
}

/**
 * Makes a consent of a program's claim, for which nobody has ticked a box. It counts for the center that the program names if a partner
 * vouches for it, and otherwise for nobody. When and where are sealed in the evidence, since they are about a person.
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
