import { useFetcher } from "react-router";
import { FindAsYouType } from "#app/components/dashboard/find-as-you-type.tsx";
import { FindLink } from "#app/components/dashboard/find-bar.tsx";
import { MAX_PROVIDER_FIND, PROVIDER_FIND_PATH, type ProviderFound } from "#app/forms/followups/provider-found.ts";
import { m } from "#messages/m.ts";

/** Searches screens, acts and requests from every screen of a center, and lists them as one types. */
export function ProviderSearch() {
  const { load, data } = useFetcher<ProviderFound>();
  return (
    <FindAsYouType
      path={PROVIDER_FIND_PATH}
      label={m.team_find()}
      maxLength={MAX_PROVIDER_FIND}
      hits={data ? [...data.requests, ...data.places] : []}
      look={(words) => void load(`${PROVIDER_FIND_PATH}?q=${encodeURIComponent(words)}`)}
    />
  );
}

export const ProviderSearchLink = () => <FindLink path={PROVIDER_FIND_PATH} className="max-[359px]:hidden" />;
