import { Panel } from "#app/components/dashboard/panel.tsx";
import { ProofField } from "#app/components/identity/proof-field.tsx";
import type { RefusedErasure } from "#app/forms/people/ask-erasure.server.ts";
import { href } from "#app/locale.ts";
import { Button } from "#app/ui/button.tsx";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { Pills } from "#app/ui/pills.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { Textarea } from "#app/ui/textarea.tsx";
import { ACCOUNT_TICK, CONFIRMING_WORD, type ErasedItem, type PersonToErase, tickOf } from "#domain/people/erasure.ts";
import { m } from "#messages/m.ts";
import { formatDate } from "#platform/format.ts";
import { choicesIn } from "#texts/choice-names.ts";
import { REQUESTER_NAMES } from "#texts/erasures.ts";

interface Props {
  person: PersonToErase;
  secondFactor: boolean;
  /** Where somebody goes who would rather not. */
  back: string;
  refused: RefusedErasure | undefined;
}

/** What may be theirs too, who asks for it and why, the proof, and the word that is typed. */
export function EraseForm({ person, secondFactor, back, refused }: Props) {
  const { perhaps, account } = person;
  const doubtful = account && !account.sure ? account : null;
  return (
    <Panel title={m.erasures_decide()}>
      <form method="post" noValidate className="grid gap-5">
        {(perhaps.length > 0 || doubtful) && (
          <fieldset className="grid gap-1">
            <legend className="font-semibold text-ui">{m.erasures_perhaps()}</legend>
            <p className="text-ink-2 text-ui">{m.erasures_perhaps_text()}</p>
            {perhaps.map((item) => (
              <Checkbox
                key={tickOf(item)}
                name="tambien"
                value={tickOf(item)}
                label={SAYS[item.kind]({ label: item.label, date: formatDate(item.createdAt) })}
                defaultChecked={refused?.ticked.includes(tickOf(item))}
              />
            ))}
            {doubtful && (
              <Checkbox
                name="tambien"
                value={ACCOUNT_TICK}
                label={m.erasures_perhaps_account({ email: doubtful.email })}
                defaultChecked={refused?.ticked.includes(ACCOUNT_TICK)}
              />
            )}
          </fieldset>
        )}
        <div className="grid items-start gap-5 md:grid-cols-2">
          <div className="grid gap-5">
            <Pills
              name="pide"
              legend={m.erasures_requester()}
              options={choicesIn(REQUESTER_NAMES)}
              defaultValue={refused?.requester ?? ""}
              error={refused?.errors.requester}
              required
            />
            <Field label={m.erasures_reason()} hint={m.erasures_reason_hint()} error={refused?.errors.reason} required>
              {(control) => <Textarea {...control} name="motivo" maxLength={500} defaultValue={refused?.reason} />}
            </Field>
          </div>
          <div className="grid gap-5">
            <ProofField secondFactor={secondFactor} refused={refused?.proof} />
            <Field label={m.erasures_word({ word: CONFIRMING_WORD })} error={refused?.errors.word} required>
              {(control) => <Input {...control} name="palabra" autoComplete="off" maxLength={20} defaultValue={refused?.word} />}
            </Field>
            <div className="flex flex-wrap items-center justify-between gap-4">
              <TextLink href={href(back)}>{m.erasures_keep()}</TextLink>
              <Button type="submit" kind="outline" className="border-err! text-err!">
                {m.erasures_button()}
              </Button>
            </div>
          </div>
        </div>
      </form>
    </Panel>
  );
}

const SAYS: Readonly<Record<ErasedItem["kind"], (said: { label: string; date: string }) => string>> = {
  lead: m.erasures_perhaps_lead,
  message: m.erasures_perhaps_message,
  guest: m.erasures_perhaps_guest,
};
