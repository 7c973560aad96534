import { ShellErrorBoundary, ShellLayout } from "#app/components/shell/shell-layout.tsx";
import type { Handle } from "#app/handle.ts";
import { loadShell } from "#app/shell.server.ts";
import type { Route } from "./+types/layout";

export const handle = { audience: "account", hydrate: true } satisfies Handle;

/** Nobody keeps what is answered here, and no other site learns its address, which may hold a token. */
export const middleware: Route.MiddlewareFunction[] = [
  async (_args, next) => {
    const answer = await next();
    answer.headers.set("Cache-Control", "no-store");
    answer.headers.set("Referrer-Policy", "same-origin");
    return answer;
  },
];

export const loader = ({ context, request }: Route.LoaderArgs) => loadShell({ context, request });

export default ShellLayout;
export const ErrorBoundary = ShellErrorBoundary;
