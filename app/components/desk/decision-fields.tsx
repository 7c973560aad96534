import { Button, type ButtonKind } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";

interface Props {
  /** What is decided, read aloud after each button. */
  about: string;
  label: string;
  hint?: string;
  required?: boolean;
  maxLength: number;
  /** The refused text. */
  reason?: string | undefined;
  error?: string | undefined;
  /** Values of `accion`, with the approving one first. */
  acts: readonly { value: string; label: string; kind: ButtonKind; disabled?: boolean }[];
}

/** The end of a form that decides one thing: the reason for the requester, and the buttons. */
export function DecisionFields({ about, label, hint, required = false, maxLength, reason = "", error, acts }: Props) {
  return (
    <>
      <Field label={label} hint={hint} error={error} required={required}>
        {(control) => <Input {...control} name="motivo" maxLength={maxLength} defaultValue={reason} />}
      </Field>
      <p className="flex flex-wrap gap-3">
        {acts.map(({ value, label: name, kind, disabled }) => (
          <Button key={value} type="submit" kind={kind} size="s" name="accion" value={value} disabled={disabled}>
            {name}
            <span className="sr-only">: {about}</span>
          </Button>
        ))}
      </p>
    </>
  );
}
