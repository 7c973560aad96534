/**
 * The token of a signed link as it stands in the address. One that is spelled otherwise, such as with `%2E` for a point, is
 * another address, and opens nothing.
 */
export function tokenOf(request: Request, { token }: { token: string }): string {
  return new URL(request.url).pathname.split("/").includes(token) ? token : "";
}
