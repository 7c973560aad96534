import type { ReactNode } from "react";
import { DashboardPage } from "#app/components/dashboard/dashboard-page.tsx";
import { BulkNote } from "#app/components/lists/bulk-note.tsx";
import type { BulkAnswer } from "#app/forms/lists/admin-list.ts";
import { WorkerNote } from "./worker-note.tsx";

interface OperationsPageProps {
  title: string;
  subtitle: string;
  /** The answer to an act on chosen rows. */
  answer?: BulkAnswer | undefined;
  /** The act that led here; null for none. */
  done?: string | null;
  worker: { at: Date | null; alive: boolean };
  children: ReactNode;
}

/** The frame of the screens about the worker's jobs, which first say whether it runs. */
export function OperationsPage({ title, subtitle, answer, done = null, worker, children }: OperationsPageProps) {
  return (
    <DashboardPage title={title} subtitle={subtitle}>
      <BulkNote answer={answer} done={done} />
      <WorkerNote {...worker} />
      {children}
    </DashboardPage>
  );
}
