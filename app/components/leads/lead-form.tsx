import LeadFormIsland from "#app/islands/widgets/lead-form.tsx";
import { useRootData } from "#app/root-data.ts";
import { autofilled } from "#domain/patients/autofill.ts";
import type { LeadFormProps } from "./lead-form-props.ts";

/**
 * The request form for any public page: a plain form that posts to /solicitar-informacion, and an island once the visitor touches it.
 * Visitors share pages, so it holds nothing of any one of them; a patient who signed in finds their own data in it, once.
 */
export function LeadForm(props: LeadFormProps) {
  const known = useRootData()?.known;
  const fresh = !props.errors && props.failure === undefined;
  const own = known && fresh ? { values: autofilled(props.values, known), autofilled: true } : {};
  return <LeadFormIsland {...props} {...own} currentYear={new Date().getFullYear()} />;
}
