import { EmptyArch } from "#app/components/illustration/marks.tsx";
import { href } from "#app/locale.ts";
import { Button } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/state.tsx";
import type { StoryFilters } from "#domain/directory/story.ts";
import { m } from "#messages/m.ts";
import { storiesPath } from "./address.ts";

/** Offers to drop either filter. Each of them alone has results, or it would not be offered as a choice. */
export function NoStories({ filters }: { filters: StoryFilters }) {
  if (filters.city === null && filters.service === null)
    return (
      <EmptyState
        picture={<EmptyArch />}
        title={m.reviews_stories_empty_title()}
        actions={
          <Button kind="primary" href={href("/centros")}>
            {m.reviews_stories_empty_action()}
          </Button>
        }
      >
        {m.reviews_stories_empty()}
      </EmptyState>
    );
  return (
    <EmptyState
      picture={<EmptyArch />}
      title={m.reviews_stories_none_title()}
      actions={
        <>
          <Button kind="primary" href={href(storiesPath({ ...filters, city: null }))}>
            {m.reviews_stories_drop_city()}
          </Button>
          <Button kind="outline" href={href(storiesPath({ ...filters, service: null }))}>
            {m.reviews_stories_drop_service()}
          </Button>
        </>
      }
    >
      {m.reviews_stories_none()}
    </EmptyState>
  );
}
