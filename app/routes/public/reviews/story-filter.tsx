import { href } from "#app/locale.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Select } from "#app/ui/select.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import type { StoryChoice, StoryCounts } from "#domain/directory/story.ts";
import { m } from "#messages/m.ts";
import { formatNumber } from "#platform/format.ts";

/** A plain form to this same page. The number beside each choice is what it would show. */
export function StoryFilter({ counts: { cities, services, filters } }: { counts: StoryCounts }) {
  const set = filters.city !== null || filters.service !== null;
  return (
    <search aria-label={m.reviews_stories_filter()}>
      <form
        method="get"
        action={`${href("/testimonios")}#historias`}
        className="grid items-end gap-4 sm:grid-cols-2 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto_auto]"
      >
        <Field label={m.reviews_stories_city()}>
          {(control) => (
            <Select
              {...control}
              name="ciudad"
              placeholder={m.reviews_stories_any_city()}
              defaultValue={filters.city ?? ""}
              options={cities.map(option)}
            />
          )}
        </Field>
        <Field label={m.reviews_stories_service()}>
          {(control) => (
            <Select
              {...control}
              name="tratamiento"
              placeholder={m.reviews_stories_any_service()}
              defaultValue={filters.service ?? ""}
              options={services.map(option)}
            />
          )}
        </Field>
        <Button kind="primary" type="submit" className="min-h-13">
          {m.reviews_stories_apply()}
        </Button>{" "}
        {set && (
          <TextLink href={href("/testimonios#historias")} className="min-h-13! justify-center">
            {m.reviews_stories_clear()}
          </TextLink>
        )}
      </form>
    </search>
  );
}

const option = ({ value, name, stories }: StoryChoice) => ({
  value,
  label: m.reviews_stories_choice({ name, number: formatNumber(stories) }),
});
