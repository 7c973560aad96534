import { type FormEvent, type ReactNode, useState } from "react";
import { useRevalidator } from "react-router";
import { href } from "#app/locale.ts";
import { m } from "#app/paraglide/messages.js";
import type { Place } from "#domain/team/place.ts";
import { type RefusedFile, RefusedFiles } from "./refused-files.tsx";

/** Sends the chosen photos one by one and says how far each is. What was refused stays on the page with its reason. */
export function UploadWithProgress({ place, children }: { place: Place; children: ReactNode }) {
  const { revalidate } = useRevalidator();
  const [progress, setProgress] = useState<{ name: string; share: number } | null>(null);
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const input = form.elements.namedItem("fotos") as HTMLInputElement;
    const files = [...(input.files ?? [])];
    const failed: RefusedFile[] = files.length === 0 ? [{ name: "", sentence: m.listing_refused_empty() }] : [];
    for (const file of files) {
      const { name } = file;
      const sentence = await sendPhoto(place, file, (share) => setProgress({ name, share })).catch(() =>
        m.listing_gallery_failed({ name }),
      );
      if (sentence) failed.push({ name, sentence });
    }
    setProgress(null);
    setRefused(failed);
    form.reset();
    await revalidate();
  };
  return (
    <form onSubmit={send} className="grid gap-4 border-t pt-4">
      <RefusedFiles files={refused} />
      {children}
      <div role="status">
        {progress && (
          <label className="grid gap-1.5 text-ui">
            {m.listing_gallery_progress({ name: progress.name, percent: String(Math.round(progress.share * 100)) })}
            <progress value={progress.share} max={1} className="h-2.5 w-full" />
          </label>
        )}
      </div>
    </form>
  );
}

/** Returns why the photo was refused, or null. Rejects when the connection broke. */
function sendPhoto(place: Place, file: File, onProgress: (share: number) => void): Promise<string | null> {
  // The largest body that the server takes; a larger file is not sent at all.
  if (file.size > 15 * 2 ** 20) return Promise.resolve(m.listing_refused_too_large({ max: "15" }));
  const body = new FormData();
  body.set("centro", place.id);
  body.set("foto", file);
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.upload.onprogress = ({ loaded, total }) => onProgress(loaded / total);
    request.onerror = reject;
    request.onload = () => {
      if (request.status !== 200) return reject(new Error(`answered with ${request.status}`));
      resolve((JSON.parse(request.responseText) as { refused: string | null }).refused);
    };
    request.open("POST", href("/dashboard/provider/galeria/foto"));
    request.send(body);
  });
}
