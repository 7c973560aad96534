import type { ReactNode } from "react";
import { DashboardShell } from "#app/components/dashboard/dashboard-shell.tsx";
import { type Person, PersonMenu } from "#app/components/dashboard/person-menu.tsx";
import type { Place } from "#domain/team/place.ts";
import { m } from "#messages/m.ts";
import { PlaceChoice } from "./place-choice.tsx";
import { PreviewLink } from "./preview-link.tsx";
import { PROVIDER_ROOT, providerEntries } from "./provider-entries.tsx";
import { ProviderSearch, ProviderSearchLink } from "./provider-search.tsx";

interface Props {
  /** Absent when the layout failed to load. */
  person: Person | undefined;
  /** What the person manages, beginning with the one that the screens show. */
  places: readonly Place[];
  notices: { unseen: number } | undefined;
  /** The number of people who wait for the center's answer, for a role that answers them. */
  waiting: number | undefined;
  /** The balance of the shown center, in US cents, for a role that sees it. */
  balanceCents: number | undefined;
  children: ReactNode;
}

/** The frame of every screen in the area of a center or a specialist. */
export function ProviderShell({ person, places, notices, waiting, balanceCents, children }: Props) {
  const [place] = places;
  return (
    <DashboardShell
      root={PROVIDER_ROOT}
      label={m.team_nav()}
      groups={providerEntries(place, waiting ?? 0, balanceCents)}
      head={
        place && (
          <div className={places.length > 1 ? "max-md:px-4 max-md:pt-3" : "max-md:hidden"}>
            <PlaceChoice places={places} />
          </div>
        )
      }
      start={place && <ProviderSearch />}
      tools={
        place && (
          <>
            <PreviewLink place={place} />
            <ProviderSearchLink />
          </>
        )
      }
      notices={notices}
      waits={waiting}
      person={person && <PersonMenu person={person} />}
    >
      {children}
    </DashboardShell>
  );
}
