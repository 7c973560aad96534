import { data, Form, redirect } from "react-router";
import { dashboardMeta } from "#app/components/dashboard/dashboard-meta.ts";
import { DashboardPage } from "#app/components/dashboard/dashboard-page.tsx";
import { DoneNote } from "#app/components/dashboard/done-note.tsx";
import { Panel } from "#app/components/dashboard/panel.tsx";
import { ToldNote } from "#app/components/dashboard/told-note.tsx";
import { AgedTexts } from "#app/components/drafts/aged-texts.tsx";
import { DraftChange } from "#app/components/drafts/draft-change.tsx";
import { DraftFacts } from "#app/components/drafts/draft-facts.tsx";
import { DraftPoints } from "#app/components/drafts/draft-points.tsx";
import { DraftSentences } from "#app/components/drafts/draft-sentences.tsx";
import { servicesContext } from "#app/context.ts";
import { doneIn } from "#app/done.ts";
import { GENERATOR_PATH, generatorQuery } from "#app/forms/content/generator-address.ts";
import { textPath } from "#app/forms/content/text-address.ts";
import { readForm, textOf } from "#app/forms/read-form.server.ts";
import { viewerOf } from "#app/guards.server.ts";
import type { Handle } from "#app/handle.ts";
import { href } from "#app/locale.ts";
import { oneOf, slugs } from "#app/query-shapes.ts";
import { rereadAfterConflict } from "#app/reread-after-conflict.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Note } from "#app/ui/note.tsx";
import { Select } from "#app/ui/select.tsx";
import { confirmPoints, makeDraft, removeSentence } from "#domain/drafts/change-draft.server.ts";
import { type DraftSubject, draftCities, draftSubjects } from "#domain/drafts/directory-facts.server.ts";
import { openDraft } from "#domain/drafts/draft.server.ts";
import { passDraft, planPass } from "#domain/drafts/pass-draft.server.ts";
import { POINTS } from "#domain/drafts/points.ts";
import { agedTexts } from "#domain/drafts/said-sentences.server.ts";
import { textOfSubject } from "#domain/drafts/subject-of-text.server.ts";
import { writeDraft } from "#domain/drafts/template.ts";
import { m } from "#messages/m.ts";
import type { Db } from "#platform/db/db.ts";
import { formatDateTime } from "#platform/format.ts";
import { FACT_NAMES, wordingWords } from "#texts/drafts.ts";
import type { Route } from "./+types/generate-treatments";

const DONE = { generado: m.drafts_done_made, quitada: m.drafts_done_removed, confirmado: m.drafts_done_confirmed };
const ERRORS = {
  changed: m.drafts_error_changed,
  stands: m.drafts_error_stands,
  same: m.drafts_error_same,
  unconfirmed: m.drafts_error_unconfirmed,
  unsupported: m.drafts_error_unsupported,
};

export const handle = { query: { tratamiento: slugs(), ciudad: slugs(), hecho: oneOf(Object.keys(DONE)) } } satisfies Handle;

