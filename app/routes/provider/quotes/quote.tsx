import { data, redirect } from "react-router";
import { BackLink } from "#app/components/dashboard/back-link.tsx";
import { dashboardMeta } from "#app/components/dashboard/dashboard-meta.ts";
import { DashboardPage } from "#app/components/dashboard/dashboard-page.tsx";
import { QuoteForm } from "#app/components/quotes/quote-form.tsx";
import { QuotedPerson } from "#app/components/quotes/quoted-person.tsx";
import { servicesContext } from "#app/context.ts";
import { contactLinks } from "#app/forms/followups/contact-links.ts";
import { ownCenter, theirs } from "#app/forms/listing/own-center.server.ts";
import { MESSAGE, RELIST, readQuote, typedFields, typedQuote } from "#app/forms/quotes/read-quote.ts";
import { readForm, textOf } from "#app/forms/read-form.server.ts";
import { marksLeft, withTemplate } from "#app/forms/threads/insert-template.server.ts";
import { viewerOf } from "#app/guards.server.ts";
import type { Handle } from "#app/handle.ts";
import { href } from "#app/locale.ts";
import { oneOf } from "#app/query-shapes.ts";
import { rereadAfterConflict } from "#app/reread-after-conflict.ts";
import { Note } from "#app/ui/note.tsx";
import { loadSite } from "#domain/content/site.server.ts";
import { isMedication } from "#domain/directory/medication.ts";
import { publishedMedications } from "#domain/directory/price-ranges.server.ts";
import { ownPrices, publishPrices } from "#domain/listing/prices.server.ts";
import { beyondPrice } from "#domain/quotes/beyond-price.server.ts";
import { openedRequest } from "#domain/quotes/opened-requests.server.ts";
import { templateOf } from "#domain/quotes/quote.ts";
import { saveQuoteDraft } from "#domain/quotes/quote-draft.server.ts";
import { sendQuote } from "#domain/quotes/send-quote.server.ts";
import { templatesOf } from "#domain/threads/reply-templates.server.ts";
import { m } from "#messages/m.ts";
import { now } from "#platform/clock.ts";
import { addDays } from "#platform/days.ts";
import { dayInSantoDomingo, formatTime, formatWeekday } from "#platform/format.ts";
import type { Route } from "./+types/quote";

/** How many days a first quote is valid, unless its center changes it. */
const USUAL_DAYS = 90;

export const handle = { query: { hecho: oneOf(["lista"]) } } satisfies Handle;

async function place({ context, params }: Pick<Route.LoaderArgs, "context" | "params">) {
  const services = context.get(servicesContext);
  const center = await ownCenter(context, "requests.answer");
  const request = await openedRequest(services, center.id, params.id);
  if (!request) throw data(null, { status: 404 });
  const prices = await ownPrices(services.db, center.id);
  return { services, center, request, prices, template: templateOf(request.service?.id ?? null, prices) };
}

export async function loader(args: Route.LoaderArgs) {
  const { services, center, request, prices, template } = await place(args);
  const { quote: last, draft, reach } = request;
  const today = dayInSantoDomingo(now());
  const lines = template.map((line) => {
    const price = prices.find(({ lineId }) => lineId === line.lineId);
    const offered = price?.state !== "not-offered" || isMedication(line.lineId);
    if (!price || price.state === "missing" || price.state === "not-offered" || price.amountCents === null || !price.informedOn)
      return { ...line, offered, listed: null, note: null };
    const { amountCents, informedOn, state, notIncluded } = price;
    return { ...line, offered, listed: { amountCents, informedOn, state }, note: notIncluded };
  });
  const first = () => ({
    // An expired price is not offered again until somebody has looked at it.
    lines: lines.map(({ listed, offered, note, ...line }) => {
      const known = listed && listed.state !== "expired";
      const says = known
        ? ({ kind: "price", amountCents: listed.amountCents } as const)
        : ({ kind: offered ? "missing" : "not-offered", amountCents: null } as const);
      return { ...line, ...says, note: known && note ? m.quotes_without({ what: note }) : null };
    }),
    validUntil: addDays(today, USUAL_DAYS),
    message: "",
    visits: null,
  });
  const { nombre: name } = request.person.form;
  const [{ payments }, published] = await Promise.all([beyondPrice(services.db, center.slug, null), publishedMedications(services.db)]);
  return {
    payments,
    published,
    reach,
    relisted: new URL(args.request.url).searchParams.get("hecho") !== null,
    centerId: center.id,
    path: `/dashboard/provider/solicitudes/${request.id}`,
    asked: { city: request.city, service: request.service, person: request.person, createdAt: request.createdAt },
    links: contactLinks(request.person, { center: center.name, number: request.number, site: (await loadSite(services.db)).name }),
    number: request.number,
    service: request.service,
    name,
    lines,
    after: last?.version ?? 0,
    typed: draft?.typed ?? typedQuote(last ?? first()),
    savedAt: draft?.savedAt ?? null,
    today,
    templates: await templatesOf(services.db, center.id),
  };
}

