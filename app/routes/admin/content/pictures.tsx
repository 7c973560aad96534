import { data, redirect } from "react-router";
import { NewPicture } from "#app/components/content/pictures/new-picture.tsx";
import { PICTURES } from "#app/components/content/pictures/picture-list.tsx";
import { dashboardMeta } from "#app/components/dashboard/dashboard-meta.ts";
import { DashboardPage } from "#app/components/dashboard/dashboard-page.tsx";
import { Panel } from "#app/components/dashboard/panel.tsx";
import { BulkNote } from "#app/components/lists/bulk-note.tsx";
import { AdminList } from "#app/components/lists/list.tsx";
import { servicesContext } from "#app/context.ts";
import { removePictures } from "#app/forms/content/remove-pictures.server.ts";
import { actedAt, actedQuery, addressAfter, askedBulk, confirmingOf, listAddress } from "#app/forms/lists/admin-list.ts";
import { answerBulk } from "#app/forms/lists/answer-bulk.server.ts";
import { textOf } from "#app/forms/read-form.server.ts";
import { readUpload } from "#app/forms/read-upload.server.ts";
import { viewerOf } from "#app/guards.server.ts";
import type { Handle } from "#app/handle.ts";
import { href } from "#app/locale.ts";
import { rereadAfterConflict } from "#app/reread-after-conflict.ts";
import { addPicture } from "#domain/content/change-pictures.server.ts";
import { countPictures, listPictures } from "#domain/content/picture-queries.server.ts";
import { MAX_PICTURE_ALT, MAX_PICTURE_CAPTION, pictureWords } from "#domain/content/pictures.ts";
import { m } from "#messages/m.ts";
import { refusedPhoto } from "#texts/refused-files.ts";
import type { Route } from "./+types/pictures";

const ACTS = ["quitar"] as const;

export const handle = {
  takesFiles: true,
  query: { ...PICTURES.query, ...actedQuery(["subida", ...ACTS]) },
} satisfies Handle;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const { asked, query } = PICTURES.asks(request.url);
  const [page, counts] = await Promise.all([listPictures(db, query), countPictures(db, query)]);
  const isAdded = new URL(request.url).searchParams.get("hecho") === "subida";
  return { ...page, counts, asked, isAdded, removed: actedAt(request.url, ACTS) };
}

export async function action({ context, request }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const { userId } = viewerOf(context);
  const { fields, files } = await readUpload(request);
  if (textOf(fields, "accion") !== "subir") {
    const asked = PICTURES.read(request.url);
    const words = {
      choose: m.pictures_error_none(),
      done: (_: string, removed: number) => m.pictures_removed({ count: removed }),
      left: (names: readonly string[]) => m.pictures_left({ count: names.length, names: names.join("; ") }),
    };
    const address = listAddress(PICTURES.path, PICTURES.shape, asked, { page: asked.page });
    return answerBulk(address, askedBulk(fields, ACTS), words, (bulk) => removePictures(services, userId, bulk));
  }
  const [alt, caption] = [pictureWords(textOf(fields, "muestra")), pictureWords(textOf(fields, "pie"))];
  const bytes = files[0]?.bytes ?? new Uint8Array();
  const refuse = (errors: { file?: string; alt?: string | undefined; caption?: string | undefined }) =>
    data({ typed: { alt, caption, errors } }, { status: 422 });
  const errors = {
    alt: alt === "" ? m.pictures_no_alt() : alt.length > MAX_PICTURE_ALT ? m.pictures_long({ most: MAX_PICTURE_ALT }) : undefined,
    caption: caption.length > MAX_PICTURE_CAPTION ? m.pictures_long({ most: MAX_PICTURE_CAPTION }) : undefined,
  };
  if (errors.alt || errors.caption) return refuse(errors);
  const kept = await addPicture(services, userId, { bytes, alt, caption });
  if ("reason" in kept) return refuse({ file: refusedPhoto(kept, bytes) });
  throw redirect(href(addressAfter(PICTURES.path, "subida")), { status: 303 });
}

export const shouldRevalidate = rereadAfterConflict;

export const meta: Route.MetaFunction = ({ matches }) => dashboardMeta(m.pictures_title(), matches);

/** The pictures that texts may show, each with the line of text that shows it. */
export default function AdminPictures({
  loaderData: { rows, total, pageSize, counts, asked, isAdded, removed },
  actionData,
}: Route.ComponentProps) {
  return (
    <DashboardPage title={m.pictures_title()} subtitle={m.pictures_text()}>
      <BulkNote
        answer={actionData && !("typed" in actionData) ? actionData : undefined}
        done={actionData ? null : isAdded ? m.pictures_added() : removed && m.pictures_removed({ count: removed.count })}
      />
      <Panel title={m.pictures_new()}>
        <NewPicture typed={actionData && "typed" in actionData ? actionData.typed : null} />
      </Panel>
      <AdminList
        title={m.pictures_title()}
        {...PICTURES.shown(asked, null, counts)}
        {...{ rows, total, pageSize }}
        bulk={[{ act: "quitar", label: m.pictures_remove(), takesAway: true }]}
        confirming={actionData && !("typed" in actionData) ? confirmingOf(actionData) : undefined}
        none={{ title: m.pictures_none(), text: m.pictures_none_text() }}
      />
    </DashboardPage>
  );
}
