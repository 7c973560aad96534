import type { RouteServices } from "#app/context.ts";
import { invitationOfLink } from "#domain/practice/practice-queries.server.ts";
import { claimableProfile } from "#domain/verification/claim-queries.server.ts";
import type { RegisterValues } from "./register-form.server.ts";
import { readReturn } from "./visit.server.ts";

const NOTHING: RegisterValues = {
  kind: "provider",
  firstName: "",
  lastName: "",
  email: "",
  profileType: "",
  profileName: "",
  city: "",
  services: [],
  terms: false,
  discreet: false,
};

/**
 * Returns what is known of somebody who registers because of a profile that they claim or of a center's invitation, so that nothing is
 * asked twice. Null for everybody else.
 */
export async function knownBefore(services: RouteServices, request: Request): Promise<RegisterValues | null> {
  const [, noun, which = ""] = /^\/(claim-profile|invitacion)\/([\w.-]+)/.exec(readReturn(request, services.publicUrl) ?? "") ?? [];
  if (noun === "claim-profile") {
    const profile = await claimableProfile(services.db, which);
    return (
      profile && { ...NOTHING, profileType: profile.type, profileName: profile.name, city: profile.city ?? "", services: profile.services }
    );
  }
  const invitation = noun === "invitacion" ? await invitationOfLink(services, which) : null;
  return (
    invitation && { ...NOTHING, email: invitation.email, profileType: "doctor", profileName: invitation.name, city: invitation.city ?? "" }
  );
}
