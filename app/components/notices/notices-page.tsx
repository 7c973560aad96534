import Check from "lucide-react/icons/check";
import { Form } from "react-router";
import { DashboardPage } from "#app/components/dashboard/dashboard-page.tsx";
import type { loadNotices } from "#app/forms/notices/notices-form.server.ts";
import { href } from "#app/locale.ts";
import { Button } from "#app/ui/button.tsx";
import { Note } from "#app/ui/note.tsx";
import { EmptyState } from "#app/ui/state.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import type { Audience } from "#domain/notices/notice.ts";
import { m } from "#messages/m.ts";
import { DevicesPanel } from "./devices-panel.tsx";
import { NoticeList } from "./notice-list.tsx";
import { QuietPanel } from "./quiet-panel.tsx";
import { WishesPanel } from "./wishes-panel.tsx";

interface Props {
  audience: Audience;
  loaded: Awaited<ReturnType<typeof loadNotices>>;
  /** True when the hours that were sent cannot be. */
  quietRefused?: boolean;
  /** The people who wait for a center, for whoever answers them. */
  waits?: number | undefined;
}

/** A person's notices, with the settings for mails and devices. */
export function NoticesPage({ audience, loaded, quietRefused = false, waits }: Props) {
  const { notices, topics, wishes, devices, pushKey, fullWords, quiet, paused, kept } = loaded;
  const [newest] = notices;
  const unseen = notices.some(({ seen }) => !seen);
  return (
    <DashboardPage
      title={m.notices_title()}
      subtitle={m.notices_subtitle()}
      actions={
        unseen && (
          <Form method="post">
            <input type="hidden" name="hasta" value={newest!.createdAt.toISOString()} />
            <Button type="submit" kind="outline" size="s" name="accion" value="vistos" icon={<Check />}>
              {m.notices_see_all()}
            </Button>
          </Form>
        )
      }
    >
      {kept && (
        <Note kind="ok" live>
          {m.notices_kept()}
        </Note>
      )}
      {waits && (
        <p>
          {m.notices_bell_waits({ count: waits })}.{" "}
          <TextLink href={href("/dashboard/provider/solicitudes")}>{m.notices_waits_see()}</TextLink>
        </p>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 md:gap-5 lg:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)]">
        {notices.length > 0 ? (
          <NoticeList notices={notices} />
        ) : (
          <EmptyState title={m.notices_empty()} actions={<TextLink href="#elegir">{m.notices_settings_link()}</TextLink>}>
            {audience === "patient" ? m.notices_empty_patient() : m.notices_empty_provider()}
          </EmptyState>
        )}
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 md:gap-5">
          <WishesPanel audience={audience} topics={topics} wishes={wishes} paused={paused} />
          <DevicesPanel devices={devices} pushKey={pushKey} words={audience === "provider" ? null : fullWords ? "full" : "neutral"} />
          {audience === "patient" && <QuietPanel quiet={quiet} refused={quietRefused} />}
        </div>
      </div>
    </DashboardPage>
  );
}
