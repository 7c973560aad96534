import { data, redirect } from "react-router";
import { ListPages } from "#app/components/admin/list-pages.tsx";
import { NewPicture } from "#app/components/admin/pictures/new-picture.tsx";
import { PictureCard } from "#app/components/admin/pictures/picture-card.tsx";
import { dashboardMeta } from "#app/components/dashboard/dashboard-meta.ts";
import { DashboardPage } from "#app/components/dashboard/dashboard-page.tsx";
import { Panel } from "#app/components/dashboard/panel.tsx";
import { servicesContext } from "#app/context.ts";
import { textOf } from "#app/forms/read-form.server.ts";
import { readUpload } from "#app/forms/read-upload.server.ts";
import { viewerOf } from "#app/guards.server.ts";
import type { Handle } from "#app/handle.ts";
import { href } from "#app/locale.ts";
import { m } from "#app/paraglide/messages.js";
import { count, oneOf, text } from "#app/query-shapes.ts";
import { Button } from "#app/ui/button.tsx";
import { Input } from "#app/ui/input.tsx";
import { Note } from "#app/ui/note.tsx";
import { addPicture, removePicture } from "#domain/content/change-pictures.server.ts";
import { listPictures } from "#domain/content/picture-queries.server.ts";
import { MAX_PICTURE_ALT, MAX_PICTURE_CAPTION, PICTURES_PER_PAGE, pictureWords } from "#domain/content/pictures.ts";
import { refusedPhoto } from "#texts/refused-files.ts";
import type { Route } from "./+types/pictures";

const PATH = "/dashboard/admin/contenido/imagenes";
const DONE = { subida: m.pictures_added, quitada: m.pictures_removed } as const;

export const handle = {
  takesFiles: true,
  query: { hecho: oneOf(Object.keys(DONE)), q: text(80), pagina: count(9_999) },
} satisfies Handle;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const search = searchParams.get("q");
  const page = Number(searchParams.get("pagina") ?? 1);
  const { rows, total } = await listPictures(context.get(servicesContext).db, { search, page });
  return { rows, search, page, pages: Math.ceil(total / PICTURES_PER_PAGE), done: searchParams.get("hecho") as keyof typeof DONE | null };
}

export async function action({ context, request }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const { userId } = viewerOf(context);
  const { fields, files } = await readUpload(request);
  if (textOf(fields, "accion") === "quitar") {
    const outcome = await removePicture(services, userId, textOf(fields, "id"));
    if (outcome === "unknown") throw data(null, { status: 404 });
    if (outcome === "used") return data({ used: true, typed: null }, { status: 409 });
    throw redirect(href(`${PATH}?hecho=quitada`), { status: 303 });
  }
  const [alt, caption] = [pictureWords(textOf(fields, "muestra")), pictureWords(textOf(fields, "pie"))];
  const bytes = files[0]?.bytes ?? new Uint8Array();
  const refuse = (errors: { file?: string; alt?: string | undefined; caption?: string | undefined }) =>
    data({ used: false, typed: { alt, caption, errors } }, { status: 422 });
  const errors = {
    alt: alt === "" ? m.pictures_no_alt() : alt.length > MAX_PICTURE_ALT ? m.pictures_long({ most: MAX_PICTURE_ALT }) : undefined,
    caption: caption.length > MAX_PICTURE_CAPTION ? m.pictures_long({ most: MAX_PICTURE_CAPTION }) : undefined,
  };
  if (errors.alt || errors.caption) return refuse(errors);
  const kept = await addPicture(services, userId, { bytes, alt, caption });
  if ("reason" in kept) return refuse({ file: refusedPhoto(kept, bytes) });
  throw redirect(href(`${PATH}?hecho=subida`), { status: 303 });
}

export const meta: Route.MetaFunction = ({ matches }) => dashboardMeta(m.pictures_title(), matches);

/** The pictures that texts may show, each with the line that shows it. */
export default function AdminPictures({ loaderData: { rows, search, page, pages, done }, actionData }: Route.ComponentProps) {
  const pathOf = (number: number) => href(`${PATH}?${new URLSearchParams({ ...(search && { q: search }), pagina: String(number) })}`);
  return (
    <DashboardPage title={m.pictures_title()} subtitle={m.pictures_text()}>
      {done && !actionData && (
        <Note kind="ok" live>
          {DONE[done]()}
        </Note>
      )}
      {actionData?.used && (
        <Note kind="error" live>
          {m.pictures_in_use()}
        </Note>
      )}
      <Panel title={m.pictures_new()}>
        <NewPicture typed={actionData?.typed ?? null} />
      </Panel>
      <Panel title={m.pictures_all()}>
        <form className="flex max-w-xl flex-wrap gap-2">
          <Input type="search" name="q" defaultValue={search ?? ""} aria-label={m.pictures_search()} className="min-w-0 flex-1" />
          <Button type="submit" kind="outline">
            {m.pictures_search()}
          </Button>
        </form>
        {rows.length === 0 ? (
          <p className="text-ink-2">{search ? m.pictures_none_match() : m.pictures_none()}</p>
        ) : (
          <ul className="grid gap-x-5 gap-y-8 sm:grid-cols-2 xl:grid-cols-3">
            {rows.map((picture) => (
              <PictureCard key={picture.id} picture={picture} />
            ))}
          </ul>
        )}
        <ListPages what={m.pictures_title()} page={page} pages={pages} hrefFor={pathOf} />
      </Panel>
    </DashboardPage>
  );
}
