import { Note } from "#app/ui/note.tsx";
import { INSTALLMENT_KEYS, type InstallmentError, type InstallmentField } from "#domain/estimates/installment-question.ts";
import { m } from "#messages/m.ts";
import { errorText } from "./installment-errors.ts";

/** Takes the place of the result, where the address leads: each error with a link to its field. */
export function WrongAnswers({ errors }: { errors: Readonly<Partial<Record<InstallmentField, InstallmentError>>> }) {
  return (
    <Note kind="error" live>
      <h3 className="font-bold">{m.financing_wrong_title()}</h3>
      <ul className="mt-1 grid gap-0.5">
        {INSTALLMENT_KEYS.filter((name) => errors[name]).map((name) => (
          <li key={name}>
            <a className="link inline-flex min-h-6 items-center" href={`#cuota-${name}`}>
              {errorText(name, errors[name])}
            </a>
          </li>
        ))}
      </ul>
    </Note>
  );
}
