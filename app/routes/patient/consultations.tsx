import Plus from "lucide-react/icons/plus";
import { Form } from "react-router";
import { FeedAddress } from "#app/components/consultations/feed-address.tsx";
import { StatusBadge } from "#app/components/consultations/status-badge.tsx";
import { dashboardMeta } from "#app/components/dashboard/dashboard-meta.ts";
import { DashboardPage } from "#app/components/dashboard/dashboard-page.tsx";
import { Panel } from "#app/components/dashboard/panel.tsx";
import { servicesContext } from "#app/context.ts";
import { viewerOf } from "#app/guards.server.ts";
import { href } from "#app/locale.ts";
import { Button } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/state.tsx";
import type { Consultation } from "#domain/consultations/consultation.ts";
import { consultationsOfPatient } from "#domain/consultations/consultation-queries.server.ts";
import { openPatientFeed } from "#domain/consultations/feeds.server.ts";
import { m } from "#messages/m.ts";
import { consultationTimes, whatOf } from "#texts/consultations.ts";
import type { Route } from "./+types/consultations";

export async function loader({ context }: Route.LoaderArgs) {
  return consultationsOfPatient(context.get(servicesContext).db, viewerOf(context).userId);
}

/** Makes a new secret address for their calendar, and shows it once. */
export async function action({ context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const { userId } = viewerOf(context);
  const secret = await openPatientFeed({ ...services, actor: `patient:${userId}` }, userId);
  return { feed: `${services.publicUrl}${href(`/calendario/consultas/${secret}`)}` };
}

export const meta: Route.MetaFunction = ({ matches }) => dashboardMeta(m.consultations_mine(), matches);

/** A patient's consultations: future and past ones. */
export default function PatientConsultations({ loaderData: { ahead, past }, actionData }: Route.ComponentProps) {
  const none = ahead.length + past.length === 0;
  return (
    <DashboardPage
      title={m.consultations_mine()}
      subtitle={m.consultations_mine_text()}
      actions={
        !none && (
          <Button kind="outline" href={href("/centros")} icon={<Plus />}>
            {m.consultations_find()}
          </Button>
        )
      }
    >
      {none && (
        <EmptyState
          title={m.consultations_none()}
          actions={
            <Button kind="cta" href={href("/centros")}>
              {m.consultations_find()}
            </Button>
          }
        >
          {m.consultations_none_text()}
        </EmptyState>
      )}
      {ahead.length > 0 && <List title={m.consultations_ahead()} consultations={ahead} />}
      {past.length > 0 && <List title={m.consultations_past()} consultations={past} />}
      {!none && (
        <Panel title={m.consultations_calendar()}>
          <p className="text-ink-2 text-sm">{m.consultations_calendar_text()}</p>
          {actionData && <FeedAddress address={actionData.feed} />}
          <Form method="post" preventScrollReset>
            <Button type="submit" kind="outline">
              {m.consultations_calendar_make()}
            </Button>
          </Form>
        </Panel>
      )}
    </DashboardPage>
  );
}

const List = ({ title, consultations }: { title: string; consultations: readonly Consultation[] }) => (
  <Panel title={title}>
    <ul>
      {consultations.map((consultation) => (
        <Row key={consultation.id} consultation={consultation} />
      ))}
    </ul>
  </Panel>
);

function Row({ consultation }: { consultation: Consultation }) {
  const { id, providerName, status } = consultation;
  const [own, other] = consultationTimes(consultation, "patient");
  return (
    <li className="border-t first:border-t-0">
      <a
        href={href(`/dashboard/user/consultas/${id}`)}
        className="flex flex-wrap items-center justify-between gap-x-5 gap-y-2 rounded-sm py-3.5 text-inherit no-underline hover:bg-hover"
      >
        <span className="grid min-w-0">
          <b className="num font-semibold">
            {own!.day}, {own!.time}
          </b>
          <span translate="no">{providerName}</span>
          <span className="text-ink-2 text-sm">{whatOf(consultation)}</span>
          {other && <span className="num text-ink-3 text-sm">{m.consultations_there({ time: other.time, place: other.label })}</span>}
        </span>
        <StatusBadge status={status} />
      </a>
    </li>
  );
}
