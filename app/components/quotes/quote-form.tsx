import { type FormEvent, useEffect, useState } from "react";
import { KeyCaps } from "#app/components/dashboard/key-hints.tsx";
import { Panel } from "#app/components/dashboard/panel.tsx";
import { SaveBar } from "#app/components/dashboard/save-bar.tsx";
import { TemplateChips } from "#app/components/threads/template-chips.tsx";
import { MESSAGE, readQuote, type TypedQuote, VALID_UNTIL, VISITS } from "#app/forms/quotes/read-quote.ts";
import { href } from "#app/locale.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { Textarea } from "#app/ui/textarea.tsx";
import type { PublishedMedications } from "#domain/directory/medication.ts";
import type { Reach } from "#domain/mail/reach.ts";
import { MAX_MESSAGE, QUOTE_PARTS, type TemplateLine } from "#domain/quotes/quote.ts";
import type { ReplyTemplate } from "#domain/threads/reply-template.ts";
import { m } from "#messages/m.ts";
import { inALine } from "#texts/choice-names.ts";
import { draftTotal, PART_NAMES } from "#texts/quotes.ts";
import { pressKey } from "./quote-keys.ts";
import { type ListedPrice, QuoteLineFields } from "./quote-line-fields.tsx";
import { QuoteSummary } from "./quote-summary.tsx";

interface Props {
  /** The first name of the patient. */
  name: string;
  title: string;
  lines: readonly (TemplateLine & { readonly listed: ListedPrice | null })[];
  /** The version that this one replaces; 0 for the first. */
  after: number;
  typed: TypedQuote;
  errors: Readonly<Record<string, string>>;
  today: string;
  /** The methods of payment that the center publishes. */
  payments: readonly string[];
  /** What centers publish for medication. */
  published: PublishedMedications;
  /** What becomes of the mail to the patient. */
  reach: Reach;
  /** The replies that the center saved. */
  templates: readonly ReplyTemplate[];
  /** The address of the form. */
  path: string;
}

