import LeadFormIsland from "#app/islands/widgets/lead-form.tsx";
import { useRootData } from "#app/root-data.ts";
import { defaultSite } from "#domain/content/site.ts";
import { autofilled } from "#domain/patients/autofill.ts";
import type { RequestWording } from "#domain/settings/request-wording.ts";
import type { LeadFormProps } from "./lead-form-props.ts";

/**
 * The request form for any public page: a plain form that posts to /solicitar-informacion, and an island once the visitor touches it.
 * Pages are shared by all visitors, so it contains nothing about one of them; for a signed-in patient, their own data is filled in once.
 */
export function LeadForm(props: LeadFormProps) {
  const root = useRootData();
  const known = root?.known;
  const written = shownSentences(root?.consents.consent_request ?? null, props.kind);
  const wording = { site: (root?.site ?? defaultSite).name, written };
  const fresh = !props.errors && props.failure === undefined;
  const own = known && fresh ? { values: autofilled(props.values, known), autofilled: true } : {};
  return <LeadFormIsland {...props} {...own} wording={wording} currentYear={new Date().getFullYear()} />;
}

/** Leaves out the sentences that a form to our own team never shows, since every page contains its form's sentences. */
function shownSentences(written: RequestWording | null, kind: LeadFormProps["kind"]): RequestWording | null {
  const advice = written?.texts.advice;
  return kind === "advice" && written && advice ? { version: written.version, texts: { advice } } : written;
}
