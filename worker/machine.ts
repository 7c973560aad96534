import { statfs } from "node:fs/promises";
import { isIP } from "node:net";
import tls from "node:tls";
import type { Machine } from "#domain/alerts/read-rules.server.ts";
import { now } from "#platform/clock.ts";
import type { Env } from "#platform/env.ts";

export type WatchedEnv = Pick<Env, "demonstration"> & Partial<Pick<Env, "DATA_DIR" | "PUBLIC_URL">>;

const PATIENCE_MS = 10_000;
const DAY_MS = 86_400_000;

/** Reads the disk of DATA_DIR, and the certificate that visitors of PUBLIC_URL get. */
export const machineOf = ({ DATA_DIR, PUBLIC_URL }: WatchedEnv): Machine => ({
  async disk() {
    if (DATA_DIR === undefined) return null;
    const { blocks, bavail } = await statfs(DATA_DIR);
    return blocks === 0 ? null : Math.round((1 - bavail / blocks) * 100);
  },
  async certificate() {
    const url = PUBLIC_URL === undefined ? null : new URL(PUBLIC_URL);
    return url?.protocol === "https:" ? daysOfCertificate(url) : null;
  },
});

/** Returns how many whole days the certificate of an address is still valid, negative when it ended. Throws when nobody answers. */
export function daysOfCertificate({ hostname, port }: Pick<URL, "hostname" | "port">): Promise<number> {
  return new Promise((resolve, reject) => {
    // An expired certificate is read too, and nothing is sent.
    const name = isIP(hostname) ? {} : { servername: hostname };
    const socket = tls.connect({ host: hostname, port: Number(port || 443), ...name, rejectUnauthorized: false }, () => {
      const until = Date.parse(socket.getPeerCertificate().valid_to);
      socket.destroy();
      if (Number.isNaN(until)) reject(new Error("the address gave no certificate"));
      else resolve(Math.floor((until - now().getTime()) / DAY_MS));
    });
    socket.setTimeout(PATIENCE_MS, () => socket.destroy(new Error("the address did not answer in time")));
    socket.on("error", reject);
  });
}
