import { ShellErrorBoundary, ShellLayout } from "#app/components/shell/shell-layout.tsx";
import type { Handle } from "#app/handle.ts";
import { loadShell } from "#app/shell.server.ts";
import type { Route } from "./+types/layout";

export const handle = { audience: "dev", styles: "dashboard" } satisfies Handle;

export const loader = ({ context, request }: Route.LoaderArgs) => loadShell({ context, request });

export default ShellLayout;
export const ErrorBoundary = ShellErrorBoundary;
