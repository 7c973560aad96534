import type { RequestFacts } from "#app/context.ts";
import type { VisitorEvidence } from "#domain/submissions/visitor-evidence.ts";

/** Returns what the server itself saw of the person who sent the form. */
export function evidenceOf(request: Request, { ip }: Pick<RequestFacts, "ip">, publicUrl: string): VisitorEvidence {
  return { ip: ip || null, userAgent: request.headers.get("user-agent")?.slice(0, 500) || null, pageUrl: pageOf(request, publicUrl) };
}

/** Returns the page of the form as the browser reports it. An address of another site is not kept. */
function pageOf(request: Request, publicUrl: string): string | null {
  const referrer = URL.parse(request.headers.get("referer") ?? "");
  if (!referrer || (referrer.origin !== publicUrl && referrer.host !== new URL(request.url).host)) return null;
  return (referrer.pathname + referrer.search).slice(0, 500);
}
