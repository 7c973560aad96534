/**
 * Returns the token of a signed link as the address spells it. Another spelling, such as `%2E` for a dot, is another address and opens
 * nothing.
 */
export function tokenOf(request: Request, { token }: { token: string }): string {
  return new URL(request.url).pathname.split("/").includes(token) ? token : "";
}
