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

/** Returns what is asked to name the receivers for these answers, as a form's body; null while the treatment is unknown. */
export function previewQuestion(
  answers: Readonly<Record<string, unknown>>,
  { center, service: pageService, picked = [] }: FormOfPage,
): string | null {
  const service = serviceAsked(String(answers.tratamiento ?? ""), pageService);
  if (!service) return null;
  const { ciudad, pais, idioma, anoNacimiento, genero, subTratamiento } = answers;
  const group = groupOfSituation(String(answers.estado ?? ""));
  const ofPage = { centro: center?.slug, servicio: service, [PATIENTS_KEY]: group, [PICKED_KEY]: picked.join(",") };
  const known = Object.entries({ ...ofPage, ciudad, pais, idioma, anoNacimiento, genero, subTratamiento });
  const given = known.filter((entry): entry is [string, string] => typeof entry[1] === "string" && entry[1] !== "");
  return new URLSearchParams(given).toString();
}

/** Asks again whenever the question changes. It forgets the earlier names at once, since a consent is given to names. */
export function useReceivers(question: string | null): Receivers {
  const [answer, setAnswer] = useState<{ question: string; receivers: Receivers } | null>(null);
  useEffect(() => {
    if (question === null) return;
    const leaving = new AbortController();
    const ask = async () => {
      const response = await fetch(href("/api/derivacion"), {
        method: "POST",
        headers: { Accept: "application/json" },
        body: new URLSearchParams(question),
        signal: leaving.signal,
      });
      if (!response.ok) throw new Error(`the preview answered ${response.status}`);
      setAnswer({ question, receivers: { state: "known", ...((await response.json()) as ReceiversPreview) } });
    };
    ask().catch(() => {
      if (!leaving.signal.aborted) setAnswer({ question, receivers: { state: "failed" } });
    });
    return () => leaving.abort();
  }, [question]);
  if (question === null) return { state: "unknown" };
  return answer?.question === question ? answer.receivers : { state: "loading" };
}
