import { createHash } from "node:crypto";
import { importAfterPaint } from "#app/islands/after-paint.ts";

export interface Policy {
  /** Only on hydrated pages, whose inline scripts carry it. */
  nonce?: string | undefined;
  /** True when the site is served over HTTPS. */
  secure: boolean;
  /** True in development, where Vite injects styles into the page. */
  development: boolean;
  /** True when an administrator has set up a tag manager. It loads only for visitors who agreed. */
  tagManager?: boolean;
  /** Where forms may be posted besides this site: the page of a gateway. */
  formTarget?: string | null;
  /** What else a public page may contain inline: the rules of prerendering. */
  prerendering?: string;
}

const TAG_MANAGER = " https://www.googletagmanager.com https://*.google-analytics.com";

const hashOf = (inline: string) => `'sha256-${createHash("sha256").update(inline).digest("base64")}'`;

/** Returns the headers of every response, errors included. They share the first round trip with the page, so they repeat nothing. */
export function securityHeaders({
  nonce,
  secure,
  development,
  tagManager = false,
  formTarget,
  prerendering,
}: Policy): Record<string, string> {
  const inline = nonce ? [`'nonce-${nonce}'`] : [importAfterPaint, prerendering].flatMap((text) => (text ? [hashOf(text)] : []));
  const theirs = tagManager ? TAG_MANAGER : "";
  const csp = [
    "default-src 'self'",
    `script-src 'self' ${inline.join(" ")}${theirs}`,
    ...(theirs ? [`connect-src 'self'${theirs}`] : []),
    development ? "style-src 'self' 'unsafe-inline'" : "style-src-attr 'unsafe-inline'",
    `img-src 'self' data:${theirs}`,
    "object-src 'none'",
    "base-uri 'none'",
    `form-action 'self'${formTarget ? ` ${formTarget}` : ""}`,
    "frame-ancestors 'none'",
    ...(secure ? ["upgrade-insecure-requests"] : []),
  ];
  return {
    "Content-Security-Policy": csp.join("; "),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=()",
    ...(secure && { "Strict-Transport-Security": "max-age=31536000; includeSubDomains" }),
  };
}
