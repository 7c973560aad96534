import Eye from "lucide-react/icons/eye";
import { data, redirect } from "react-router";
import { dashboardMeta } from "#app/components/dashboard/dashboard-meta.ts";
import { DashboardPage } from "#app/components/dashboard/dashboard-page.tsx";
import { DoneNote } from "#app/components/dashboard/done-note.tsx";
import { KeyHints } from "#app/components/dashboard/key-hints.tsx";
import { type RouteServices, servicesContext } from "#app/context.ts";
import { done, memberOf, ownCenter, theirs } from "#app/forms/listing/own-center.server.ts";
import { numberAfter, readDocumentForm, readPhotoChange } from "#app/forms/listing/read-gallery.ts";
import { textOf } from "#app/forms/read-form.server.ts";
import { readUpload, type Upload } from "#app/forms/read-upload.server.ts";
import { filesOf, namedUpload } from "#app/forms/uploads/arrived-files.server.ts";
import type { Handle } from "#app/handle.ts";
import { href } from "#app/locale.ts";
import { count as numberOf, oneOf } from "#app/query-shapes.ts";
import { useSiteName } from "#app/root-data.ts";
import { Button } from "#app/ui/button.tsx";
import { Note } from "#app/ui/note.tsx";
import { addDocument, removeDocument } from "#domain/listing/change-documents.server.ts";
import { addPhoto, changeLogo, changePhoto, type PhotoRefusal } from "#domain/listing/change-gallery.server.ts";
import { documentsOf } from "#domain/listing/document-files.server.ts";
import { GALLERY_LIMITS } from "#domain/listing/gallery.ts";
import { ownGallery } from "#domain/listing/own-gallery.server.ts";
import { isRowId } from "#domain/submissions/lookup-text.ts";
import type { Member } from "#domain/team/as-member.server.ts";
import { m } from "#messages/m.ts";
import { now } from "#platform/clock.ts";
import { dayInSantoDomingo } from "#platform/format.ts";
import { refusedDocument, refusedPhoto } from "#texts/refused-files.ts";
import type { Route } from "./+types/gallery";
import { DocumentsPanel } from "./gallery/documents-panel.tsx";
import { LogoPanel } from "./gallery/logo-panel.tsx";
import { PhotoEditor } from "./gallery/photo-editor.tsx";
import { PhotosPanel } from "./gallery/photos-panel.tsx";
import type { RefusedFile } from "./gallery/refused-files.tsx";

const DONE = ["subir", "foto", "quitar", "logo", "documento", "documento-quitado", "documento-sostiene"] as const;

export const handle = { takesFiles: true, query: { hecho: oneOf(DONE), foto: numberOf(GALLERY_LIMITS.maxPhotos) } } satisfies Handle;

const PATH = "/dashboard/provider/galeria";
const pathOf = (index: number) => `${href(PATH)}?foto=${index + 1}#foto`;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const place = await ownCenter(context, "profile.keep");
  const [{ photos, logo }, documents] = await Promise.all([ownGallery(db, place.id), documentsOf(db, place.id)]);
  const today = dayInSantoDomingo(now());
  const query = new URL(request.url).searchParams;
  const chosen = Math.min(Number(query.get("foto") ?? 1), photos.length) - 1;
  return { place, photos, chosen, logo, documents, today, done: DONE.find((what) => what === query.get("hecho")) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const upload = await readUpload(request);
  const member = await memberOf(context, upload.fields, "profile.keep");
  const act = textOf(upload.fields, "hacer");
  if (act === "documento") return keepDocument(services, member, upload);
  if (act === "quitar-documento") {
    const id = textOf(upload.fields, "cual");
    const outcome = isRowId(id) ? theirs(await removeDocument(services, member, id)) : "unknown";
    if (outcome === "unknown") throw data(null, { status: 404 });
    throw done(PATH, outcome === "holds" ? "documento-sostiene" : "documento-quitado");
  }
  if (act === "foto") {
    const change = readPhotoChange(upload.fields);
    const outcome = theirs(await changePhoto(services, member, textOf(upload.fields, "url"), change));
    if (typeof outcome === "object") return refusePhotos("photos", [{ name: "", sentence: refusedPhoto(outcome, new Uint8Array()) }]);
    throw redirect(`${href(PATH)}?foto=${numberAfter(upload.fields)}&hecho=${change.remove ? "quitar" : "foto"}`, { status: 303 });
  }
  const part = act === "logo" ? "logo" : "photos";
  const take = act === "logo" ? changeLogo : addPhoto;
  const files = await filesOf(services, member.userId, upload);
  if (!files) return refusePhotos(part, [{ name: "", sentence: m.uploads_gone() }]);
  const refused: RefusedFile[] = [];
  // One after the other: each is drawn again, and two at once take twice the memory.
  for (const { name, bytes } of files) {
    const outcome: PhotoRefusal | string = theirs(await take(services, member, bytes));
    if (typeof outcome === "object") refused.push({ name, sentence: refusedPhoto(outcome, bytes) });
  }
  if (files.length === 0) refused.push({ name: "", sentence: m.listing_refused_empty() });
  if (refused.length > 0) return refusePhotos(part, refused);
  throw done(PATH, act === "logo" ? "logo" : "subir");
}

