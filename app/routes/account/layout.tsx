import { ShellErrorBoundary, ShellLayout } from "#app/components/shell/shell-layout.tsx";
import type { Handle } from "#app/handle.ts";
import { keepPrivate } from "#app/keep-private.server.ts";
import { loadShell } from "#app/shell.server.ts";
import type { Route } from "./+types/layout";

export const handle = { audience: "account", hydrate: true } satisfies Handle;

export const middleware: Route.MiddlewareFunction[] = [keepPrivate];

export const loader = ({ context, request }: Route.LoaderArgs) => loadShell({ context, request });

export default ShellLayout;
export const ErrorBoundary = ShellErrorBoundary;
