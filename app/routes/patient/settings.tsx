import { data, redirect, redirectDocument } from "react-router";
import { dashboardMeta } from "#app/components/dashboard/dashboard-meta.ts";
import { DashboardPage } from "#app/components/dashboard/dashboard-page.tsx";
import { Panel } from "#app/components/dashboard/panel.tsx";
import { WhatsappPanel } from "#app/components/patients/whatsapp-panel.tsx";
import { servicesContext } from "#app/context.ts";
import { statusOfRefusal } from "#app/forms/identity/password-refusal.ts";
import { cookieHeaders } from "#app/forms/identity/visit.server.ts";
import { mailboxOf } from "#app/forms/patients/own-mailbox.ts";
import { readSettings } from "#app/forms/patients/settings-form.server.ts";
import { actOnWhatsapp, loadWhatsapp } from "#app/forms/patients/whatsapp-form.server.ts";
import { readForm, textOf } from "#app/forms/read-form.server.ts";
import { viewerOf } from "#app/guards.server.ts";
import type { Handle } from "#app/handle.ts";
import { href } from "#app/locale.ts";
import { oneOf } from "#app/query-shapes.ts";
import { Note } from "#app/ui/note.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { endAllSharing } from "#domain/companions/take-part.server.ts";
import { deleteAccount } from "#domain/patients/delete-account.server.ts";
import { settingsOf } from "#domain/patients/patient-queries.server.ts";
import { saveSettings } from "#domain/patients/save-settings.server.ts";
import { leadsOfMailbox } from "#domain/receivers/account-leads.server.ts";
import { m } from "#messages/m.ts";
import type { Route } from "./+types/settings";
import { DataPanel } from "./settings/data-panel.tsx";
import { DiscretionPanel } from "./settings/discretion-panel.tsx";
import { NoticesPanel } from "./settings/notices-panel.tsx";

export const handle = { query: { guardado: oneOf(["si"]) } } satisfies Handle;

export async function loader({ context, request }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const viewer = viewerOf(context);
  const [settings, leads, whatsapp] = await Promise.all([
    settingsOf(services.db, viewer.userId),
    leadsOfMailbox(services, mailboxOf(viewer)),
    loadWhatsapp(context),
  ]);
  return {
    settings,
    whatsapp,
    requests: leads.length,
    mayDelete: viewer.teamRole === null,
    saved: new URL(request.url).searchParams.has("guardado"),
  };
}

/** `discrecion` and `avisos` save a panel, `whatsapp` and `sin-whatsapp` are its own consent, `borrar` deletes the account. */
export async function action({ context, request }: Route.ActionArgs) {
  const viewer = viewerOf(context);
  const services = { ...context.get(servicesContext), actor: `patient:${viewer.userId}` as const };
  const form = await readForm(request);
  if (textOf(form, "accion") === "borrar") {
    if (viewer.teamRole) throw data(null, { status: 403 });
    const proof = { mailbox: mailboxOf(viewer), password: textOf(form, "clave") };
    const result = await deleteAccount(services, proof, endAllSharing);
    if (result.outcome !== "deleted") return data({ refusal: result }, { status: statusOfRefusal(result) });
    const cookies = await services.auth.signOut({ headers: request.headers });
    const told = new URLSearchParams({ solicitudes: String(result.requests), ...(!viewer.emailConfirmed && { correo: "sin-confirmar" }) });
    // The page around this screen still shows the deleted person, so the browser loads the next page as a whole.
    throw redirectDocument(`${href("/cuenta-borrada")}?${told}`, { status: 303, headers: cookieHeaders(cookies, services.publicUrl) });
  }
  const told = await actOnWhatsapp(context, request, form);
  if (told === "done") throw redirect(href("/dashboard/user/settings?guardado=si#whatsapp"), { status: 303 });
  if (told) return data(told, { status: 422 });
  const change = readSettings(form);
  if (!change) throw data(null, { status: 422 });
  await saveSettings(services, viewer.userId, change);
  throw redirect(href("/dashboard/user/settings?guardado=si"), { status: 303 });
}

export const meta: Route.MetaFunction = ({ matches }) => dashboardMeta(m.patients_settings(), matches);

/** Discretion, notices and the person's data. */
export default function PatientSettings({
  loaderData: { settings, whatsapp, requests, mayDelete, saved },
  actionData,
}: Route.ComponentProps) {
  return (
    <DashboardPage title={m.patients_settings()} subtitle={m.patients_settings_text()}>
      {saved && !actionData && (
        <Note kind="ok" live>
          {m.patients_kept()}
        </Note>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 md:gap-5 lg:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 md:gap-5">
          <DiscretionPanel settings={settings} />
          <NoticesPanel settings={settings} />
          {whatsapp && <WhatsappPanel {...whatsapp} mistakes={actionData && "mistakes" in actionData ? actionData.mistakes : undefined} />}
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 md:gap-5">
          <Panel title={m.identity_security_title()}>
            <p className="text-ink-2">{m.patients_security_text()}</p>
            <TextLink href={href("/seguridad")}>{m.patients_security_go()}</TextLink>
          </Panel>
          <DataPanel
            requests={requests}
            mayDelete={mayDelete}
            refusal={actionData && "refusal" in actionData ? actionData.refusal : undefined}
          />
        </div>
      </div>
    </DashboardPage>
  );
}
