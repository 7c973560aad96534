import { createHash } from "node:crypto";
import { importAfterPaint } from "#app/islands/after-paint.ts";

export interface Policy {
  /** Present on hydrated pages only: their own inline scripts carry it. */
  nonce?: string | undefined;
  /** The site is served over HTTPS. */
  secure: boolean;
  /** Vite injects styles in development. */
  development: boolean;
  /** The operator has configured one: visitors who agreed load it. */
  tagManager?: boolean;
}

const TAG_MANAGER = " https://www.googletagmanager.com https://*.google-analytics.com";

/** The one inline script of public pages, and the rules of prerendering that its imports add. */
const ISLANDS = `'sha256-${createHash("sha256").update(importAfterPaint).digest("base64")}' 'inline-speculation-rules'`;

/** The headers of every response, errors included. They share the first round trip with the page, so they say nothing twice. */
export function securityHeaders({ nonce, secure, development, tagManager = false }: Policy): Record<string, string> {
  const theirs = tagManager ? TAG_MANAGER : "";
  const csp = [
    "default-src 'self'",
    `script-src 'self' ${nonce ? `'nonce-${nonce}'` : ISLANDS}${theirs}`,
    ...(theirs ? [`connect-src 'self'${theirs}`] : []),
    development ? "style-src 'self' 'unsafe-inline'" : "style-src-attr 'unsafe-inline'",
    `img-src 'self' data:${theirs}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
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
