/** Whether a host, as it stands in an address, can only be the machine that says it: localhost, 127.0.0.1, [::1], cuna.localhost. */
export function isLoopbackHost(host: string): boolean {
  return /^(?:(?:[a-z0-9-]+\.)*localhost|127\.\d{1,3}\.\d{1,3}\.\d{1,3}|\[?::1\]?)$/i.test(host);
}
