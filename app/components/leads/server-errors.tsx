import { m } from "#app/paraglide/messages.js";
import { Note } from "#app/ui/note.tsx";
import type { LeadFormField } from "#domain/leads/lead-form-fields.ts";
import type { LeadFormErrors } from "#domain/leads/lead-form-rules.ts";
import { errorSentence } from "./lead-form-errors.ts";
import type { FormState } from "./use-lead-form.ts";

interface ServerErrorsProps {
  prefix: string;
  /** The errors that the server sent back. Each line disappears once its field is right. */
  errors: LeadFormErrors;
  errorOf: FormState["errorOf"];
}

/** Lists above a returned form what has to be corrected; each line links to its field. */
export function ServerErrors({ prefix, errors, errorOf }: ServerErrorsProps) {
  const left = (Object.keys(errors) as LeadFormField[]).flatMap((field) => {
    const code = errorOf(field);
    return code ? [{ field, sentence: errorSentence(field, code) }] : [];
  });
  if (left.length === 0) return null;
  return (
    <Note kind="error">
      <p className="font-semibold">{m.leads_error_summary_title()}</p>
      <ul className="gap-6 sm:columns-2">
        {left.map(({ field, sentence }) => (
          <li key={field}>
            <a href={`#${prefix}-${field}`} className="inline-flex min-h-11 items-center text-err underline underline-offset-4">
              {sentence}
            </a>
          </li>
        ))}
      </ul>
    </Note>
  );
}
