import { dashboardMeta } from "#app/components/dashboard/dashboard-meta.ts";
import { DashboardPage } from "#app/components/dashboard/dashboard-page.tsx";
import { Panel } from "#app/components/dashboard/panel.tsx";
import { EXPORT_NAMES } from "#app/components/operations/export-names.ts";
import { href } from "#app/locale.ts";
import { Button } from "#app/ui/button.tsx";
import { EXPORTS } from "#domain/operations/exports.ts";
import { m } from "#messages/m.ts";
import type { Route } from "./+types/exports";

const PATH = "/dashboard/admin/exportar";

/** Runs so that the guard of its area does. */
export const loader = () => null;

export const meta: Route.MetaFunction = ({ matches }) => dashboardMeta(m.exports_title(), matches);

/** Everything that can be exported, in two formats. */
export default function Exports() {
  return (
    <DashboardPage title={m.exports_title()} subtitle={m.exports_text()}>
      <Panel title={m.exports_files()}>
        <ul className="grid divide-y">
          {EXPORTS.map((what) => {
            const { name, says } = EXPORT_NAMES[what];
            return (
              <li key={what} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
                <div className="min-w-0 flex-1 basis-32">
                  <b className="font-semibold">{name()}</b>
                  <p className="text-ink-2 text-ui">{says()}</p>
                </div>
                <div className="flex gap-2">
                  {(["csv", "json"] as const).map((format) => (
                    <Button
                      key={format}
                      kind="outline"
                      size="s"
                      href={href(`${PATH}/${what}.${format}`)}
                      aria-label={m.exports_one({ what: name(), format: format.toUpperCase() })}
                      download
                    >
                      {format.toUpperCase()}
                    </Button>
                  ))}
                </div>
              </li>
            );
          })}
        </ul>
      </Panel>
    </DashboardPage>
  );
}
