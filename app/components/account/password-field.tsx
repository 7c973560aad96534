import Eye from "lucide-react/icons/eye";
import EyeOff from "lucide-react/icons/eye-off";
import { type ReactNode, useEffect, useState } from "react";
import { m } from "#app/paraglide/messages.js";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";

interface Props {
  name: string;
  label: string;
  autoComplete: "current-password" | "new-password";
  error?: ReactNode;
  hint?: ReactNode;
}

/** A password, which its writer may look at once the page lives. */
export function PasswordField({ name, label, autoComplete, error, hint }: Props) {
  const [alive, setAlive] = useState(false);
  const [shown, setShown] = useState(false);
  useEffect(() => setAlive(true), []);
  return (
    <Field id={name} label={label} error={error} hint={hint}>
      {(wiring) => (
        <span className="relative block">
          <Input {...wiring} name={name} type={shown ? "text" : "password"} autoComplete={autoComplete} className={alive ? "pr-14!" : ""} />
          {alive && (
            <button
              type="button"
              aria-label={m.account_show_password()}
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
