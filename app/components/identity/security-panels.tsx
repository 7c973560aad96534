import type { SecurityAnswer } from "#app/forms/identity/act-on-security.server.ts";
import type { SecurityData } from "#app/forms/identity/security.server.ts";
import { OpenSessions } from "./open-sessions.tsx";
import { PasswordChange } from "./password-change.tsx";
import { WaysIn } from "./ways-in.tsx";

/** How a person signs in, and where they are signed in. */
export function SecurityPanels({ security, answer }: { security: SecurityData; answer: SecurityAnswer | undefined }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 md:grid-cols-2">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <OpenSessions sessions={security.sessions} />
        <PasswordChange answer={answer} email={security.email} />
      </div>
      <WaysIn {...security} />
    </div>
  );
}
