import { href } from "#app/locale.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { Note } from "#app/ui/note.tsx";
import { m } from "#messages/m.ts";

/** What was wrong with a mailbox that somebody asked a mail for. */
export interface MailboxAnswer {
  email: string;
  wrong: boolean;
  /** How long they have to wait; zero when they need not. */
  minutes: number;
}

interface Props {
  path: string;
  answer: MailboxAnswer | undefined;
  submit: { label: string; kind: "cta" | "outline" };
}

/** Asks for a mailbox to which a mail is sent. */
export function MailboxForm({ path, answer, submit }: Props) {
  return (
    <form method="post" action={href(path)} noValidate className="grid gap-4.5">
      <Field id="email" label={m.identity_email()} error={answer?.wrong && m.identity_error_email()}>
        {(wiring) => <Input {...wiring} name="email" type="email" autoComplete="username" defaultValue={answer?.email} />}
      </Field>
      {answer && answer.minutes > 0 && (
        <Note kind="error" live>
          {m.identity_wait({ minutes: answer.minutes })}
        </Note>
      )}
      <Button type="submit" kind={submit.kind} size="l" wide>
        {submit.label}
      </Button>
    </form>
  );
}
