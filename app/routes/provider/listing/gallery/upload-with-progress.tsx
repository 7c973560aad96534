import { type FormEvent, type ReactNode, useState } from "react";
import { useRevalidator } from "react-router";
import { sendInPieces } from "#app/components/uploads/send-in-pieces.ts";
import { type Progress, Sending } from "#app/components/uploads/sending.tsx";
import { href } from "#app/locale.ts";
import type { Place } from "#domain/team/place.ts";
import { UPLOAD_LIMITS } from "#domain/uploads/upload.ts";
import { m } from "#messages/m.ts";
import { type RefusedFile, RefusedFiles } from "./refused-files.tsx";

/** Sends the chosen photos one by one and shows the progress of each. Refused photos stay on the page with their reason. */
export function UploadWithProgress({ place, className, children }: { place: Place; className: string; children: ReactNode }) {
  const { revalidate } = useRevalidator();
  const [progress, setProgress] = useState<Progress | null>(null);
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const input = form.elements.namedItem("fotos") as HTMLInputElement;
    const files = [...(input.files ?? [])];
    const failed: RefusedFile[] = files.length === 0 ? [{ name: "", sentence: m.listing_refused_empty() }] : [];
    for (const file of files) {
      const { name } = file;
      const sentence = await sendPhoto(place, file, (share) => setProgress({ name, share })).catch(() => m.uploads_failed({ name }));
      if (sentence) failed.push({ name, sentence });
    }
    setProgress(null);
    setRefused(failed);
    form.reset();
    await revalidate();
  };
  return (
    <form onSubmit={send} className={className}>
      <div className="col-span-full empty:hidden">
        <RefusedFiles files={refused} />
      </div>
      {children}
      <div className="col-span-full empty:hidden">
        <Sending progress={progress} />
      </div>
    </form>
  );
}

/** Returns why the photo was refused, or null. Rejects when the connection breaks. */
async function sendPhoto(place: Place, file: File, onProgress: (share: number) => void): Promise<string | null> {
  if (file.size === 0) return m.listing_refused_empty();
  if (file.size > UPLOAD_LIMITS.maxBytes) return m.listing_refused_too_large({ max: "15" });
  const body = new URLSearchParams({ centro: place.id, subida: await sendInPieces(file, onProgress) });
  const response = await fetch(href("/dashboard/provider/galeria/foto"), { method: "POST", body });
  if (!response.ok) throw new Error(`answered with ${response.status}`);
  return ((await response.json()) as { refused: string | null }).refused;
}
