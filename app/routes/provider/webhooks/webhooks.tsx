import { data } from "react-router";
import { BackLink } from "#app/components/dashboard/back-link.tsx";
import { dashboardMeta } from "#app/components/dashboard/dashboard-meta.ts";
import { DashboardPage } from "#app/components/dashboard/dashboard-page.tsx";
import { DoneNote } from "#app/components/dashboard/done-note.tsx";
import { servicesContext } from "#app/context.ts";
import { doneIn } from "#app/done.ts";
import { done, memberOf, ownCenter, theirs } from "#app/forms/listing/own-center.server.ts";
import { readForm, textOf } from "#app/forms/read-form.server.ts";
import type { Handle } from "#app/handle.ts";
import { href } from "#app/locale.ts";
import { oneOf } from "#app/query-shapes.ts";
import { Note } from "#app/ui/note.tsx";
import { ownWebhook } from "#domain/offers/sent-to-webhook.server.ts";
import { pingWebhook, resendDelivery, rotateSecret, saveWebhook, switchWebhook } from "#domain/webhooks/own-webhook.server.ts";
import { m } from "#messages/m.ts";
import { readGivenAddress } from "#platform/given-address.ts";
import { ADDRESS_MISTAKES } from "#texts/webhooks.ts";
import type { Route } from "./+types/webhooks";
import { AddressPanel } from "./address-panel.tsx";
import { DeliveriesPanel } from "./deliveries-panel.tsx";
import { SecretPanel } from "./secret-panel.tsx";

const PATH = "/dashboard/provider/webhooks";
const MAX_ADDRESS = 500;
const DONE = {
  guardada: m.webhooks_done_saved,
  encendido: m.webhooks_done_on,
  apagado: m.webhooks_done_off,
  enviado: m.webhooks_done_queued,
} as const;
const NO_STORE = { "Cache-Control": "no-store" };

export const handle = { query: { hecho: oneOf(["guardada", "encendido", "apagado", "enviado"]) } } satisfies Handle;

export async function loader({ context, request }: Route.LoaderArgs) {
  const place = await ownCenter(context, "webhooks.keep");
  const own = await ownWebhook(context.get(servicesContext).db, place.id);
  const said = doneIn(request.url, DONE);
  return { place, own, said };
}

interface Answer {
  /** What was typed, and what is wrong with it. */
  url?: string;
  error?: string;
  /** The secret, shown only this once. */
  secret?: string;
  /** Why nothing was sent. */
  refused?: string;
}

const answered = (answer: Answer, status: number) => data(answer, { status, headers: NO_STORE });

export async function action({ context, request }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const fields = await readForm(request);
  const member = await memberOf(context, fields, "webhooks.keep");
  switch (textOf(fields, "hacer")) {
    case "secreto": {
      const outcome = theirs(await rotateSecret(services, member));
      return outcome === "no-address" ? notFound() : answered(outcome, 200);
    }
    case "encender":
    case "apagar": {
      const enabled = textOf(fields, "hacer") === "encender";
      theirs(await switchWebhook(services, member, enabled));
      throw done(PATH, enabled ? "encendido" : "apagado");
    }
    case "probar":
      return afterSending(theirs(await pingWebhook(services, member)));
    case "reenviar":
      return afterSending(theirs(await resendDelivery(services, member, textOf(fields, "envio"))));
  }
  const url = textOf(fields, "url");
  const read = readGivenAddress(url, { maxLength: MAX_ADDRESS, local: services.demonstration && services.onlyHere });
  if ("mistake" in read) return answered({ url, error: ADDRESS_MISTAKES[read.mistake]() }, 422);
  const { secret } = theirs(await saveWebhook(services, member, read.url));
  if (secret !== null) return answered({ secret }, 200);
  throw done(PATH, "guardada");
}

function afterSending(outcome: "queued" | "too-many" | "off" | "not-found") {
  if (outcome === "queued") throw done(PATH, "enviado");
  if (outcome === "not-found") return notFound();
  return answered({ refused: outcome === "off" ? m.webhooks_is_off() : m.webhooks_too_many() }, 422);
}

function notFound(): never {
  throw data(null, { status: 404 });
}

export const meta: Route.MetaFunction = ({ matches }) => dashboardMeta(m.webhooks_title(), matches);

/** Where the center's own system is told about requests, and what it was sent. */
export default function Webhooks({ loaderData: { place, own, said }, actionData }: Route.ComponentProps) {
  return (
    <DashboardPage title={m.webhooks_title()} subtitle={m.webhooks_lead({ center: place.name })}>
      <BackLink href={href("/dashboard/provider/ajustes")}>{m.team_settings()}</BackLink>
      <DoneNote>{actionData || !said ? undefined : DONE[said]()}</DoneNote>
      {actionData?.refused && (
        <Note kind="error" live>
          <p>{actionData.refused}</p>
        </Note>
      )}
      {actionData?.secret && (
        <Note kind="ok" live>
          <p>{m.webhooks_secret_new()}</p>
          <p>
            <code className="wrap-anywhere">{actionData.secret}</code>
          </p>
        </Note>
      )}
      <AddressPanel placeId={place.id} webhook={own?.webhook ?? null} typed={actionData?.url} error={actionData?.error} />
      {own && <SecretPanel placeId={place.id} />}
      {own && <DeliveriesPanel placeId={place.id} deliveries={own.deliveries} mayResend={own.webhook.enabled} />}
    </DashboardPage>
  );
}
