import type { ReactNode } from "react";
import { DashboardPage } from "#app/components/dashboard/dashboard-page.tsx";
import { Note } from "#app/ui/note.tsx";
import { WorkerNote } from "./worker-note.tsx";

interface OperationsPageProps {
  title: string;
  subtitle: string;
  /** What a form has just done; null for nothing. */
  done: string | null;
  worker: { at: Date | null; alive: boolean };
  children: ReactNode;
}

/** The frame of the screens about what the worker does, which say first whether it runs. */
export function OperationsPage({ title, subtitle, done, worker, children }: OperationsPageProps) {
  return (
    <DashboardPage title={title} subtitle={subtitle}>
      {done && (
        <Note kind="ok" live>
          {done}
        </Note>
      )}
      <WorkerNote {...worker} />
      {children}
    </DashboardPage>
  );
}
