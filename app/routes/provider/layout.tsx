import { Outlet } from "react-router";
import { KeepDrafts } from "#app/components/dashboard/keep-drafts.tsx";
import { KeepSent } from "#app/components/dashboard/keep-sent.tsx";
import { UnsavedGuard } from "#app/components/dashboard/unsaved-guard.tsx";
import { FailedPage } from "#app/components/shell/failed-page.tsx";
import { OwnRole } from "#app/components/team/own-role.ts";
import { ProviderShell } from "#app/components/team/provider-shell.tsx";
import { notAllowedIn, RefusedPage } from "#app/components/team/refused-page.tsx";
import type { Handle } from "#app/handle.ts";
import { onlyFor } from "#app/only-for.server.ts";
import { providerPanel } from "#app/own-panel.server.ts";
import { rereadAfterConflict } from "#app/reread-after-conflict.ts";
import type { Route } from "./+types/layout";

export const handle = { audience: "provider", hydrate: true } satisfies Handle;

export const middleware: Route.MiddlewareFunction[] = [onlyFor("provider")];

export const loader = ({ context }: Route.LoaderArgs) => providerPanel(context);

export const shouldRevalidate = rereadAfterConflict;

export default function ProviderLayout({ loaderData: { userId, ...shell } }: Route.ComponentProps) {
  return (
    <KeepDrafts person={userId}>
      <OwnRole value={shell.places[0]?.role ?? "owner"}>
        <ProviderShell {...shell}>
          <UnsavedGuard />
          <KeepSent person={userId}>
            <Outlet />
          </KeepSent>
        </ProviderShell>
      </OwnRole>
    </KeepDrafts>
  );
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  const refused = notAllowedIn(error);
  const [place] = loaderData?.places ?? [];
  return (
    <ProviderShell
      person={loaderData?.person}
      places={loaderData?.places ?? []}
      notices={loaderData?.notices}
      waiting={loaderData?.waiting}
      balanceCents={loaderData?.balanceCents}
    >
      {refused && place ? <RefusedPage refused={refused} place={place} /> : <FailedPage error={error} />}
    </ProviderShell>
  );
}
