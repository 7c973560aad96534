import { data, redirect } from "react-router";
import { BackLink } from "#app/components/dashboard/back-link.tsx";
import { dashboardMeta } from "#app/components/dashboard/dashboard-meta.ts";
import { DashboardPage } from "#app/components/dashboard/dashboard-page.tsx";
import { DoneNote } from "#app/components/dashboard/done-note.tsx";
import { ToldNote } from "#app/components/dashboard/told-note.tsx";
import { ContactNote } from "#app/components/followups/contact-buttons.tsx";
import { DeclineForm } from "#app/components/followups/decline-form.tsx";
import { doneText } from "#app/components/followups/done-text.ts";
import { FollowupPart } from "#app/components/followups/followup-part.tsx";
import { InboxList } from "#app/components/followups/inbox-list.tsx";
import { MaskedRequest } from "#app/components/followups/masked-request.tsx";
import { OfferActions } from "#app/components/followups/offer-actions.tsx";
import { OpenedRequest } from "#app/components/followups/opened-request.tsx";
import { OtherWays } from "#app/components/followups/other-ways.tsx";
import { OutcomePart } from "#app/components/followups/outcome-part.tsx";
import { ReplyPart } from "#app/components/followups/reply-part.tsx";
import { RequestDetail } from "#app/components/followups/request-detail.tsx";
import { ReturnForm } from "#app/components/followups/return-form.tsx";
import { UndoContact } from "#app/components/followups/undo-contact.tsx";
import { useLiveInbox } from "#app/components/followups/use-live-inbox.ts";
import { WordsForm } from "#app/components/followups/words-form.tsx";
import { SentQuote } from "#app/components/quotes/sent-quote.tsx";
import { useMay } from "#app/components/team/own-role.ts";
import { sentWords } from "#app/components/threads/thread-card.tsx";
import { servicesContext } from "#app/context.ts";
import { actOnRequest } from "#app/forms/followups/act.server.ts";
import { CONTACTS, DONE, powerFor } from "#app/forms/followups/acts.ts";
import { contactLinks } from "#app/forms/followups/contact-links.ts";
import { INBOX_QUERY, inboxPath } from "#app/forms/followups/inbox-query.ts";
import { loadInbox } from "#app/forms/followups/load-inbox.server.ts";
import { memberOf, ownCenter } from "#app/forms/listing/own-center.server.ts";
import { readForm, textOf } from "#app/forms/read-form.server.ts";
import { viewerOf } from "#app/guards.server.ts";
import type { Handle } from "#app/handle.ts";
import { href } from "#app/locale.ts";
import { oneOf, text } from "#app/query-shapes.ts";
import { rereadAfterConflict } from "#app/reread-after-conflict.ts";
import { Note } from "#app/ui/note.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { tellsOfCompanion } from "#domain/companions/companion-queries.server.ts";
import { loadSite } from "#domain/content/site.server.ts";
import { publishedMedications } from "#domain/directory/price-ranges.server.ts";
import { undoSecondsLeft } from "#domain/followups/followup.ts";
import { inboxRequest } from "#domain/followups/inbox-request.server.ts";
import { toldBy } from "#domain/mail/told.server.ts";
import { returnStateOf } from "#domain/offers/return-queries.server.ts";
import { openedRequest } from "#domain/quotes/opened-requests.server.ts";
import { isRowId } from "#domain/submissions/lookup-text.ts";
import { centerOfOffer } from "#domain/threads/party.server.ts";
import { templatesOf } from "#domain/threads/reply-templates.server.ts";
import { readThread } from "#domain/threads/thread-queries.server.ts";
import { m } from "#messages/m.ts";
import { now } from "#platform/clock.ts";
import { dayInSantoDomingo } from "#platform/format.ts";
import type { Route } from "./+types/request";

export const handle = {
  query: { ...INBOX_QUERY, hecho: oneOf(DONE), contacto: oneOf(Object.keys(CONTACTS)), contestada: text(36) },
} satisfies Handle;

