/** Tells whether a text is the whole address of a site, without a password in it. */
export function isWebsite(value: string): boolean {
  const url = URL.parse(value);
  return url !== null && /^https?:$/.test(url.protocol) && url.hostname.includes(".") && url.username === "";
}
