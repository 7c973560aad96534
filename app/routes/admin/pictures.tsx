import { data, redirect } from "react-router";
import { askedBulk, listAddress, listQuery } from "#app/admin-list.ts";
import { AdminList } from "#app/components/admin/list.tsx";
import { NewPicture } from "#app/components/admin/pictures/new-picture.tsx";
import { pictureColumns } from "#app/components/admin/pictures/picture-columns.tsx";
import { dashboardMeta } from "#app/components/dashboard/dashboard-meta.ts";
import { DashboardPage } from "#app/components/dashboard/dashboard-page.tsx";
import { Panel } from "#app/components/dashboard/panel.tsx";
import { ToldNote } from "#app/components/dashboard/told-note.tsx";
import { servicesContext } from "#app/context.ts";
import { askedPictures, PICTURE_LIST, PICTURES_PATH } from "#app/forms/pictures/picture-list.ts";
import { removePictures } from "#app/forms/pictures/remove-pictures.server.ts";
import { textOf } from "#app/forms/read-form.server.ts";
import { readUpload } from "#app/forms/read-upload.server.ts";
import { viewerOf } from "#app/guards.server.ts";
import type { Handle } from "#app/handle.ts";
import { href } from "#app/locale.ts";
import { m } from "#app/paraglide/messages.js";
import { count, oneOf } from "#app/query-shapes.ts";
import { rereadAfterConflict } from "#app/reread-after-conflict.ts";
import { Note } from "#app/ui/note.tsx";
import { addPicture } from "#domain/content/change-pictures.server.ts";
import type { PictureView } from "#domain/content/picture-list.ts";
import { countPictures, listPictures } from "#domain/content/picture-queries.server.ts";
import { MAX_PICTURE_ALT, MAX_PICTURE_CAPTION, PICTURES_PER_PAGE, pictureWords } from "#domain/content/pictures.ts";
import { refusedPhoto } from "#texts/refused-files.ts";
import type { Route } from "./+types/pictures";

const ACTS = ["quitar"] as const;

export const handle = {
  takesFiles: true,
  query: { ...listQuery(PICTURE_LIST), hecho: oneOf(["subida", "quitada"]), cuantos: count(100) },
} satisfies Handle;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const { asked, query } = askedPictures(request.url);
  const [page, counts] = await Promise.all([listPictures(db, query), countPictures(db, query)]);
  const { searchParams } = new URL(request.url);
  return { ...page, counts, asked, done: { act: searchParams.get("hecho"), count: Number(searchParams.get("cuantos") ?? 0) } };
}

export async function action({ context, request }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const { userId } = viewerOf(context);
  const { fields, files } = await readUpload(request);
  if (textOf(fields, "accion") !== "subir") {
    const bulk = askedBulk(fields, ACTS);
    if (!bulk) return data({ none: true }, { status: 422 });
    const removed = await removePictures(services, userId, bulk);
    if ("confirming" in removed) return data(removed);
    if (removed.left.length > 0) return data(removed, { status: 409 });
    const address = listAddress(PICTURES_PATH, PICTURE_LIST, askedPictures(request.url).asked);
    throw redirect(href(`${address}${address.includes("?") ? "&" : "?"}hecho=quitada&cuantos=${removed.count}`), { status: 303 });
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
  throw redirect(href(`${PICTURES_PATH}?hecho=subida`), { status: 303 });
}

export const shouldRevalidate = rereadAfterConflict;

export const meta: Route.MetaFunction = ({ matches }) => dashboardMeta(m.pictures_title(), matches);

/** The pictures that texts may show, each with the line that shows it. */
export default function AdminPictures({ loaderData: { rows, total, counts, asked, done }, actionData }: Route.ComponentProps) {
  return (
    <DashboardPage title={m.pictures_title()} subtitle={m.pictures_text()}>
      {done.act && !actionData && (
        <Note kind="ok" live>
          {done.act === "subida" ? m.pictures_added() : m.pictures_removed({ count: done.count })}
        </Note>
      )}
      {actionData && "none" in actionData && (
        <Note kind="caution" live>
          {m.pictures_error_none()}
        </Note>
      )}
      {actionData && "left" in actionData && (
        <ToldNote>
          {actionData.count > 0 && <p>{m.pictures_removed({ count: actionData.count })}</p>}
          <p>{m.pictures_left({ names: actionData.left.join("; ") })}</p>
        </ToldNote>
      )}
      <Panel title={m.pictures_new()}>
        <NewPicture typed={actionData && "typed" in actionData ? actionData.typed : null} />
      </Panel>
      <AdminList
        title={m.pictures_title()}
        path={PICTURES_PATH}
        shape={PICTURE_LIST}
        asked={asked}
        views={PICTURE_LIST.views.map((value) => ({ value, label: VIEW_NAMES[value](), count: counts[value] }))}
        search={{ label: m.pictures_search() }}
        filters={[
          {
            key: "pie",
            label: m.pictures_caption(),
            options: [
              { value: "si", label: m.pictures_captioned() },
              { value: "no", label: m.pictures_not_captioned() },
            ],
          },
        ]}
        columns={pictureColumns()}
        rows={rows}
        total={total}
        pageSize={PICTURES_PER_PAGE}
        rowId={({ id }) => id}
        rowName={({ alt }) => alt}
        bulk={[{ act: "quitar", label: m.pictures_remove(), takesAway: true }]}
        confirming={actionData && "confirming" in actionData ? actionData.confirming : undefined}
        csv={`${PICTURES_PATH}/lista.csv`}
        none={{ title: m.pictures_none(), text: m.pictures_none_text() }}
      />
    </DashboardPage>
  );
}

const VIEW_NAMES: Readonly<Record<PictureView, () => string>> = {
  todas: m.pictures_view_all,
  usadas: m.pictures_view_used,
  libres: m.pictures_view_free,
};
