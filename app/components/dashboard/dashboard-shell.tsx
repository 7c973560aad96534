import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { useHeartbeat } from "#app/components/identity/heartbeat.ts";
import { DemoBar } from "#app/components/shell/demo-bar.tsx";
import { SkipLink } from "#app/components/shell/skip-link.tsx";
import { useRootData } from "#app/root-data.ts";
import { defaultSite } from "#domain/content/site.ts";
import { currentEntry, type EntryGroup } from "./entries.ts";
import { NoticesBell } from "./notices-bell.tsx";
import { useOwnLinks } from "./own-links.ts";
import { Sidebar } from "./sidebar.tsx";
import { TopBar } from "./top-bar.tsx";

interface Props {
  /** The path with which the addresses of all its screens begin. */
  root: string;
  /** The accessible name of its navigation. */
  label: string;
  groups: readonly EntryGroup[];
  /** Beside the name of the site, such as «Admin». */
  mark?: ReactNode;
  /** Below the name of the site, such as the choice of a center; on a telephone above the screen. */
  head?: ReactNode;
  /** At the foot of the sidebar. */
  foot?: ReactNode;
  /** On the left of the top bar, on wide screens. */
  start?: ReactNode;
  /** Before the bell and the person's menu, such as exits. */
  tools?: ReactNode;
  /** Above everything in a demonstration, instead of the usual bar. */
  demoLine?: ReactNode;
  /** Null in a dashboard without notices; absent when the layout failed to load. */
  notices: { unseen: number } | null | undefined;
  /** What the bell counts instead of notices. */
  waits?: number | undefined;
  person: ReactNode;
  /** The screen: one DashboardPage. */
  children: ReactNode;
}

/** The frame of every screen of a dashboard: navigation at the side or at a telephone's foot, the person at the top. */
export function DashboardShell({ root, label, groups, mark, head, foot, start, tools, demoLine, notices, waits, person, children }: Props) {
  const data = useRootData();
  const { pathname } = useLocation();
  const current = currentEntry(groups, pathname, root);
  const siteName = (data?.site ?? defaultSite).name;
  const followOwnLinks = useOwnLinks(root);
  const unseen = useHeartbeat(notices ?? undefined);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: listens to the links inside, which the keyboard reaches
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click
    <div onClick={followOwnLinks} className="flex min-h-dvh flex-col bg-surface-2 text-md">
      <SkipLink />
      {data?.demo && (demoLine ?? <DemoBar open={data.demo === "open"} />)}
      <div className="flex flex-1 flex-col md:grid md:grid-cols-[248px_minmax(0,1fr)] md:print:block">
        <Sidebar siteName={siteName} label={label} groups={groups} current={current} mark={mark} head={head} foot={foot} />
        <div className="flex flex-col max-md:contents">
          <TopBar
            start={start}
            tools={
              <>
                {tools}
                {notices !== null && <NoticesBell to={`${root}/avisos`} unseen={unseen} waits={waits} />}
              </>
            }
            person={person}
          />
          {children}
        </div>
      </div>
    </div>
  );
}