const refusePhotos = (part: "logo" | "photos", refused: readonly RefusedFile[]) => data({ part, refused }, { status: 422 });

async function keepDocument(services: RouteServices, member: Member, upload: Upload) {
  const { form, errors } = readDocumentForm(upload.fields);
  const refuse = (refused: string | null, arrived: string | null = null) =>
    data({ part: "documents" as const, form, errors, refused, arrived }, { status: 422 });
  // The file that came with its form is kept, since only the fields are wrong.
  if (!form.kind || errors.expiresOn) return refuse(null, namedUpload(upload));
  const files = await filesOf(services, member.userId, upload);
  if (!files) return refuse(m.uploads_gone());
  const { name: fileName, bytes } = files[0] ?? { name: "", bytes: new Uint8Array() };
  const stated = { holder: form.holder || null, expiresOn: form.expiresOn || null, statedNumber: form.number || null };
  const sent = { kind: form.kind, fileName, ...stated, bytes };
  const outcome = theirs(await addDocument(services, member, sent));
  if ("reason" in outcome) return refuse(refusedDocument(outcome, bytes));
  throw done(PATH, "documento");
}

export const meta: Route.MetaFunction = ({ matches }) => dashboardMeta(m.team_gallery(), matches);

/** Photos that everybody sees, and documents that nobody else sees. */
export default function Gallery({ loaderData, actionData }: Route.ComponentProps) {
  const site = useSiteName();
  const { place, photos, chosen, logo, documents, today } = loaderData;
  const undescribed = photos.filter(({ alt }) => alt === "").length;
  const count = String(photos.length);
  const subtitle =
    undescribed > 0 ? m.listing_gallery_lead_undescribed({ count, undescribed: String(undescribed) }) : m.listing_gallery_lead({ count });
  return (
    <DashboardPage
      title={m.team_gallery()}
      subtitle={subtitle}
      actions={
        <Button kind="outline" size="s" icon={<Eye />} href={href("/dashboard/provider/vista-previa")}>
          {m.listing_see_it()}
        </Button>
      }
    >
      {loaderData.done === "documento-sostiene" ? (
        !actionData && (
          <Note kind="caution" live>
            {m.listing_documents_holds()}
          </Note>
        )
      ) : (
        <DoneNote>{actionData ? undefined : doneSentence(loaderData.done, site)}</DoneNote>
      )}
      <div className="grid items-start gap-4 md:gap-5.5 lg:grid-cols-[minmax(0,1fr)_352px]">
        <PhotosPanel
          place={place}
          photos={photos}
          chosen={chosen}
          pathOf={pathOf}
          refused={actionData?.part === "photos" ? actionData.refused : []}
        />
        <div className="grid content-start gap-4 md:gap-5.5">
          {photos.length > 0 && <PhotoEditor key={photos[chosen]!.named} place={place} photos={photos} index={chosen} pathOf={pathOf} />}
          <LogoPanel place={place} logo={logo} refused={actionData?.part === "logo" ? actionData.refused : []} />
        </div>
      </div>
      <DocumentsPanel place={place} documents={documents} today={today} returned={actionData?.part === "documents" ? actionData : null} />
      <KeyHints hints={hints()} />
    </DashboardPage>
  );
}

const hints = () => [
  { keys: ["ArrowLeft", "ArrowRight"], words: m.listing_gallery_key_photo() },
  { keys: ["Alt+ArrowLeft", "Alt+ArrowRight"], words: m.listing_gallery_key_move() },
  { keys: ["e"], words: m.listing_gallery_key_describe() },
  { keys: ["u"], words: m.listing_gallery_key_upload() },
];

const sentences = {
  subir: m.listing_gallery_done_subir,
  foto: m.listing_gallery_done_foto,
  quitar: m.listing_gallery_done_quitar,
  logo: m.listing_gallery_done_logo,
  documento: m.listing_gallery_done_documento,
  "documento-quitado": m.listing_documents_done_removed,
};

const doneSentence = (what: keyof typeof sentences | undefined, site: string) => what && sentences[what]({ site });
