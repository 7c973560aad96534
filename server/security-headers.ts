export interface Policy {
  /** Only on hydrated pages, whose inline scripts carry it. */
  nonce?: string | undefined;
  /** True when the site is served over HTTPS. */
  secure: boolean;
  /** True in development, where Vite injects styles. */
  development: boolean;
  /** True when the operator has configured one, which loads for visitors who agreed. */
  tagManager?: boolean;
}

const TAG_MANAGER = " https://www.googletagmanager.com https://*.google-analytics.com";

/** The headers of every response, errors included. Public pages have no inline script at all. */
export function securityHeaders({ nonce, secure, development, tagManager = false }: Policy): Record<string, string> {
  const theirs = tagManager ? TAG_MANAGER : "";
  const csp = [
    "default-src 'self'",
    `script-src 'self'${nonce ? ` 'nonce-${nonce}'` : ""}${theirs}`,
    `connect-src 'self'${theirs}`,
    development ? "style-src 'self' 'unsafe-inline'" : "style-src 'self'; style-src-attr 'unsafe-inline'",
    `img-src 'self' data:${theirs}`,
    "font-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-src 'self'",
    "frame-ancestors 'none'",
    ...(secure ? ["upgrade-insecure-requests"] : []),
  ];
  return {
    "Content-Security-Policy": csp.join("; "),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), interest-cohort=()",
    ...(secure && { "Strict-Transport-Security": "max-age=31536000; includeSubDomains" }),
  };
}