/** `ver` draws the total and the preview; `guardar` saves what is written, even with mistakes; `enviar` sends. */
export async function action({ request: posted, context, params }: Route.ActionArgs) {
  const { services, center, request, prices, template } = await place({ context, params });
  const fields = await readForm(posted);
  const typed = Object.fromEntries(Object.keys(fields).map((name) => [name, textOf(fields, name)]));
  const { errors, answers, validUntil, message, visits } = readQuote((name) => textOf(fields, name), template, dayInSantoDomingo(now()));
  const act = textOf(fields, "accion");
  const after = /^\d{1,6}$/.test(textOf(fields, "despues")) ? Number(textOf(fields, "despues")) : -1;
  const again = { typed, errors, after, changed: false };
  if (act === "ver") return again;
  const { userId } = viewerOf(context);
  const about = { firstName: request.person.form.nombre, service: request.service, city: request.city, center };
  const filled = await withTemplate(services.db, { act, typed: typed[MESSAGE] ?? "", about, viewer: viewerOf(context) });
  const left = marksLeft(filled ?? message);
  if (filled) return { ...again, typed: { ...typed, [MESSAGE]: filled }, errors: left ? { [MESSAGE]: left } : {} };
  const member = { userId, providerId: center.id };
  if (act === "guardar") {
    if ((await saveQuoteDraft(services, member, request.id, typedFields(template, typed))) === "not-found")
      throw data(null, { status: 404 });
    throw redirect(href(`/dashboard/provider/solicitudes/${request.id}/presupuesto`), { status: 303 });
  }
  if (act.startsWith(RELIST)) {
    await ownCenter(context, "prices.keep");
    const lineId = act.slice(RELIST.length);
    const amountCents = answers[lineId]?.amountCents ?? null;
    if (amountCents === null) return data(again, { status: 422 });
    // The exclusions of the price stay as they were published.
    const { notIncluded = null, medication = null } = prices.find((price) => price.lineId === lineId) ?? {};
    theirs(await publishPrices(services, member, [{ lineId, amountCents, notIncluded, medication }]));
    await saveQuoteDraft(services, member, request.id, typedFields(template, typed));
    throw redirect(href(`/dashboard/provider/solicitudes/${request.id}/presupuesto?hecho=lista`), { status: 303 });
  }
  if (act !== "enviar") throw data(null, { status: 422 });
  if (left) return data({ ...again, errors: { ...errors, [MESSAGE]: left } }, { status: 422 });
  if (Object.keys(errors).length > 0) return data(again, { status: 422 });
  const sent = await sendQuote(services, member, { requestId: request.id, after, answers, validUntil, message, visits });
  if (sent.outcome === "not-found") throw data(null, { status: 404 });
  if (sent.outcome === "changed") return data({ ...again, changed: true }, { status: 409 });
  throw redirect(href(`/dashboard/provider/solicitudes/${request.id}?hecho=enviado`), { status: 303 });
}

export const shouldRevalidate = rereadAfterConflict;

export const meta: Route.MetaFunction = ({ matches }) => dashboardMeta(m.quotes_sent_one(), matches);

/** Where a center writes its quote for one patient. */
export default function ProviderQuote({ loaderData, actionData }: Route.ComponentProps) {
  const {
    centerId,
    path,
    asked,
    links,
    number,
    service,
    name,
    lines,
    after,
    typed,
    savedAt,
    today,
    payments,
    published,
    reach,
    relisted,
    templates,
  } = loaderData;
  return (
    <DashboardPage>
      <BackLink href={href(path)}>{m.quotes_request_number({ number })}</BackLink>
      <div className="grid gap-1">
        <h1 className="title-2 text-[1.8125rem] md:text-[2.125rem]">{m.quotes_for({ name })}</h1>
        {savedAt && (
          <p role="status" className="text-ink-2">
            {m.quotes_draft_saved({ day: formatWeekday(savedAt), time: formatTime(savedAt) })}
          </p>
        )}
      </div>
      {relisted && !actionData && (
        <Note kind="ok" live>
          {m.quotes_relisted()}
        </Note>
      )}
      {actionData?.changed && (
        <Note kind="caution" live>
          {m.quotes_error_changed()}
        </Note>
      )}
      <QuotedPerson centerId={centerId} request={asked} links={links} path={path} />
      <QuoteForm
        name={name}
        title={service?.name ?? m.quotes_sent_one()}
        lines={lines}
        // After a conflict the person has seen the newer version; after anything else they may not have.
        after={actionData && !actionData.changed ? actionData.after : after}
        typed={actionData?.typed ?? typed}
        errors={actionData?.errors ?? {}}
        today={today}
        payments={payments}
        published={published}
        reach={reach}
        templates={templates}
        path={`${path}/presupuesto`}
      />
    </DashboardPage>
  );
}
