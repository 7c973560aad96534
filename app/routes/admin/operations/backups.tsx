import Archive from "lucide-react/icons/archive";
import { redirect } from "react-router";
import { dashboardMeta } from "#app/components/dashboard/dashboard-meta.ts";
import { DashboardPage } from "#app/components/dashboard/dashboard-page.tsx";
import { Panel } from "#app/components/dashboard/panel.tsx";
import { WorkUnderWay } from "#app/components/dashboard/work-under-way.tsx";
import { BackupList } from "#app/components/operations/backup-list.tsx";
import { WorkerNote } from "#app/components/operations/worker-note.tsx";
import { servicesContext } from "#app/context.ts";
import { viewerOf } from "#app/guards.server.ts";
import { href } from "#app/locale.ts";
import { Button } from "#app/ui/button.tsx";
import { Note } from "#app/ui/note.tsx";
import { askBackup, backupUnderWay, keptBackups } from "#domain/operations/backups.server.ts";
import { workerBeat } from "#domain/operations/beat.server.ts";
import { BACKUP_DAYS } from "#domain/operations/kept-backups.ts";
import { m } from "#messages/m.ts";
import { formatTime } from "#platform/format.ts";
import type { Route } from "./+types/backups";

const PATH = "/dashboard/admin/copias";

export async function loader({ context }: Route.LoaderArgs) {
  const { db, backupsLeave, demonstration } = context.get(servicesContext);
  const [backups, underWay, worker] = await Promise.all([keptBackups(db), backupUnderWay(db), workerBeat(db)]);
  return { backups, underWay, worker, backupsLeave, demonstration };
}

export async function action({ context }: Route.ActionArgs) {
  await askBackup({ ...context.get(servicesContext), actor: `admin:${viewerOf(context).userId}` });
  throw redirect(href(PATH), { status: 303 });
}

export const meta: Route.MetaFunction = ({ matches }) => dashboardMeta(m.operations_backups(), matches);

/** The backups that the site made by itself, and whether each came back when it was tried. */
export default function AdminBackups({ loaderData: { backups, underWay, worker, backupsLeave, demonstration } }: Route.ComponentProps) {
  return (
    <DashboardPage
      title={m.operations_backups()}
      subtitle={demonstration ? m.operations_backups_demo() : m.operations_backups_text({ days: BACKUP_DAYS })}
      actions={
        !underWay && (
          <form method="post">
            <Button type="submit" kind="cta" icon={<Archive />}>
              {m.operations_backup_now()}
            </Button>
          </form>
        )
      }
    >
      <WorkerNote {...worker} />
      {underWay && (
        <Panel title={underWay.state === "running" ? m.operations_backup_running() : m.operations_backup_waiting()}>
          <WorkUnderWay words={m.imports_look_again()} />
          <p className="text-ink-2">{m.operations_backup_since({ time: formatTime(underWay.since) })}</p>
          <progress aria-label={m.operations_backup_running()} className="h-3 w-full" />
        </Panel>
      )}
      {!backupsLeave && <Note kind="info">{m.operations_backups_here()}</Note>}
      <BackupList backups={backups} nightly={!demonstration} />
    </DashboardPage>
  );
}
