import { data } from "react-router";
import { dashboardMeta } from "#app/components/dashboard/dashboard-meta.ts";
import { DashboardPage } from "#app/components/dashboard/dashboard-page.tsx";
import { DoneNote } from "#app/components/listing/done-note.tsx";
import { servicesContext } from "#app/context.ts";
import { done, memberOf, ownCenter, theirs } from "#app/forms/listing/own-center.server.ts";
import { readDocumentForm, readPhotoChange } from "#app/forms/listing/read-gallery.ts";
import { textOf } from "#app/forms/read-form.server.ts";
import { readUpload, type Upload } from "#app/forms/read-upload.server.ts";
import type { Handle } from "#app/handle.ts";
import { m } from "#app/paraglide/messages.js";
import { oneOf } from "#app/query-shapes.ts";
import { addPhoto, changeLogo, changePhoto, type PhotoRefusal } from "#domain/listing/change-gallery.server.ts";
import { addDocument, documentsOf } from "#domain/listing/document-files.server.ts";
import { ownGallery } from "#domain/listing/own-gallery.server.ts";
import { dayInSantoDomingo } from "#platform/format.ts";
import { refusedDocument, refusedPhoto } from "#texts/refused-files.ts";
import type { Route } from "./+types/gallery";
import { DocumentsPanel } from "./gallery/documents-panel.tsx";
import { LogoPanel } from "./gallery/logo-panel.tsx";
import { PhotosPanel } from "./gallery/photos-panel.tsx";
import type { RefusedFile } from "./gallery/refused-files.tsx";

const DONE = ["subir", "foto", "quitar", "logo", "documento"] as const;

export const handle = { takesFiles: true, query: { hecho: oneOf(DONE) } } satisfies Handle;

const PATH = "/dashboard/provider/galeria";

export async function loader({ context, request }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const place = await ownCenter(context);
  const [{ photos, logo }, documents] = await Promise.all([ownGallery(db, place.id), documentsOf(db, place.id)]);
  const today = dayInSantoDomingo(new Date());
  return { place, photos, logo, documents, today, done: DONE.find((what) => what === new URL(request.url).searchParams.get("hecho")) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const upload = await readUpload(request);
  const member = memberOf(context, upload.fields);
  const act = textOf(upload.fields, "hacer");
  if (act === "documento") return keepDocument(services, member, upload);
  if (act === "foto") {
    const change = readPhotoChange(upload.fields);
    theirs(await changePhoto(services, member, textOf(upload.fields, "url"), change));
    throw done(PATH, change.remove ? "quitar" : "foto");
  }
  const take = act === "logo" ? changeLogo : addPhoto;
  const refused: RefusedFile[] = [];
  // One after the other: each is drawn anew, and two at once take twice the memory.
  for (const { name, bytes } of upload.files) {
    const outcome: PhotoRefusal | string = theirs(await take(services, member, bytes));
    if (typeof outcome === "object") refused.push({ name, sentence: refusedPhoto(outcome, bytes) });
  }
  if (upload.files.length === 0) refused.push({ name: "", sentence: m.listing_refused_empty() });
  if (refused.length > 0) return data({ part: act === "logo" ? ("logo" as const) : ("photos" as const), refused }, { status: 422 });
  throw done(PATH, act === "logo" ? "logo" : "subir");
}

async function keepDocument(
  services: Parameters<typeof addDocument>[0],
  member: Parameters<typeof addDocument>[1],
  { fields, files }: Upload,
) {
  const { form, errors } = readDocumentForm(fields);
  const [file] = files;
  const refuse = (refused: string | null) => data({ part: "documents" as const, form, errors, refused }, { status: 422 });
  if (!form.kind || errors.expiresOn) return refuse(null);
  const bytes = file?.bytes ?? new Uint8Array();
  const sent = { kind: form.kind, holder: form.holder || null, fileName: file?.name ?? "", expiresOn: form.expiresOn || null, bytes };
  const outcome = theirs(await addDocument(services, member, sent));
  if (typeof outcome === "string") return refuse(refusedDocument(outcome));
  throw done(PATH, "documento");
}

export const meta: Route.MetaFunction = ({ matches }) => dashboardMeta(m.team_gallery(), matches);

/** Photos that everybody sees, and papers that nobody else does. */
export default function Gallery({ loaderData, actionData }: Route.ComponentProps) {
  const { place, photos, logo, documents, today } = loaderData;
  const undescribed = photos.filter(({ alt }) => alt === "").length;
  const count = String(photos.length);
  const subtitle =
    undescribed > 0 ? m.listing_gallery_lead_undescribed({ count, undescribed: String(undescribed) }) : m.listing_gallery_lead({ count });
  return (
    <DashboardPage title={m.team_gallery()} subtitle={subtitle}>
      <DoneNote>{actionData ? undefined : doneSentence(loaderData.done)}</DoneNote>
      <div className="grid items-start gap-4 md:gap-5.5 lg:grid-cols-[minmax(0,1fr)_320px]">
        <PhotosPanel place={place} photos={photos} refused={actionData?.part === "photos" ? actionData.refused : []} />
        <LogoPanel place={place} logo={logo} refused={actionData?.part === "logo" ? actionData.refused : []} />
      </div>
      <DocumentsPanel place={place} documents={documents} today={today} returned={actionData?.part === "documents" ? actionData : null} />
    </DashboardPage>
  );
}

const sentences = {
  subir: m.listing_gallery_done_subir,
  foto: m.listing_gallery_done_foto,
  quitar: m.listing_gallery_done_quitar,
  logo: m.listing_gallery_done_logo,
  documento: m.listing_gallery_done_documento,
};

const doneSentence = (what: (typeof DONE)[number] | undefined) => what && sentences[what]();
