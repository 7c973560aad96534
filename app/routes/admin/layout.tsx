import { ShellErrorBoundary, ShellLayout } from "#app/components/shell/shell-layout.tsx";
import { requireAdmin } from "#app/guards.server.ts";
import type { Handle } from "#app/handle.ts";
import { loadShell } from "#app/shell.server.ts";
import type { Route } from "./+types/layout";

export const handle = { audience: "admin" } satisfies Handle;

export const middleware: Route.MiddlewareFunction[] = [
  async ({ context }, next) => {
    requireAdmin(context);
    const answer = await next();
    answer.headers.set("Cache-Control", "no-store");
    return answer;
  },
];

export const loader = ({ context, request }: Route.LoaderArgs) => loadShell({ context, request });

export default ShellLayout;
export const ErrorBoundary = ShellErrorBoundary;