/** Returns what an address is about, which is null while it names no treatment, and what it may be about. */
async function askedSubject(db: Db, url: string) {
  const { searchParams } = new URL(url);
  const [subjects, cities] = await Promise.all([draftSubjects(db), draftCities(db)]);
  const treatment = subjects.find(({ serviceId }) => serviceId === searchParams.get("tratamiento"));
  const asked = searchParams.get("ciudad");
  const city = cities.find(({ id }) => id === asked) ?? null;
  if (asked && !city) throw data(null, { status: 404 });
  const subject: DraftSubject | null = treatment ? { ...treatment, city } : null;
  return { subjects, cities, subject };
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const { db, writer } = context.get(servicesContext);
  const { subject, ...asked } = await askedSubject(db, request.url);
  const draft = subject && (await openDraft(db, subject));
  const plan = subject && draft ? await planPass(db, subject, draft) : null;
  return {
    ...{ ...asked, subject, draft },
    // The text itself is long, and the screen shows only what changes in it.
    plan: plan && typeof plan !== "string" ? { number: plan.number, before: plan.before, after: plan.after, kept: plan.kept } : null,
    text: subject && textOfSubject(subject),
    aged: await agedTexts(db),
    model: writer?.name ?? null,
    done: doneIn(request.url, DONE),
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const { userId } = viewerOf(context);
  const services = context.get(servicesContext);
  const { subject } = await askedSubject(services.db, request.url);
  if (!subject) throw data(null, { status: 404 });
  const form = await readForm(request);
  const opened = { subject, version: textOf(form, "version") };
  const to = (done: keyof typeof DONE) =>
    redirect(href(`${GENERATOR_PATH}?${new URLSearchParams({ ...generatorQuery(subject), hecho: done })}`), { status: 303 });
  const refused = (error: keyof typeof ERRORS) => data({ error }, { status: error === "changed" ? 409 : 422 });

  switch (textOf(form, "accion")) {
    case "generar":
      await makeDraft(services, userId, subject, services.writer);
      throw to("generado");
    case "quitar": {
      const index = textOf(form, "frase");
      if (!/^\d{1,2}$/.test(index)) throw data(null, { status: 422 });
      if ((await removeSentence(services, userId, opened, Number(index))).outcome === "changed") return refused("changed");
      throw to("quitada");
    }
    case "confirmar": {
      const points = POINTS.filter((point) => [form.punto ?? []].flat().includes(point));
      if ((await confirmPoints(services, userId, opened, points)).outcome === "changed") return refused("changed");
      throw to("confirmado");
    }
    case "pasar": {
      const number = textOf(form, "texto");
      const textNumber = /^\d{1,6}$/.test(number) ? Number(number) : -1;
      const passed = await passDraft(services, userId, subject, { version: opened.version, textNumber });
      if (passed.outcome !== "passed") return refused(passed.outcome);
      throw redirect(href(`${textPath(passed.key)}?hecho=guardado`), { status: 303 });
    }
    default:
      throw data(null, { status: 422 });
  }
}

export const shouldRevalidate = rereadAfterConflict;

export const meta: Route.MetaFunction = ({ matches }) => dashboardMeta(m.drafts_title(), matches);

/** A generated text about a treatment: its sentences, the facts behind them, and what a person confirms. */
export default function GenerateTreatments({ loaderData, actionData }: Route.ComponentProps) {
  const { subjects, cities, subject, draft, plan, text, aged, model, done } = loaderData;
  const missing = draft ? writeDraft(draft.facts, { ofCity: subject?.city != null }).missing : [];
  return (
    <DashboardPage title={m.drafts_title()} subtitle={m.drafts_subtitle()}>
      <DoneNote>{done && !actionData ? DONE[done]() : undefined}</DoneNote>
      {actionData && <ToldNote kind="error">{ERRORS[actionData.error]()}</ToldNote>}
      <Panel title={m.drafts_treatment()}>
        <div className="flex flex-wrap items-end gap-4">
          <Form method="get" className="flex grow flex-wrap items-end gap-3">
            <Field label={m.drafts_choose()} className="min-w-0 grow">
              {(control) => (
                <Select
                  {...control}
                  name="tratamiento"
                  placeholder={m.drafts_choose()}
                  defaultValue={subject?.serviceId ?? ""}
                  options={subjects.map(({ serviceId, name }) => ({ value: serviceId, label: name }))}
                />
              )}
            </Field>
            <Field label={m.drafts_city()} className="min-w-0 grow">
              {(control) => (
                <Select
                  {...control}
                  name="ciudad"
                  placeholder={m.drafts_country()}
                  defaultValue={subject?.city?.id ?? ""}
                  options={cities.map(({ id, name }) => ({ value: id, label: name }))}
                />
              )}
            </Field>
            <Button type="submit" kind="outline">
              {m.drafts_show()}
            </Button>
          </Form>
          {subject && (
            <Form method="post">
              <Button type="submit" kind={draft ? "outline" : "cta"} name="accion" value="generar">
                {draft ? m.drafts_make_again() : m.drafts_make()}
              </Button>
            </Form>
          )}
        </div>
        {subject && !draft && (
          <p className="text-ink-2">
            {m.drafts_none()} {m.drafts_none_text()}
          </p>
        )}
        <p className="text-ink-2 text-sm">
          {model ? m.drafts_model({ model }) : m.drafts_template()} {draft && m.drafts_make_again_text()}
        </p>
      </Panel>
      {!subject && <AgedTexts texts={aged} />}
      {subject && text && draft && (
        <>
          {draft.passedNumber !== null && (
            <Note kind="ok">
              <p>
                {m.drafts_passed({ number: draft.passedNumber })} <a href={href(textPath(text))}>{m.drafts_open_text()}</a>
              </p>
            </Note>
          )}
          <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 md:gap-5 lg:grid-cols-[minmax(0,4fr)_minmax(0,3fr)]">
            <Panel
              title={subject.city ? m.drafts_in_city({ name: subject.name, city: subject.city.name }) : subject.name}
              aside={
                <span className="num text-ink-2 text-sm">
                  {m.drafts_supported({
                    number: draft.sentences.filter(({ verdict }) => verdict === "supported").length,
                    total: draft.sentences.filter(({ verdict }) => verdict !== "advice").length,
                  })}
                </span>
              }
            >
              {draft.wording && <p className="text-ink-2 text-sm">{wordingWords(draft.wording)}</p>}
              <DraftSentences version={draft.version} sentences={draft.sentences} facts={draft.facts} />
              {missing.length > 0 && (
                <Note kind="caution">
                  <p>
                    <strong>{m.drafts_missing()}.</strong>{" "}
                    {m.drafts_missing_text({ names: missing.map((kind) => FACT_NAMES[kind]().toLowerCase()).join(", ") })}
                  </p>
                </Note>
              )}
            </Panel>
            <Panel title={m.drafts_facts()}>
              <p className="text-ink-2 text-sm">
                {m.drafts_facts_text()} {m.drafts_read_at({ date: formatDateTime(draft.madeAt) })}
              </p>
              <DraftFacts facts={draft.facts} />
            </Panel>
          </div>
          {plan && draft.passedNumber === null && <DraftChange {...plan} />}
          <Panel title={m.drafts_confirm()}>
            <DraftPoints draft={draft} ofCity={subject.city !== null} textNumber={plan?.number ?? 0} />
          </Panel>
        </>
      )}
    </DashboardPage>
  );
}
