import { data, redirect } from "react-router";
import { dashboardMeta } from "#app/components/dashboard/dashboard-meta.ts";
import { DashboardPage } from "#app/components/dashboard/dashboard-page.tsx";
import { Panel } from "#app/components/dashboard/panel.tsx";
import { IMPORTS, IMPORTS_PATH as PATH } from "#app/components/imports/import-list.tsx";
import { ImportSteps } from "#app/components/imports/import-steps.tsx";
import { AdminList } from "#app/components/lists/list.tsx";
import { servicesContext } from "#app/context.ts";
import { readUpload } from "#app/forms/read-upload.server.ts";
import { viewerOf } from "#app/guards.server.ts";
import type { Handle } from "#app/handle.ts";
import { href } from "#app/locale.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { FileInput } from "#app/ui/file-input.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { ImportFileError } from "#domain/imports/file.server.ts";
import { IMPORT_LIMITS, KEPT_DAYS } from "#domain/imports/import.ts";
import { countImports, listImports } from "#domain/imports/import-queries.server.ts";
import { receiveFile } from "#domain/imports/receive-file.server.ts";
import { m } from "#messages/m.ts";
import { formatNumber } from "#platform/format.ts";
import { fileReason } from "#texts/import-reasons.ts";
import type { Route } from "./+types/imports";

export const handle = { takesFiles: true, query: IMPORTS.query } satisfies Handle;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const asked = IMPORTS.read(request.url);
  const [list, counts] = await Promise.all([listImports(db, asked), countImports(db, asked.search)]);
  return { ...list, counts, asked };
}

export async function action({ context, request }: Route.ActionArgs) {
  const { files } = await readUpload(request);
  const file = files.find(({ field }) => field === "archivo");
  if (!file) return data({ error: m.imports_file_missing() }, { status: 422 });
  let id: string;
  try {
    id = await receiveFile(context.get(servicesContext), `admin:${viewerOf(context).userId}`, file);
  } catch (error) {
    if (error instanceof ImportFileError) return data({ error: fileReason(error.code, error.hint) }, { status: 422 });
    throw error;
  }
  throw redirect(href(`${PATH}/${id}`), { status: 303 });
}

export const meta: Route.MetaFunction = ({ matches }) => dashboardMeta(m.imports_title(), matches);

/** Starts the import of a file of centers and specialists, and lists earlier imports. */
export default function Imports({ loaderData: { rows, total, pageSize, counts, asked }, actionData }: Route.ComponentProps) {
  return (
    <DashboardPage title={m.imports_title()} subtitle={m.imports_text()}>
      <ImportSteps current={0} />
      <Panel title={m.imports_new()}>
        <form method="post" encType="multipart/form-data" className="grid max-w-144 gap-4">
          <Field
            label={m.imports_file()}
            hint={m.imports_file_help({ size: IMPORT_LIMITS.bytes / 2 ** 20, rows: formatNumber(IMPORT_LIMITS.rows) })}
            error={actionData?.error}
          >
            {(control) => <FileInput {...control} name="archivo" accept=".csv,.txt,.json,text/csv,application/json" />}
          </Field>
          <Button type="submit" kind="cta" className="justify-self-start">
            {m.imports_send()}
          </Button>
        </form>
        <TextLink href={href("/dashboard/admin/exportar")}>{m.imports_template()}</TextLink>
      </Panel>
      <AdminList
        title={m.imports_list()}
        {...IMPORTS.shown(asked, null, counts)}
        {...{ rows, total, pageSize }}
        none={{ title: m.imports_list_none(), text: m.imports_list_none_text() }}
        legend={m.imports_kept({ days: KEPT_DAYS })}
      />
    </DashboardPage>
  );
}
