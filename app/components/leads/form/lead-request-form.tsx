import { type FormEvent, type ReactNode, useEffect, useId, useState } from "react";
import { Trap } from "#app/components/inbox/trap.tsx";
import { ServerErrors } from "#app/components/leads/server-errors.tsx";
import { href } from "#app/locale.ts";
import { Button } from "#app/ui/button.tsx";
import { Note } from "#app/ui/note.tsx";
import { treatmentOfService } from "#domain/leads/form-treatments.ts";
import { CONTROL_FIELDS, emptyLeadForm, FULL_FORM_STEPS, type LeadFormField, VARIANT_FIELDS } from "#domain/leads/lead-form-fields.ts";
import type { SiteWording } from "#domain/settings/request-wording.ts";
import { m } from "#messages/m.ts";
import { DialogLead } from "./dialog-lead.tsx";
import { DraftNote } from "./draft-note.tsx";
import { LeadConsents } from "./lead-consents.tsx";
import { LeadFailure } from "./lead-failure.tsx";
import { LeadFields } from "./lead-field.tsx";
import type { LeadFormProps } from "./lead-form-props.ts";
import { AskedFields, CardFields, ConsultationFields, ContactFields, InlineFields } from "./lead-form-sections.tsx";
import { LeadPageSections } from "./lead-page-sections.tsx";
import { LeadSteppedSections } from "./lead-steps.tsx";
import { QuestionFields } from "./question-fields.tsx";
import { useLeadDraft } from "./use-lead-draft.ts";
import { beginStep, focusFirst, useLeadForm } from "./use-lead-form.ts";
import { previewQuestion, useReceivers } from "./use-receivers.ts";
import { type Refusal, useSending } from "./use-sending.ts";

export type LeadRequestFormProps = LeadFormProps & {
  /** Limits the birth years. It is the year of the server, so that server and browser draw the same. */
  currentYear: number;
  /** The parts of the sentences beside the boxes. */
  wording: SiteWording;
  /** In the dialog, the address where people only ask; null where nobody answers that. */
  question?: string | null;
};

const NOTHING_TICKED = { consentimiento: false, newsletter: false, centers: [] };
const LAST_STEP = FULL_FORM_STEPS.length - 1;

/**
 * The request form. It works as plain HTML; once hydrated, it checks each change, names the receivers and sends without leaving the
 * page.
 */
