import { useEffect, useState } from "react";
import { PICKED_KEY } from "#app/components/leads/contact-links.ts";
import type { ReceiversPreview } from "#app/forms/leads/receivers-preview.ts";
import { href } from "#app/locale.ts";
import { PATIENTS_KEY } from "#domain/directory/filters.ts";
import { serviceAsked } from "#domain/leads/form-treatments.ts";
import { groupOfSituation } from "#domain/listing/patients.ts";

/** The receivers of the request, as far as the answers determine them. */
export type Receivers =
  /** No preview: the form is incomplete or scripts are off, so the server shows a confirmation page. */
  { state: "unknown" | "loading" | "failed" } | ({ state: "known" } & ReceiversPreview);

interface FormOfPage {
  center?: { slug: string };
  service?: string;
  /** The slugs of the centers that the visitor picked. */
  picked?: readonly string[];
}

/** Returns the address that names the receivers for these answers; null while the treatment is unknown. */
export function previewAddress(
  answers: Readonly<Record<string, unknown>>,
  { center, service: pageService, picked = [] }: FormOfPage,
): string | null {
  const service = serviceAsked(String(answers.tratamiento ?? ""), pageService);
  if (!service) return null;
  const { ciudad, pais, idioma } = answers;
  const group = groupOfSituation(String(answers.estado ?? ""));
  const known = { centro: center?.slug, servicio: service, ciudad, pais, idioma, [PATIENTS_KEY]: group, [PICKED_KEY]: picked.join(",") };
  const query = Object.entries(known).filter((entry): entry is [string, string] => typeof entry[1] === "string" && entry[1] !== "");
  return href(`/api/derivacion?${new URLSearchParams(query)}`);
}

/** Fetches again whenever the address changes. It forgets the earlier names at once, since a consent is given to names. */
export function useReceivers(address: string | null): Receivers {
  const [answer, setAnswer] = useState<{ address: string; receivers: Receivers } | null>(null);
  useEffect(() => {
    if (address === null) return;
    const leaving = new AbortController();
    const ask = async () => {
      const response = await fetch(address, { headers: { Accept: "application/json" }, signal: leaving.signal });
      if (!response.ok) throw new Error(`the preview answered ${response.status}`);
      setAnswer({ address, receivers: { state: "known", ...((await response.json()) as ReceiversPreview) } });
    };
    ask().catch(() => {
      if (!leaving.signal.aborted) setAnswer({ address, receivers: { state: "failed" } });
    });
    return () => leaving.abort();
  }, [address]);
  if (address === null) return { state: "unknown" };
  return answer?.address === address ? answer.receivers : { state: "loading" };
}
