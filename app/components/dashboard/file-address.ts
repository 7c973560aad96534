/**
 * Returns whether an address inside a dashboard is a file's and not a screen's: it ends in a file extension, or names a paper, a voucher,
 * an export or the preview of a mail. The router knows no screen for it, so the browser itself has to follow its links.
 */
export function isFileAddress(pathname: string): boolean {
  return /\.[a-z]{2,5}$|\/(documentos|comprobantes)\/[^/]+$|\/exportar\/[^/]+$|\/boletin\/[^/]+\/vista$/.test(pathname);
}
