import { type LookupAddress, NOTFOUND } from "node:dns";
import { Resolver } from "node:dns/promises";
import { isLoopbackHost } from "./loopback.ts";

/** Names of this machine never leave it (RFC 6761). */
const THIS_MACHINE: readonly LookupAddress[] = [
  { address: "127.0.0.1", family: 4 },
  { address: "::1", family: 6 },
];

const PATIENCE = { timeout: 3_000, tries: 2 };

/**
 * Looks up every address of a name that a stranger gave, until the signal aborts. The system's own lookup runs two at a time for the
 * whole process and cannot be stopped: eight names with a silent name server delayed all others by forty seconds, including the mail
 * server's. Each call looks up again, so that no answer is used longer than its request takes.
 */
export async function addressesOf(name: string, signal: AbortSignal, nameServers?: readonly string[]): Promise<readonly LookupAddress[]> {
  signal.throwIfAborted();
  if (isLoopbackHost(name)) return THIS_MACHINE;
  const resolver = new Resolver(PATIENCE);
  if (nameServers) resolver.setServers(nameServers);
  const cancel = () => resolver.cancel();
  signal.addEventListener("abort", cancel, { once: true });
  try {
    const [v4, v6] = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
    signal.throwIfAborted();
    const addresses = [
      ...(v4.status === "fulfilled" ? v4.value.map((address) => ({ address, family: 4 })) : []),
      ...(v6.status === "fulfilled" ? v6.value.map((address) => ({ address, family: 6 })) : []),
    ];
    if (addresses.length > 0) return addresses;
    throw v4.status === "rejected" ? v4.reason : new Error(NOTFOUND);
  } finally {
    signal.removeEventListener("abort", cancel);
  }
}
