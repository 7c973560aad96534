import { ErrorSummary } from "#app/ui/error-summary.tsx";
import type { LeadFormField } from "#domain/leads/lead-form-fields.ts";
import type { LeadFormErrors } from "#domain/leads/lead-form-rules.ts";
import { m } from "#messages/m.ts";
import { errorSentence } from "./form/lead-form-errors.ts";
import type { FormState } from "./form/use-lead-form.ts";

interface ServerErrorsProps {
  prefix: string;
  /** The errors that the server sent back. Each line disappears once its field is right. */
  errors: LeadFormErrors;
  errorOf: FormState["errorOf"];
}

/** The corrections needed above a returned form. Each line links to its field. */
export function ServerErrors({ prefix, errors, errorOf }: ServerErrorsProps) {
  const left = (Object.keys(errors) as LeadFormField[]).flatMap((field) => {
    const code = errorOf(field);
    return code ? [{ id: `${prefix}-${field}`, sentence: errorSentence(field, code) }] : [];
  });
  return <ErrorSummary title={m.leads_error_summary_title()} errors={left} />;
}
