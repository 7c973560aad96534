import type { ReactNode } from "react";
import { AdminShell } from "#app/components/desk/admin-shell.tsx";
import { PatientShell } from "#app/components/patients/patient-shell.tsx";
import { ReviewerShell } from "#app/components/reviewers/reviewer-shell.tsx";
import { ProviderShell } from "#app/components/team/provider-shell.tsx";
import type { OwnPanelData } from "#app/own-panel.server.ts";

/** The frame of the area that the signed-in person has, around a page that everybody has. */
export function OwnPanel({ panel, children }: { panel: OwnPanelData; children: ReactNode }) {
  switch (panel.audience) {
    case "admin":
      return <AdminShell {...panel.shell}>{children}</AdminShell>;
    case "provider":
      return <ProviderShell {...panel.shell}>{children}</ProviderShell>;
    case "reviewer":
      return <ReviewerShell {...panel.shell}>{children}</ReviewerShell>;
    case "patient":
      return <PatientShell {...panel.shell}>{children}</PatientShell>;
  }
}
