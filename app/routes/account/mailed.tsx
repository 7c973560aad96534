import { dashboardMeta } from "#app/components/dashboard/dashboard-meta.ts";
import { AccountPage } from "#app/components/identity/account-page.tsx";
import { href } from "#app/locale.ts";
import { Button } from "#app/ui/button.tsx";
import { m } from "#messages/m.ts";
import type { Route } from "./+types/mailed";

export function meta({ matches }: Route.MetaArgs) {
  return dashboardMeta(m.identity_mailed_page_title(), matches);
}

/** Is the same for every address: whether it has an account concerns only its owner. */
export default function Mailed() {
  return (
    <AccountPage title={m.identity_mailed_title()} lead={m.identity_mailed_text()}>
      <p className="text-ink-2">{m.identity_mailed_hint()}</p>
      <Button kind="outline" size="l" wide href={href("/login")}>
        {m.identity_back_to_login()}
      </Button>
    </AccountPage>
  );
}
