import type { RegisterErrors, RegisterValues } from "#app/forms/account/register-form.server.ts";
import { href } from "#app/locale.ts";
import { m } from "#app/paraglide/messages.js";
import { Button } from "#app/ui/button.tsx";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { Note } from "#app/ui/note.tsx";
import { passwordSentence } from "./account-errors.ts";
import { Elsewhere } from "./account-page.tsx";
import { PasswordField } from "./password-field.tsx";

interface Props {
  values: RegisterValues | undefined;
  errors: RegisterErrors;
}

/** Who makes the account. */
export function PersonFields({ work, values, errors }: Props & { work: boolean }) {
  const { firstName, lastName } = errors;
  return (
    <div className="grid gap-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <Field required id="nombre" label={m.account_first_name()} error={firstName && sentence(firstName, m.account_error_name_empty())}>
          {(wiring) => <Input {...wiring} name="nombre" autoComplete="given-name" defaultValue={values?.firstName} />}
        </Field>
        <Field
          required
          id="apellido"
          label={m.account_last_name()}
          error={lastName && sentence(lastName, m.account_error_last_name_empty())}
        >
          {(wiring) => <Input {...wiring} name="apellido" autoComplete="family-name" defaultValue={values?.lastName} />}
        </Field>
      </div>
      <Field required id="email" label={work ? m.account_work_email() : m.account_email()} error={errors.email && m.account_error_email()}>
        {(wiring) => <Input {...wiring} name="email" type="email" autoComplete="email" defaultValue={values?.email} />}
      </Field>
    </div>
  );
}

/** The password, what is agreed to, and the one button. */
export function RegisterEnd({ errors, terms, minutes }: { errors: RegisterErrors; terms: boolean; minutes: number }) {
  return (
    <>
      <PasswordField
        name="password"
        label={m.account_password()}
        autoComplete="new-password"
        error={passwordSentence(errors.password)}
        hint={m.account_password_hint()}
      />
      <Checkbox
        id="terminos"
        name="terminos"
        required
        defaultChecked={terms}
        error={errors.terms && m.account_error_terms()}
        label={
          <>
            {m.account_terms()} <NewTab path="/terminos">{m.account_terms_terms()}</NewTab> {m.account_terms_and()}{" "}
            <NewTab path="/privacidad">{m.account_terms_privacy()}</NewTab>
          </>
        }
      />
      {minutes > 0 && (
        <Note kind="error" live>
          {m.account_wait({ minutes })}
        </Note>
      )}
      <div>
        <Button type="submit" kind="cta" size="l" wide>
          {m.account_register()}
        </Button>
        <p className="mt-3 text-center text-ink-2 text-sm">{m.account_register_mail()}</p>
        <Elsewhere question={m.account_have_one()} href={href("/login")}>
          {m.account_login()}
        </Elsewhere>
      </div>
    </>
  );
}

export const sentence = (code: "empty" | "long" | "invalid", empty: string): string =>
  code === "empty" ? empty : m.account_error_too_long();

const NewTab = ({ path, children }: { path: string; children: string }) => (
  <a href={href(path)} target="_blank" rel="noopener" className="link">
    {children}
    <span className="sr-only"> {m.shell_new_tab()}</span>
  </a>
);
