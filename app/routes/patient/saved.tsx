import ArrowRight from "lucide-react/icons/arrow-right";
import Trash2 from "lucide-react/icons/trash-2";
import { Form, redirect } from "react-router";
import { dashboardMeta } from "#app/components/dashboard/dashboard-meta.ts";
import { DashboardPage } from "#app/components/dashboard/dashboard-page.tsx";
import { Panel } from "#app/components/dashboard/panel.tsx";
import { comparePath } from "#app/components/directory/compare/compare-address.ts";
import { contactAllLink } from "#app/components/leads/contact-links.ts";
import { SAVED_PATH, SavedCenter, SavedSpecialist } from "#app/components/patients/saved-panel.tsx";
import { servicesContext } from "#app/context.ts";
import { choicesWithout, takeOverChoices } from "#app/forms/patients/take-over-choices.server.ts";
import { readForm, textOf } from "#app/forms/read-form.server.ts";
import { viewerOf } from "#app/guards.server.ts";
import { href } from "#app/locale.ts";
import { Button } from "#app/ui/button.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { EmptyState } from "#app/ui/state.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { centerNames } from "#domain/directory/center-names.server.ts";
import { MAX_COMPARED } from "#domain/directory/comparison.ts";
import { providersOfSlugs } from "#domain/directory/saved-providers.server.ts";
import { loadVocabulary } from "#domain/directory/vocabulary.server.ts";
import { comparisonsOf, forgetComparison, forgetSaved, savedSlugs } from "#domain/patients/saved.server.ts";
import { lookupText } from "#domain/submissions/lookup-text.ts";
import { m } from "#messages/m.ts";
import { formatWeekday } from "#platform/format.ts";
import type { Route } from "./+types/saved";

export async function loader({ context, request }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { db } = services;
  const { userId } = viewerOf(context);
  await takeOverChoices(services, request, userId);
  const [slugs, comparisons, vocabulary] = await Promise.all([savedSlugs(db, userId), comparisonsOf(db, userId), loadVocabulary(db)]);
  const [{ centers, specialists }, named] = await Promise.all([
    providersOfSlugs(db, vocabulary, slugs),
    centerNames(db, [...new Set(comparisons.flatMap((comparison) => comparison.slugs))]),
  ]);
  const nameOf = (slug: string) => named.find((center) => center.slug === slug)?.name;
  return {
    centers,
    specialists,
    comparisons: comparisons.map(({ id, slugs: compared, comparedAt }) => ({
      id,
      slugs: compared,
      names: compared.flatMap((slug) => nameOf(slug) ?? []),
      day: formatWeekday(comparedAt),
    })),
  };
}

/** `quitar` removes a saved profile, `olvidar` a comparison. */
export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const { userId } = viewerOf(context);
  const form = await readForm(request);
  const slug = lookupText(textOf(form, "quitar"));
  if (slug) await forgetSaved(services, userId, [slug]);
  const comparison = await forgetComparison(services, userId, textOf(form, "olvidar"));
  throw redirect(href(SAVED_PATH), { status: 303, headers: choicesWithout(services, request, { slug, comparison }) });
}

export const meta: Route.MetaFunction = ({ matches }) => dashboardMeta(m.patients_saved(), matches);

/** Saved profiles and comparisons, on all of the person's devices. */
export default function PatientSaved({ loaderData: { centers, specialists, comparisons } }: Route.ComponentProps) {
  const nothing = centers.length + specialists.length + comparisons.length === 0;
  return (
    <DashboardPage title={m.patients_saved()} subtitle={m.patients_saved_text()}>
      {nothing && (
        <EmptyState
          title={m.patients_saved_none()}
          actions={
            <Button kind="cta" href={href("/centros")}>
              {m.patients_search()}
            </Button>
          }
        >
          {m.patients_saved_none_text()}
        </EmptyState>
      )}
      {centers.length > 1 && centers.length <= MAX_COMPARED && (
        <p>
          <Button
            kind="cta"
            {...contactAllLink(
              centers.map(({ slug }) => slug),
              {},
            )}
          >
            {m.compare_ask_all({ count: centers.length })}
          </Button>
        </p>
      )}
      {centers.length > 0 && (
        <Panel
          title={m.patients_saved_centers()}
          aside={
            centers.length > 1 && (
              <TextLink href={href(comparePath(centers.slice(0, MAX_COMPARED).map(({ slug }) => slug)))} iconAfter={<ArrowRight />}>
                {m.patients_saved_compare({ count: Math.min(centers.length, MAX_COMPARED) })}
              </TextLink>
            )
          }
        >
          <ul>
            {centers.map((center) => (
              <SavedCenter key={center.id} center={center} />
            ))}
          </ul>
        </Panel>
      )}
      {specialists.length > 0 && (
        <Panel title={m.patients_saved_specialists()}>
          <ul>
            {specialists.map((person) => (
              <SavedSpecialist key={person.id} person={person} />
            ))}
          </ul>
        </Panel>
      )}
      {comparisons.length > 0 && (
        <Panel title={m.patients_comparisons()}>
          <ul>
            {comparisons.map(({ id, slugs, names, day }) => (
              <li key={id} className="flex items-center justify-between gap-3 border-t py-2 first:border-t-0">
                <div className="min-w-0">
                  <a href={href(comparePath(slugs))} className="font-semibold text-inherit text-md no-underline hover:underline">
                    {names.join(", ")}
                  </a>
                  <p className="text-ink-2 text-sm">{day}</p>
                </div>
                <Form method="post" preventScrollReset>
                  <IconButton type="submit" name="olvidar" value={id} label={m.patients_comparison_forget({ day })}>
                    <Trash2 />
                  </IconButton>
                </Form>
              </li>
            ))}
          </ul>
        </Panel>
      )}
    </DashboardPage>
  );
}
