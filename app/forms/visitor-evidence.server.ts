import type { RequestFacts } from "#app/context.ts";
import type { VisitorEvidence } from "#domain/submissions/visitor-evidence.ts";

/** What the server itself saw of who pressed the button. */
export function evidenceOf(request: Request, { ip }: Pick<RequestFacts, "ip">, publicUrl: string): VisitorEvidence {
  return { ip: ip || null, userAgent: request.headers.get("user-agent")?.slice(0, 500) || null, pageUrl: pageOf(request, publicUrl) };
}

/** The page the form stood on, as the browser says; another site's address is not ours to keep. */
function pageOf(request: Request, publicUrl: string): string | null {
  const referrer = URL.parse(request.headers.get("referer") ?? "");
  if (!referrer || (referrer.origin !== publicUrl && referrer.host !== new URL(request.url).host)) return null;
  return (referrer.pathname + referrer.search).slice(0, 500);
}
