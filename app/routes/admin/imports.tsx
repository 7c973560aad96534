import { data, redirect } from "react-router";
import { ImportSteps } from "#app/components/admin/imports/import-steps.tsx";
import { STATUS_NAMES } from "#app/components/admin/imports/names.ts";
import { dashboardMeta } from "#app/components/dashboard/dashboard-meta.ts";
import { DashboardPage } from "#app/components/dashboard/dashboard-page.tsx";
import { Panel } from "#app/components/dashboard/panel.tsx";
import { servicesContext } from "#app/context.ts";
import { readUpload } from "#app/forms/read-upload.server.ts";
import { viewerOf } from "#app/guards.server.ts";
import type { Handle } from "#app/handle.ts";
import { href } from "#app/locale.ts";
import { m } from "#app/paraglide/messages.js";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { FileInput } from "#app/ui/file-input.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { ImportFileError } from "#domain/imports/file.server.ts";
import { IMPORT_LIMITS } from "#domain/imports/import.ts";
import { recentImports } from "#domain/imports/import-queries.server.ts";
import { receiveFile } from "#domain/imports/receive-file.server.ts";
import { formatDateTime, formatNumber } from "#platform/format.ts";
import { fileReason } from "#texts/import-reasons.ts";
import type { Route } from "./+types/imports";

const PATH = "/dashboard/admin/importar";

export const handle = { takesFiles: true } satisfies Handle;

export async function loader({ context }: Route.LoaderArgs) {
  return { imports: await recentImports(context.get(servicesContext).db) };
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

/** Where a file of centers and specialists begins, and those before it. */
export default function Imports({ loaderData: { imports }, actionData }: Route.ComponentProps) {
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
      <Panel title={m.imports_recent()}>
        {imports.length === 0 && <p className="text-ink-2">{m.imports_recent_none()}</p>}
        <ul className="grid divide-y empty:hidden">
          {imports.map(({ id, fileName, rows, createdAt, status }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 py-1">
              <TextLink href={href(`${PATH}/${id}`)} className="min-w-0 break-all">
                {fileName}
              </TextLink>
              <span className="flex flex-wrap items-center gap-x-4 text-ink-2 text-ui">
                <span className="num">{m.imports_recent_rows({ count: rows, rows: formatNumber(rows) })}</span>
                <time dateTime={createdAt.toISOString()}>{formatDateTime(createdAt)}</time>
                <Badge kind={status === "finished" ? "info" : status === "undone" ? "neutral" : "pending"}>{STATUS_NAMES[status]()}</Badge>
              </span>
            </li>
          ))}
        </ul>
      </Panel>
    </DashboardPage>
  );
}
