import Check from "lucide-react/icons/check";
import Eye from "lucide-react/icons/eye";
import EyeOff from "lucide-react/icons/eye-off";
import { type ReactNode, useEffect, useState } from "react";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { MIN_PASSWORD } from "#domain/identity/password-rules.ts";
import { m } from "#messages/m.ts";

interface Props {
  name: string;
  label: string;
  autoComplete: "current-password" | "new-password";
  error?: ReactNode;
  hint?: ReactNode;
  required?: true;
}

/** A password field. Its text can be shown once the page is hydrated. A new password says whether it is long enough. */
export function PasswordField({ name, label, autoComplete, error, hint, required }: Props) {
  const [alive, setAlive] = useState(false);
  const [shown, setShown] = useState(false);
  const [length, setLength] = useState(0);
  const counted = autoComplete === "new-password" && length > 0 && <LengthSoFar length={length} />;
  useEffect(() => setAlive(true), []);
  return (
    <Field
      id={name}
      label={label}
      error={error}
      hint={
        hint && (
          <>
            {counted}
            {hint}
          </>
        )
      }
      {...(required && { required })}
    >
      {(wiring) => (
        <span className="relative block">
          <Input
            {...wiring}
            name={name}
            type={shown ? "text" : "password"}
            autoComplete={autoComplete}
            className={alive ? "pr-14!" : ""}
            onChange={({ currentTarget }) => setLength([...currentTarget.value].length)}
          />
          {alive && (
            <button
              type="button"
              aria-label={m.identity_show_password()}
              aria-pressed={shown}
              onClick={() => setShown(!shown)}
              className="absolute top-1 right-1 grid size-11 place-items-center rounded-sm hover:bg-hover"
            >
              {shown ? <EyeOff /> : <Eye />}
            </button>
          )}
        </span>
      )}
    </Field>
  );
}

function LengthSoFar({ length }: { length: number }) {
  if (length < MIN_PASSWORD)
    return <span className="block text-ink-2">{m.identity_password_missing({ count: MIN_PASSWORD - length })}</span>;
  return (
    <span className="flex items-center gap-2 text-ink">
      <Check className="size-4.5 text-ok" />
      {m.identity_password_enough({ count: length, min: MIN_PASSWORD })}
    </span>
  );
}
