import { agesText, legalPathOf, patientGroupNames } from "#app/components/directory/patient-groups.ts";
import { href } from "#app/locale.ts";
import { type Fact, Facts } from "#app/ui/facts.tsx";
import type { CenterDetail } from "#domain/directory/center-detail.ts";
import { type AgeRange, PATIENT_GROUPS, type PatientGroup } from "#domain/listing/patients.ts";
import { m } from "#messages/m.ts";
import { formatDate } from "#platform/format.ts";
import { inALine } from "#texts/choice-names.ts";
import { Section } from "./section.tsx";

/** The patients that the center treats, with source and day, and the legal position of each group. */
export function Patients({ center: { patients } }: { center: CenterDetail }) {
  const silent = PATIENT_GROUPS.filter((group) => !patients?.treated.includes(group) && !patients?.notTreated.includes(group));
  const groups = (key: string, label: string, given: readonly PatientGroup[]): Fact[] =>
    given.length > 0 ? [{ key, label, value: inALine(given.map((group) => patientGroupNames[group]())) }] : [];
  const ages = (key: string, label: string, range: AgeRange | null): Fact[] => (range ? [{ key, label, value: agesText(range) }] : []);
  const facts: Fact[] = patients
    ? [
        ...groups("treated", m.centers_patients_treated(), patients.treated),
        ...groups("not-treated", m.centers_patients_not_treated(), patients.notTreated),
        ...groups("silent", m.centers_profile_not_informed(), silent).map((fact) => ({ ...fact, missing: true })),
        ...ages("own", m.centers_patients_own_eggs(), patients.ownEggs),
        ...ages("donor", m.centers_patients_donor_eggs(), patients.donorEggs),
      ]
    : [{ key: "treated", label: m.centers_patients_treated(), value: m.centers_profile_not_informed(), missing: true }];
  const asked = patients && patients.treated.length > 0 ? patients.treated : PATIENT_GROUPS;
  return (
    <Section id="a-quien-atiende" title={m.centers_patients_title()}>
      <Facts facts={facts} />
      <p className="text-sm text-ink-2">
        {patients
          ? m.centers_patients_source({ source: patients.source, date: formatDate(patients.informedOn) })
          : m.centers_patients_ask()}
      </p>
      <p className="text-sm">
        {m.centers_patients_law()}{" "}
        {asked.map((group, index) => (
          <span key={group}>
            {index > 0 && " · "}
            <a className="link" href={href(legalPathOf(group))}>
              {patientGroupNames[group]().toLowerCase()}
            </a>
          </span>
        ))}
      </p>
    </Section>
  );
}
