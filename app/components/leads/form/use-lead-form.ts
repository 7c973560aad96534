import { type SyntheticEvent, useRef, useState } from "react";
import { CONTROL_FIELDS, type LeadForm, type LeadFormField, type LeadFormVariant } from "#domain/leads/lead-form-fields.ts";
import { checkLeadForm, type LeadFormErrors } from "#domain/leads/lead-form-rules.ts";

export interface FormState {
  /** Returns the error that a field shows now: only after the visitor left it or tried to continue. */
  errorOf(field: LeadFormField): LeadFormErrors[LeadFormField];
  /** Returns whether a field was left, is filled in and valid, and therefore has a green edge. */
  isValid(field: LeadFormField): boolean;
}

/**
 * Validates one form while it is filled in. The fields stay uncontrolled: only the form itself holds the text, so that it survives
 * hydration, closing and reopening. Each change reads the form again.
 */
export function useLeadForm(variant: LeadFormVariant, currentYear: number, fromServer: LeadFormErrors = {}) {
  const ref = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<LeadFormErrors>({});
  /** Errors that only the server can find, such as a phone number of no country. They stay until the field changes. */
  const [refused, setRefused] = useState(fromServer);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set(Object.keys(fromServer)));
  const [filled, setFilled] = useState<ReadonlySet<string>>(new Set());

  const read = () => readAnswers(ref.current!);

  function check(): LeadFormErrors {
    const raw = read();
    const result = checkLeadForm(variant, raw, currentYear);
    const found = result.ok ? {} : result.errors;
    setErrors(found);
    setFilled(new Set(Object.keys(raw).filter((name) => raw[name]?.trim())));
    return found;
  }

  return {
    ref,
    read,
    check,
    onChange(event: SyntheticEvent) {
      const name = fieldOf(event.target as HTMLInputElement);
      check();
      if (name in refused) setRefused(({ [name as LeadFormField]: _mended, ...rest }) => rest);
    },
    onBlur(event: SyntheticEvent) {
      const { name } = event.target as HTMLInputElement;
      if (!name) return;
      check();
      setLeft((before) => (before.has(name) ? before : new Set(before).add(name)));
    },
    /** Shows the errors among these fields and returns the fields that have one. */
    reveal(fields: readonly LeadFormField[]): LeadFormField[] {
      const found = check();
      setLeft((before) => new Set([...before, ...fields]));
      return fields.filter((field) => found[field]);
    },
    refuse(found: LeadFormErrors) {
      setRefused(found);
      setLeft((before) => new Set([...before, ...Object.keys(found)]));
    },
    state: {
      errorOf: (field: LeadFormField) => (left.has(field) ? (errors[field] ?? refused[field]) : undefined),
      isValid: (field: LeadFormField) => left.has(field) && filled.has(field) && !errors[field] && !refused[field],
    } satisfies FormState,
  };
}

/** Returns the field of a control: the boxes of proposed centers together are one field. */
const fieldOf = ({ name }: HTMLInputElement): string => (name === CONTROL_FIELDS.centers ? "consentimiento" : name);

/** Reads what a form would send. Where each center has a box of its own and there is no other box, one ticked center is the permission. */
function readAnswers(form: HTMLFormElement): Record<string, string> {
  const data = new FormData(form);
  const answers = Object.fromEntries(data as unknown as Iterable<[string, string]>);
  const askedOnce = form.elements.namedItem("consentimiento") !== null;
  return !askedOnce && data.has(CONTROL_FIELDS.centers) ? { ...answers, consentimiento: "on" } : answers;
}

/** Focuses the first of these fields in page order. */
export function focusFirst(form: HTMLFormElement, fields: readonly (keyof LeadForm)[]) {
  const first = [...form.elements].find(
    (element): element is HTMLInputElement =>
      element instanceof HTMLElement && fields.includes(fieldOf(element as HTMLInputElement) as keyof LeadForm),
  );
  first?.closest("details")?.setAttribute("open", "");
  first?.focus();
}

/** Shows a step from its top, and focuses its first field, or the choice made in it. The step before may have been scrolled far down. */
export function beginStep(step: HTMLElement) {
  step.scrollIntoView({ block: "start", behavior: "instant" });
  const first = step.querySelector<HTMLInputElement>("input:not([type=hidden]), select, textarea");
  const chosen = first?.type === "radio" && step.querySelector<HTMLElement>(`input[name="${first.name}"]:checked`);
  (chosen || first)?.focus({ preventScroll: true });
}
