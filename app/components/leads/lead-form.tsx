import LeadFormIsland from "#app/islands/widgets/lead-form.tsx";
import { useRootData } from "#app/root-data.ts";
import { autofilled } from "#domain/patients/autofill.ts";
import type { RequestWording } from "#domain/settings/request-wording.ts";
import type { LeadFormProps } from "./lead-form-props.ts";

/**
 * The request form for any public page: a plain form that posts to /solicitar-informacion, and an island once the visitor touches it.
 * Visitors share pages, so it holds nothing of any one of them; a patient who signed in finds their own data in it, once.
 */
export function LeadForm(props: LeadFormProps) {
  const root = useRootData();
  const known = root?.known;
  const wording = shownWording(root?.consents.consent_request, props.kind);
  const fresh = !props.errors && props.failure === undefined;
  const own = known && fresh ? { values: autofilled(props.values, known), autofilled: true } : {};
  return <LeadFormIsland {...props} {...own} {...(wording && { wording })} currentYear={new Date().getFullYear()} />;
}

/** Leaves out the sentences that a form to our own team never shows, since every page carries its form's. */
function shownWording(wording: RequestWording | null | undefined, kind: LeadFormProps["kind"]): RequestWording | null | undefined {
  const advice = wording?.texts.advice;
  return kind === "advice" && wording && advice ? { version: wording.version, texts: { advice } } : wording;
}