export async function loader({ context, params, request: { url } }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const center = await ownCenter(context, "requests.see");
  const viewer = viewerOf(context);
  const thread = isRowId(params.id)
    ? readThread(services, centerOfOffer({ userId: viewer.userId, providerId: center.id }, params.id))
    : null;
  const [request, list, site, opened, returned, askedPhone, published, conversation, templates] = await Promise.all([
    inboxRequest(services, center.id, params.id),
    loadInbox(context, center, url),
    loadSite(services.db),
    openedRequest(services, center.id, params.id),
    isRowId(params.id) ? returnStateOf(services.db, params.id) : null,
    toldBy(services.db, `phone-question:${params.id}`),
    publishedMedications(services.db),
    thread,
    templatesOf(services.db, center.id),
  ]);
  if (!request) throw data(null, { status: 404 });
  const { seen, number } = request;
  const two = seen.sight === "open" && (await tellsOfCompanion(services.db, { email: seen.person.form.email, offerId: params.id }));
  const links = seen.sight === "open" ? contactLinks(seen.person, { center: center.name, number, site: site.name }) : {};
  const { searchParams } = new URL(url);
  const contact = Object.entries(CONTACTS).find(([name]) => name === searchParams.get("contacto"))?.[1];
  const before = searchParams.get("contestada");
  const answered = before && (await readThread(services, centerOfOffer({ userId: viewer.userId, providerId: center.id }, before)));
  const done = DONE.find((known) => known === searchParams.get("hecho"));
  return {
    centerId: center.id,
    request,
    list,
    links,
    two,
    contact: contact ?? null,
    undoSeconds: undoSecondsLeft(request, now()),
    done: done ?? null,
    answered: answered ? { id: answered.offerId, words: sentWords(answered) } : null,
    quote: opened?.quote ?? null,
    published,
    returned,
    askedPhone,
    told: opened?.told ?? null,
    conversation: conversation?.mayWrite ? conversation : null,
    templates,
    today: dayInSantoDomingo(now()),
  };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const fields = await readForm(request);
  const member = await memberOf(context, fields, powerFor(textOf(fields, "hacer")));
  const answer = await actOnRequest(context.get(servicesContext), member, params.id, fields, viewerOf(context));
  if (answer.kind === "not-found") throw data(null, { status: 404 });
  if (answer.kind === "seen") return data(null);
  // What the form asks was possible when it was drawn; only the person can correct what they typed and the balance.
  if (answer.kind === "refused") return data(answer, { status: 409 });
  if (answer.kind === "return" || answer.kind === "words") return data(answer, { status: answer.status });
  if (answer.kind !== "done" && answer.kind !== "contact") return data(answer, { status: 422 });
  const address = new URL(request.url);
  address.searchParams.delete("hecho");
  address.searchParams.delete("contacto");
  address.searchParams.delete("contestada");
  if (answer.kind === "done") address.searchParams.set("hecho", answer.done);
  else address.searchParams.set("contacto", answer.name);
  throw redirect(`${href(`/dashboard/provider/solicitudes/${params.id}`)}${address.search}`, { status: 303 });
}

export const shouldRevalidate = rereadAfterConflict;

export const meta: Route.MetaFunction = ({ matches }) => dashboardMeta(m.followups_title(), matches);

/** One request, beside the list on wide screens. */
export default function ProviderRequest({ loaderData, actionData }: Route.ComponentProps) {
  useLiveInbox();
  const may = useMay();
  const {
    centerId,
    request,
    list,
    links,
    two,
    contact,
    undoSeconds,
    done,
    answered,
    quote,
    published,
    returned,
    askedPhone,
    told,
    conversation,
    templates,
    today,
  } = loaderData;
  const { seen, id } = request;
  const link = contact && links[contact];
  const unsaved = actionData?.kind === "words" ? actionData : null;
  // An answer to the person that left other words unsaved comes without an address of its own.
  const acted = unsaved?.done ?? done;
  const unheard = (acted === "enviado" && told !== "goes" && told) || (acted === "respondida" && conversation?.told !== "goes");
  const waits = request.tab === "new" || request.tab === "answered";
  return (
    <DashboardPage>
      <BackLink href={href(inboxPath(list.query))}>{m.followups_back()}</BackLink>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 md:gap-5 lg:grid-cols-2">
        <InboxList list={list} chosen={id} className="max-lg:hidden" />
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 max-lg:row-start-1">
          <DoneNote>{acted ? doneText(acted, loaderData) : undefined}</DoneNote>
          {answered && (
            <Note kind="ok" live>
              <p>
                {answered.words} {m.followups_answered_next()}
              </p>
              <TextLink href={href(`/dashboard/provider/solicitudes/${answered.id}/mensajes`)}>{m.followups_answered_see()}</TextLink>
            </Note>
          )}
          {unheard && <OtherWays centerId={centerId} links={links} />}
          {contact && link && seen.sight === "open" && (
            <ContactNote way={contact} link={link} shown={contact === "mail" ? seen.person.form.email : seen.person.phone}>
              {undoSeconds > 0 && <UndoContact centerId={centerId} secondsLeft={undoSeconds} />}
            </ContactNote>
          )}
          {actionData?.kind === "refused" && (
            <ToldNote kind="error">
              <p>{actionData.error}</p>
            </ToldNote>
          )}
          <RequestDetail centerId={centerId} request={request}>
            {seen.sight === "masked" && (
              <MaskedRequest
                request={request}
                person={seen.person}
                actions={
                  waits && (
                    <OfferActions
                      centerId={centerId}
                      request={request}
                      balanceCents={list.figures.balanceCents}
                      short={actionData?.kind === "short" ? actionData : null}
                    />
                  )
                }
              >
                {waits && may("requests.open") && <DeclineForm centerId={centerId} />}
              </MaskedRequest>
            )}
            {seen.sight === "open" && (
              <>
                {two && (
                  <Note kind="info">
                    <p>{m.companions_center_note()}</p>
                  </Note>
                )}
                <OpenedRequest centerId={centerId} request={request} person={seen.person} links={links}>
                  <WordsForm centerId={centerId} request={request} lastSaid={conversation?.messages.at(-1)?.id ?? ""} unsaved={unsaved}>
                    {conversation && (
                      <ReplyPart
                        path={`/dashboard/provider/solicitudes/${id}`}
                        thread={conversation}
                        templates={templates}
                        unsaved={unsaved}
                      />
                    )}
                  </WordsForm>
                  <OutcomePart centerId={centerId} request={request} />
                </OpenedRequest>
                <SentQuote requestId={id} quote={quote} published={published} today={today} />
                <FollowupPart centerId={centerId} request={request} team={list.team} />
                {may("requests.return") && (
                  <ReturnForm
                    centerId={centerId}
                    state={returned}
                    told={askedPhone}
                    refused={actionData?.kind === "return" ? actionData : null}
                  />
                )}
              </>
            )}
          </RequestDetail>
        </div>
      </div>
    </DashboardPage>
  );
}
