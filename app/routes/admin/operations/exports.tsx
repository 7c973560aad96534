import { data, Form, redirect } from "react-router";
import { dashboardMeta } from "#app/components/dashboard/dashboard-meta.ts";
import { DashboardPage } from "#app/components/dashboard/dashboard-page.tsx";
import { Panel } from "#app/components/dashboard/panel.tsx";
import { AskedExports } from "#app/components/operations/asked-exports.tsx";
import { EXPORT_NAMES } from "#app/components/operations/export-names.ts";
import { servicesContext } from "#app/context.ts";
import { readForm, textOf } from "#app/forms/read-form.server.ts";
import { viewerOf } from "#app/guards.server.ts";
import { href } from "#app/locale.ts";
import { Button } from "#app/ui/button.tsx";
import { askExport, exportsOf } from "#domain/operations/ask-export.server.ts";
import { EXPORT_FORMATS, EXPORT_HOURS, EXPORTS } from "#domain/operations/exports.ts";
import { m } from "#messages/m.ts";
import type { Route } from "./+types/exports";

const PATH = "/dashboard/admin/exportar";

export const loader = async ({ context }: Route.LoaderArgs) => ({
  exports: await exportsOf(context.get(servicesContext).db, viewerOf(context).userId),
});

export async function action({ context, request }: Route.ActionArgs) {
  const form = await readForm(request);
  const what = EXPORTS.find((name) => name === textOf(form, "que"));
  const format = EXPORT_FORMATS.find((name) => name === textOf(form, "formato"));
  if (!what || !format) throw data(null, { status: 422 });
  await askExport(context.get(servicesContext), { userId: viewerOf(context).userId, what, format });
  throw redirect(href(PATH), { status: 303 });
}

export const meta: Route.MetaFunction = ({ matches }) => dashboardMeta(m.exports_title(), matches);

/** Everything that can be exported, in two formats, and the files that somebody asked for. */
export default function Exports({ loaderData: { exports } }: Route.ComponentProps) {
  return (
    <DashboardPage title={m.exports_title()} subtitle={m.exports_text({ hours: EXPORT_HOURS })}>
      <AskedExports exports={exports} path={PATH} />
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
                <Form method="post" className="flex gap-2">
                  <input type="hidden" name="que" value={what} />
                  {EXPORT_FORMATS.map((format) => (
                    <Button
                      key={format}
                      type="submit"
                      kind="outline"
                      size="s"
                      name="formato"
                      value={format}
                      aria-label={m.exports_one({ what: name(), format: format.toUpperCase() })}
                    >
                      {format.toUpperCase()}
                    </Button>
                  ))}
                </Form>
              </li>
            );
          })}
        </ul>
      </Panel>
    </DashboardPage>
  );
}
