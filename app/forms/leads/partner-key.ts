/** Returns the partner's key of a request. Any other authorization gives an empty key, which is unknown. */
export function partnerKeyOf(request: Request): string | undefined {
  const header = request.headers.get("authorization");
  return header === null ? undefined : (/^Bearer +(\S+)$/i.exec(header)?.[1] ?? "");
}
