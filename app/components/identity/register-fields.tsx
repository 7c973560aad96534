import clsx from "clsx";
import type { ReactNode } from "react";
import type { RegisterErrors, RegisterValues } from "#app/forms/identity/register-form.server.ts";
import { href } from "#app/locale.ts";
import { Button } from "#app/ui/button.tsx";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { Note } from "#app/ui/note.tsx";
import { m } from "#messages/m.ts";
import { passwordSentence } from "./account-errors.ts";
import { Elsewhere } from "./account-page.tsx";
import { PasswordField } from "./password-field.tsx";

interface Props {
  values: RegisterValues | undefined;
  errors: RegisterErrors;
}

interface EndProps extends Props {
  work: boolean;
  /** The minutes to wait; 0 when there is no need. */
  minutes: number;
}

/** The person who registers. `children` are fields beside the address. */
export function PersonFields({ work, values, errors, children }: Props & { work: boolean; children?: ReactNode }) {
  const { firstName, lastName } = errors;
  return (
    <div className="grid gap-5">
      <div className="grid gap-x-3 gap-y-5 min-[360px]:grid-cols-2 sm:gap-x-5">
        <Field required id="nombre" label={m.identity_first_name()} error={firstName && sentence(firstName, m.identity_error_name_empty())}>
          {(wiring) => <Input {...wiring} name="nombre" autoComplete="given-name" defaultValue={values?.firstName} />}
        </Field>
        <Field
          required
          id="apellido"
          label={m.identity_last_name()}
          error={lastName && sentence(lastName, m.identity_error_last_name_empty())}
        >
          {(wiring) => <Input {...wiring} name="apellido" autoComplete="family-name" defaultValue={values?.lastName} />}
        </Field>
      </div>
      <div className={clsx("grid gap-5", work && "sm:grid-cols-2")}>
        <Field
          required
          id="email"
          label={work ? m.identity_work_email() : m.identity_email()}
          error={errors.email && m.identity_error_email()}
        >
          {(wiring) => <Input {...wiring} name="email" type="email" autoComplete="email" defaultValue={values?.email} />}
        </Field>
        {children}
      </div>
    </div>
  );
}

/** The password, the terms, and the only button. */
export function RegisterEnd({ work, values, errors, minutes }: EndProps) {
  return (
    <>
      <PasswordField
        required
        name="password"
        label={m.identity_password()}
        autoComplete="new-password"
        error={passwordSentence(errors.password)}
        hint={m.identity_password_hint()}
      />
      <div className="grid">
        <Checkbox
          id="terminos"
          name="terminos"
          required
          defaultChecked={values?.terms}
          error={errors.terms && m.identity_error_terms()}
          label={
            <>
              {m.identity_terms()} <NewTab path="/terminos">{m.identity_terms_terms()}</NewTab> {m.identity_terms_and()}{" "}
              <NewTab path="/privacidad">{m.identity_terms_privacy()}</NewTab>
            </>
          }
        />
        {!work && (
          <Checkbox
            name="discreto"
            defaultChecked={values?.discreet}
            label={
              <>
                {m.identity_discreet()} <span className="text-ink-3">{m.identity_discreet_hint()}</span>
              </>
            }
          />
        )}
      </div>
      {minutes > 0 && (
        <Note kind="error" live>
          {m.identity_wait({ minutes })}
        </Note>
      )}
      <div>
        <Button type="submit" kind="cta" size="l" wide>
          {m.identity_register()}
        </Button>
        <p className="mt-3 text-center text-ink-2 text-sm">{m.identity_register_mail()}</p>
        <Elsewhere question={m.identity_have_one()} href={href("/login")}>
          {m.identity_login()}
        </Elsewhere>
      </div>
    </>
  );
}

export const sentence = (code: "empty" | "long" | "invalid", empty: string): string =>
  code === "empty" ? empty : m.identity_error_too_long();

const NewTab = ({ path, children }: { path: string; children: string }) => (
  <a href={href(path)} target="_blank" rel="noopener" className="link">
    {children}
    <span className="sr-only"> {m.shell_new_tab()}</span>
  </a>
);
