/** Returns true when a host can only be this machine: localhost, 127.0.0.1, [::1], cuna.localhost. */
export function isLoopbackHost(host: string): boolean {
  return /^(?:(?:[a-z0-9-]+\.)*localhost|127\.\d{1,3}\.\d{1,3}\.\d{1,3}|\[?::1\]?)$/i.test(host);
}
