import type { Env } from "./env.ts";
import { isLoopbackHost } from "./loopback.ts";

/** Returns a sentence for each setting that the operator should know about; the log repeats them at every start. */
export function warningsOf({ demonstration, onThisMachine, listenOn, PUBLIC_URL, SMTP_URL, payments }: Env): string[] {
  const reachable = !onThisMachine || !listenOn.every(isLoopbackHost);
  const mailbox = SMTP_URL ? "" : ", and whoever reaches it reads every mail at /dev/correo";
  const passwords =
    " Its passwords are published: what somebody changes in it stays until it is started in an empty DATA_DIR, and webhooks of its centers do not reach this machine.";
  return [
    ...(demonstration && reachable
      ? [`DEMONSTRATION is on: this site is for trying Cuna, not for real people${mailbox}.${passwords}`]
      : []),
    ...(!demonstration && !SMTP_URL
      ? ["SMTP_URL is missing: every mail waits until it is there, for 30 days at most, and neither centers nor patients hear anything."]
      : []),
    ...(payments?.gateway === "azul" && !payments.access
      ? ["AZUL_AUTH1, AZUL_AUTH2 and the certificate are missing: AZUL cannot be asked, and somebody has to confirm each payment by card."]
      : []),
    ...(PUBLIC_URL.startsWith("http:") && !onThisMachine
      ? ["PUBLIC_URL begins with http: what people write travels unencrypted; put the site behind HTTPS and say so in PUBLIC_URL."]
      : []),
  ];
}