/** The form in which a center writes a quote. The total and the preview follow each key press; without script a button updates them. */
export function QuoteForm({
  name,
  title,
  lines,
  after,
  typed: initial,
  errors,
  today,
  payments,
  published,
  reach,
  templates,
  path,
}: Props) {
  const [typed, setTyped] = useState(initial);
  const quote = readQuote((field) => typed[field] ?? "", lines, today);
  const follow = ({ currentTarget }: FormEvent<HTMLFormElement>) =>
    setTyped(Object.fromEntries([...new FormData(currentTarget)].map(([field, value]) => [field, String(value)])));
  const labelOf = (field: string) => lines.find(({ lineId }) => field.endsWith(`-${lineId}`))?.label;
  return (
    <form
      method="post"
      noValidate
      onInput={follow}
      onKeyDown={pressKey}
      className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 md:gap-5 lg:grid-cols-[minmax(0,1fr)_316px]"
    >
      {/* Enter in a field shows the total, since browsers press the first of several buttons. */}
      <button type="submit" name="accion" value="ver" hidden aria-hidden tabIndex={-1} />
      <input type="hidden" name="despues" value={after} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 md:gap-5">
        <ErrorSummary
          title={m.quotes_error_title()}
          errors={Object.entries(errors).map(([id, sentence]) => {
            const line = labelOf(id);
            return { id, sentence: line ? m.quotes_error_line({ line, sentence }) : sentence };
          })}
        />
        <Panel title={title}>
          <p className="text-ink-2">{m.quotes_template()}</p>
          <p className="text-ink-2 text-sm">{after === 0 ? m.quotes_first_fill() : m.quotes_later_fill()}</p>
          {QUOTE_PARTS.map((part) => {
            const own = lines.filter((line) => line.part === part);
            if (own.length === 0) return null;
            return (
              <section key={part} aria-label={PART_NAMES[part]()}>
                <h3 className="-mx-4 bg-tint px-4 py-2 font-semibold text-sm md:-mx-6 md:px-6">{PART_NAMES[part]()}</h3>
                <ul>
                  {own.map((line) => (
                    <QuoteLineFields
                      key={line.lineId}
                      line={line}
                      amountCents={quote.lines.find(({ lineId }) => lineId === line.lineId)?.amountCents ?? null}
                      typed={initial}
                      errors={errors}
                    />
                  ))}
                </ul>
              </section>
            );
          })}
          <div className="flex flex-wrap items-baseline justify-between gap-x-4">
            <p className="font-semibold">{m.quotes_total()}</p>
            <p className="num title-3">{draftTotal(quote.lines)}</p>
          </div>
          <div className="grid items-start gap-4 sm:grid-cols-2">
            <Field
              id={VALID_UNTIL}
              label={m.quotes_valid_until()}
              optionalWord={m.quotes_optional()}
              hint={m.quotes_valid_hint()}
              error={errors[VALID_UNTIL]}
            >
              {(control) => <Input {...control} type="date" name={VALID_UNTIL} min={today} defaultValue={initial[VALID_UNTIL]} />}
            </Field>
            <Field
              id={VISITS}
              label={m.quotes_visits()}
              optionalWord={m.quotes_optional()}
              hint={m.quotes_visits_hint({ name })}
              error={errors[VISITS]}
            >
              {(control) => <Input {...control} name={VISITS} inputMode="numeric" maxLength={2} defaultValue={initial[VISITS]} />}
            </Field>
          </div>
          <div>
            <p className="font-semibold">{m.quotes_payments()}</p>
            <p>{inALine(payments)}</p>
            <p className="flex flex-wrap items-center gap-x-4 text-ink-2 text-sm">
              {payments.length > 0 ? m.quotes_payments_hint({ name }) : m.quotes_payments_missing({ name })}
              <TextLink href={href("/dashboard/provider/perfil")}>{m.quotes_payments_change()}</TextLink>
            </p>
          </div>
          <TemplateChips templates={templates} action={`${path}#${MESSAGE}`} />
          <Field id={MESSAGE} label={m.quotes_to_patient({ name })} optionalWord={m.quotes_optional()} error={errors[MESSAGE]}>
            {(control) => <Textarea {...control} name={MESSAGE} rows={4} maxLength={MAX_MESSAGE} defaultValue={initial[MESSAGE]} />}
          </Field>
        </Panel>
        <QuoteKeys />
      </div>
      <QuoteSummary name={name} quote={quote} published={published} listed={lines} />
      <div className="lg:col-span-full">
        <SaveBar title={draftTotal(quote.lines)} text={BAR[reach]()}>
          <Button type="submit" name="accion" value="guardar" kind="outline-inverse" size="s">
            {m.quotes_save_draft()}
          </Button>
          <Button type="submit" name="accion" value="ver" kind="outline-inverse" size="s">
            {m.quotes_preview()}
          </Button>
          <Button type="submit" name="accion" value="enviar" kind="cta">
            {m.quotes_send({ name })}
          </Button>
        </SaveBar>
      </div>
    </form>
  );
}

const BAR: Readonly<Record<Reach, () => string>> = {
  goes: m.quotes_bar_text,
  held: m.quotes_bar_text_unconfirmed,
  refused: m.quotes_bar_text_refused,
  "no-mailbox": m.quotes_bar_text_no_mailbox,
};

/** The shortcuts while an amount is being typed. They need a script and a keyboard. */
function QuoteKeys() {
  const [on, setOn] = useState(false);
  useEffect(() => setOn(true), []);
  if (!on) return null;
  const keys = [
    { keys: ["ArrowUp", "ArrowDown"], words: m.quotes_key_line() },
    { keys: ["i"], words: m.quotes_key_included() },
    { keys: ["n"], words: m.quotes_key_not() },
    { keys: ["m"], words: m.quotes_key_note() },
    { keys: ["l"], words: m.quotes_key_list() },
    { keys: ["Ctrl+Enter"], words: m.quotes_key_send() },
  ];
  return (
    <p className="hidden flex-wrap items-center gap-x-5 gap-y-1 text-ink-2 text-sm md:flex">
      {m.quotes_keys()}
      {keys.map(({ keys: caps, words }) => (
        <span key={words} className="inline-flex items-center gap-1.5">
          <KeyCaps keys={caps} />
          {words}
        </span>
      ))}
    </p>
  );
}
