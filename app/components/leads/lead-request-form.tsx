import type { LeadFormProps } from "./lead-form-props.ts";

export function LeadRequestForm(_props: LeadFormProps & { newestBirthYear: number }) {
  return null;
}
