import { type SyntheticEvent, useRef, useState } from "react";
import type { LeadForm, LeadFormField, LeadFormVariant } from "#domain/leads/lead-form-fields.ts";
import { checkLeadForm, type LeadFormErrors } from "#domain/leads/lead-form-rules.ts";

export interface FormState {
  /** What to say about a field now: only after the visitor left it, or tried to go on. */
  errorOf(field: LeadFormField): LeadFormErrors[LeadFormField];
  /** Left, filled in and right: the green edge. */
  isValid(field: LeadFormField): boolean;
}

/**
 * The live validation of one form. The fields stay uncontrolled: the form itself is the only place where the words are,
 * so that they survive waking, closing and reopening; each change reads it anew.
 */
export function useLeadForm(variant: LeadFormVariant, currentYear: number, fromServer: LeadFormErrors = {}) {
  const ref = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<LeadFormErrors>({});
  /** What only the server found (a phone that no country has), until the field changes. */
  const [refused, setRefused] = useState(fromServer);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set(Object.keys(fromServer)));
  const [filled, setFilled] = useState<ReadonlySet<string>>(new Set());

  const read = (): Record<string, string> => Object.fromEntries(new FormData(ref.current!) as unknown as Iterable<[string, string]>);

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
      const { name } = event.target as HTMLInputElement;
      check();
      if (name in refused) setRefused(({ [name as LeadFormField]: _mended, ...rest }) => rest);
    },
    onBlur(event: SyntheticEvent) {
      const { name } = event.target as HTMLInputElement;
      if (!name) return;
      check();
      setLeft((before) => (before.has(name) ? before : new Set(before).add(name)));
    },
    /** Shows what is wrong among these fields, and says which. */
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

/** The first of these fields in the order of the page takes the focus. */
export function focusFirst(form: HTMLFormElement, fields: readonly (keyof LeadForm)[]) {
  const first = [...form.elements].find(
    (element): element is HTMLInputElement =>
      element instanceof HTMLElement && fields.includes((element as HTMLInputElement).name as keyof LeadForm),
  );
  first?.closest("details")?.setAttribute("open", "");
  first?.focus();
}
