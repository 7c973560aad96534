import type { AlertToTell, Reading } from "#domain/alerts/alert-queries.server.ts";
import type { AlertRule, Silence } from "#domain/alerts/rules.ts";
import { BACKUP_HOURS, CERTIFICATE_DAYS, DISK_PERCENT, REFUSED_IN_A_ROW, SILENT_HOURS, USUAL_LEADS } from "#domain/alerts/rules.ts";
import { m } from "#messages/m.ts";
import { formatNumber } from "#platform/format.ts";
import type { ChoiceNames } from "./choice-names.ts";

export const ALERT_RULE_NAMES: ChoiceNames<AlertRule> = {
  deadlines: m.alerts_rule_deadlines,
  backup: m.alerts_rule_backup,
  mail: m.alerts_rule_mail,
  leads: m.alerts_rule_leads,
  ledger: m.alerts_rule_ledger,
  jobs: m.alerts_rule_jobs,
  disk: m.alerts_rule_disk,
  certificate: m.alerts_rule_certificate,
};

/** When each rule rings. */
export const ALERT_LIMITS: ChoiceNames<AlertRule> = {
  deadlines: m.alerts_limit_deadlines,
  backup: () => m.alerts_limit_backup({ hours: BACKUP_HOURS }),
  mail: () => m.alerts_limit_mail({ count: REFUSED_IN_A_ROW }),
  leads: () => m.alerts_limit_leads({ hours: SILENT_HOURS, usual: USUAL_LEADS }),
  ledger: m.alerts_limit_ledger,
  jobs: m.alerts_limit_jobs,
  disk: () => m.alerts_limit_disk({ percent: DISK_PERCENT }),
  certificate: () => m.alerts_limit_certificate({ days: CERTIFICATE_DAYS }),
};

/** What to do first, in order. docs/operations.md says more under the name of each. */
export const ALERT_STEPS: Readonly<Record<AlertRule, () => readonly string[]>> = {
  deadlines: () => [m.alerts_step_deadlines_1(), m.alerts_step_deadlines_2(), m.alerts_step_deadlines_3()],
  backup: () => [m.alerts_step_backup_1(), m.alerts_step_backup_2(), m.alerts_step_backup_3()],
  mail: () => [m.alerts_step_mail_1(), m.alerts_step_mail_2(), m.alerts_step_mail_3()],
  leads: () => [m.alerts_step_leads_1(), m.alerts_step_leads_2(), m.alerts_step_leads_3()],
  ledger: () => [m.alerts_step_ledger_1(), m.alerts_step_ledger_2(), m.alerts_step_ledger_3()],
  jobs: () => [m.alerts_step_jobs_1(), m.alerts_step_jobs_2(), m.alerts_step_jobs_3()],
  disk: () => [m.alerts_step_disk_1(), m.alerts_step_disk_2(), m.alerts_step_disk_3()],
  certificate: () => [m.alerts_step_certificate_1(), m.alerts_step_certificate_2(), m.alerts_step_certificate_3()],
};

/** The screen where a person sees what a rule is about. */
export const ALERT_SCREENS: Readonly<Partial<Record<AlertRule, { to: string; label: () => string }>>> = {
  deadlines: { to: "/dashboard/admin", label: m.alerts_see_deadlines },
  mail: { to: "/dashboard/admin/correo?vista=refused", label: m.alerts_see_mail },
  leads: { to: "/dashboard/admin/solicitudes", label: m.alerts_see_leads },
  jobs: { to: "/dashboard/admin/trabajos", label: m.alerts_see_jobs },
};

export const SILENCE_NAMES: ChoiceNames<Silence> = {
  hour: m.alerts_silence_hour,
  morning: m.alerts_silence_morning,
  week: m.alerts_silence_week,
};

/** Returns what a rule read in a few words. */
export function readingWords(reading: Reading): string {
  switch (reading.rule) {
    case "deadlines":
      return m.alerts_read_deadlines({ count: reading.facts.late });
    case "backup":
      if (reading.facts.hours === null) return m.alerts_read_backup_never();
      return (reading.facts.comesBack === false ? m.alerts_read_backup_lost : m.alerts_read_backup)({
        hours: formatNumber(reading.facts.hours),
      });
    case "mail":
      return reading.facts.domain === null
        ? m.alerts_read_mail_none()
        : m.alerts_read_mail({ count: reading.facts.refused, domain: reading.facts.domain });
    case "leads":
      return m.alerts_read_leads({ count: reading.facts.came });
    case "ledger":
      return m.alerts_read_ledger({ count: reading.facts.faults });
    case "jobs":
      return m.alerts_read_jobs({ count: reading.facts.dead });
    case "disk":
      return m.alerts_read_disk({ percent: formatNumber(reading.facts.percent) });
    case "certificate":
      return m.alerts_read_certificate({ count: reading.facts.days });
  }
}

/** Returns what needs a person as a sentence. */
export function ringingSentence(reading: Reading): string {
  switch (reading.rule) {
    case "deadlines":
      return m.alerts_rings_deadlines({ count: reading.facts.late });
    case "backup":
      if (reading.facts.hours === null) return m.alerts_rings_backup_never();
      if (reading.facts.comesBack === false) return m.alerts_rings_backup_lost();
      return m.alerts_rings_backup({ hours: formatNumber(reading.facts.hours) });
    case "mail":
      return m.alerts_rings_mail({ count: reading.facts.refused, domain: reading.facts.domain ?? "" });
    case "leads":
      return m.alerts_rings_leads({
        hours: SILENT_HOURS,
        usual: formatNumber(reading.facts.usual, Number.isInteger(reading.facts.usual) ? 0 : 1),
      });
    case "ledger":
      return m.alerts_rings_ledger({ count: reading.facts.faults });
    case "jobs":
      return m.alerts_rings_jobs({ count: reading.facts.dead });
    case "disk":
      return m.alerts_rings_disk({ percent: formatNumber(reading.facts.percent) });
    case "certificate":
      return reading.facts.days < 0 ? m.alerts_rings_certificate_over() : m.alerts_rings_certificate({ count: reading.facts.days });
  }
}

/** Returns what a mail or a message says first. */
export function alertSentence(alert: AlertToTell, phase: "began" | "ended"): string {
  if (alert.rule === "test") return m.alerts_test();
  return phase === "ended" ? m.alerts_over({ rule: ALERT_RULE_NAMES[alert.rule]() }) : ringingSentence(alert);
}