export function LeadRequestForm(props: LeadRequestFormProps) {
  const { variant, kind = "center", center, service, options, currentYear } = props;
  const prefix = useId();
  const values = { ...emptyLeadForm(variant), ...(service && { tratamiento: treatmentOfService(service) }), ...props.values };
  const form = useLeadForm(variant, currentYear, props.errors);
  const [answers, setAnswers] = useState<Readonly<Record<string, unknown>>>({ ...values });
  const draft = useLeadDraft(form.ref, !props.errors && props.failure === undefined, () => {
    form.check();
    setAnswers(form.read());
  });
  const [step, setStep] = useState(0);
  const [furthest, setFurthest] = useState(0);
  /** The sentences that the server sent after these boxes were drawn. */
  const [newer, setNewer] = useState<SiteWording>();
  const { sending, refusal, send, dismiss } = useSending(form.ref, {
    onInvalid(errors) {
      form.refuse(errors);
      leadTo(Object.keys(errors) as LeadFormField[]);
    },
    onReworded: setNewer,
  });
  // This runs once the new boxes are drawn, since the one with the focus is gone.
  useEffect(() => {
    if (newer !== undefined) focusFirst(form.ref.current!, ["consentimiento"]);
  }, [newer, form.ref]);
  const stepped = variant === "dialog";
  const full = stepped || variant === "default";
  const asksFirst = variant === "question";
  const wantsOthers = full && center !== undefined && answers.recibirMasRespuestas !== "no";
  const receivers = useReceivers(
    useIsAwake() && kind === "center" && VARIANT_FIELDS[variant].includes("tratamiento") ? previewQuestion(answers, props) : null,
  );
  const named = kind === "advice" || center !== undefined || receivers.state === "known";

  /** Scrolls the first of these fields into view and focuses it. */
  function leadTo(fields: readonly LeadFormField[]) {
    if (stepped)
      setStep(
        Math.max(
          0,
          FULL_FORM_STEPS.findIndex((candidate) => candidate.fields.some((field) => fields.includes(field))),
        ),
      );
    setTimeout(() => focusFirst(form.ref.current!, fields));
  }

  function goTo(next: number) {
    const passed = FULL_FORM_STEPS.slice(step, next).flatMap(({ fields }): readonly LeadFormField[] => fields);
    const wrong = form.reveal(passed);
    if (wrong.length > 0) return leadTo(wrong);
    setStep(next);
    setFurthest((before) => Math.max(before, next));
    setTimeout(() => beginStep(document.getElementById(`${prefix}-step-${next}`)!));
  }

  function submit(event: FormEvent) {
    if (stepped && step < LAST_STEP) {
      event.preventDefault();
      return goTo(step + 1);
    }
    const wrong = form.reveal(VARIANT_FIELDS[variant].filter((field) => named || field !== "consentimiento"));
    if (wrong.length > 0) {
      event.preventDefault();
      return leadTo(wrong);
    }
    // Without names, the browser posts the form, and the server names the centers on a page of their own before anything is sent.
    if (!named) return;
    event.preventDefault();
    if (!sending) send();
  }

  const consents = (
    <LeadConsents
      prefix={prefix}
      kind={kind}
      center={center}
      receivers={receivers}
      opening={props.opening}
      askFirst={asksFirst}
      wantsOthers={wantsOthers}
      asksNewsletter={full}
      ticked={newer === undefined ? { ...values, centers: props.ticked ?? [] } : NOTHING_TICKED}
      wording={newer ?? props.wording}
      errorOf={form.state.errorOf}
      bare={!full && !asksFirst}
    />
  );
  const submitLabel = !named
    ? m.leads_form_review()
    : props.submitLabel
      ? props.submitLabel
      : kind === "advice"
        ? m.leads_form_send_advice()
        : asksFirst
          ? m.leads_form_send_question()
          : full
            ? m.leads_form_send()
            : m.leads_form_send_card();
  const submitButton = (
    <Button type="submit" kind="cta" size="l" wide={!full} loading={{ active: sending, label: m.leads_form_sending() }}>
      {submitLabel}
    </Button>
  );
  const refused = (
    <>
      {refusal && refusal.kind !== "failed" && (
        <Note kind="error" live>
          {refusalSentence(refusal)}
        </Note>
      )}
      {refusal?.kind === "failed" && <LeadFailure overDialog={stepped} offline={refusal.offline} onClose={dismiss} />}
    </>
  );
  const backNote = draft.kept?.isBack && <DraftNote {...draft} />;
  const keptNote = !draft.kept?.isBack && <DraftNote {...draft} />;
  const sections: ReactNode[] = full
    ? [
        <ConsultationFields key="consulta" {...{ answers, center, receivers }} options={options!} stance={props.stance} />,
        <AskedFields key="pregunta" {...{ answers, currentYear, center, receivers }} options={options!} />,
        <ContactFields key="contacto" asksOthers={center !== undefined} consents={consents} />,
      ]
    : [];

  return (
    <LeadFields value={{ variant, prefix, values, ...form.state }}>
      <form
        ref={form.ref}
        method="post"
        action={href("/solicitar-informacion")}
        noValidate
        onSubmit={submit}
        onChange={(event) => {
          form.onChange(event);
          setAnswers(form.read());
          draft.keep();
        }}
        onBlur={form.onBlur}
        className={stepped ? "group/lead flex grow flex-col" : "group/lead grid gap-6"}
      >
        <HiddenFields {...props} />
        {!stepped && backNote}
        {props.autofilled && <Note kind="info">{m.leads_autofilled()}</Note>}
        {props.failure && !refusal && <Note kind="error">{props.failure}</Note>}
        {props.errors && <ServerErrors prefix={prefix} errors={props.errors} errorOf={form.state.errorOf} />}
        {stepped ? (
          <LeadSteppedSections
            prefix={prefix}
            current={step}
            furthest={furthest}
            onGoTo={goTo}
            sections={sections}
            center={center?.name}
            lead={<DialogLead question={props.question ?? null}>{backNote}</DialogLead>}
            refused={refused}
            kept={keptNote}
            submitButton={submitButton}
          />
        ) : (
          <>
            {variant === "card" && <CardFields currentYear={currentYear} answers={answers} asksWhat={kind === "center"} />}
            {variant === "inline" && <InlineFields answers={answers} />}
            {asksFirst && <QuestionFields answers={answers} center={center} receivers={receivers} stance={props.stance} />}
            {full ? <LeadPageSections prefix={prefix} sections={sections} /> : consents}
            {refused}
            {keptNote}
            <div>{submitButton}</div>
          </>
        )}
      </form>
    </LeadFields>
  );
}

function refusalSentence(refusal: Exclude<Refusal, { kind: "failed" }>) {
  switch (refusal.kind) {
    case "limited":
      return m.leads_error_limited_minutes({ minutes: refusal.minutes });
    case "unavailable":
      return m.leads_error_unavailable({ seconds: refusal.seconds });
    case "reworded":
      return m.settings_consent_reworded();
    case "conflict":
      return m.leads_error_conflict();
  }
}

/** Returns false on the server and in the first client render, so that both draw the same. */
function useIsAwake() {
  const [awake, setAwake] = useState(false);
  useEffect(() => setAwake(true), []);
  return awake;
}

/** Values that the server needs and nobody types, and the honeypot. */
function HiddenFields({ variant, kind = "center", center, service, picked = [] }: LeadRequestFormProps) {
  return (
    <>
      <input type="hidden" name="variante" value={variant} />
      <input type="hidden" name="tipo" value={kind} />
      {center && <input type="hidden" name={CONTROL_FIELDS.origin} value={center.slug} />}
      {service && <input type="hidden" name={CONTROL_FIELDS.service} value={service} />}
      {picked.length > 0 && <input type="hidden" name={CONTROL_FIELDS.picked} value={picked.join(",")} />}
      <Trap />
    </>
  );
}
