import { Outlet, useMatches } from "react-router";
import { ShellErrorBoundary, ShellLayout } from "#app/components/shell/shell-layout.tsx";
import type { Handle } from "#app/handle.ts";
import { keepPrivate } from "#app/keep-private.server.ts";
import { loadShell } from "#app/shell.server.ts";
import type { Route } from "./+types/layout";

export const handle = { audience: "account", hydrate: true } satisfies Handle;

export const middleware: Route.MiddlewareFunction[] = [keepPrivate];

export const loader = ({ context, request }: Route.LoaderArgs) => loadShell({ context, request });

/** Pages inside the frame for visitors. A page with a frame of its own draws that. */
export default function AccountLayout({ loaderData }: Route.ComponentProps) {
  const framed = useMatches().some(({ handle }) => (handle as Handle | undefined)?.frame === "own");
  return framed ? <Outlet /> : <ShellLayout loaderData={loaderData} />;
}

export const ErrorBoundary = ShellErrorBoundary;
