/** Over HTTPS the prefix makes browsers refuse the cookie from any other host or path. */
export const cookieName = (name: string, secure: boolean) => (secure ? `__Host-${name}` : name);

interface CookieOptions {
  secure: boolean;
  maxAgeSeconds: number;
  /** For what pages mark by themselves and nobody could abuse: a visitor's saved slugs. */
  readByScript?: boolean;
}

export function serialiseCookie(name: string, value: string, { secure, maxAgeSeconds, readByScript }: CookieOptions): string {
  const parts = [`${cookieName(name, secure)}=${value}`, "Path=/", `Max-Age=${maxAgeSeconds}`, "SameSite=Lax"];
  return [...parts, ...(readByScript ? [] : ["HttpOnly"]), ...(secure ? ["Secure"] : [])].join("; ");
}

export function readCookie(header: string | null | undefined, name: string, secure: boolean): string | undefined {
  const wanted = `${cookieName(name, secure)}=`;
  return (header ?? "")
    .split("; ")
    .find((pair) => pair.startsWith(wanted))
    ?.slice(wanted.length);
}

export function readCookieChoice(header: string | null | undefined, secure: boolean): "all" | "necessary" | null {
  const value = readCookie(header, "cookies", secure);
  return value === "all" || value === "necessary" ? value : null;
}
