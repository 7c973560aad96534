import clsx from "clsx";
import { initialsOf } from "#app/components/directory/cards/person-arch.tsx";
import type { Doctor } from "#domain/consultations/doctors.server.ts";
import { lookOf } from "./agenda.ts";

interface Props {
  doctor: Pick<Doctor, "id" | "name">;
  doctors: readonly Doctor[];
}

/** A doctor's initials in the color of their consultations. The name is beside it, or in `sr-only`. */
export const DoctorArch = ({ doctor, doctors }: Props) => (
  <span
    aria-hidden
    className={clsx(
      "grid size-7 flex-none place-items-center rounded-arch pt-0.5 font-semibold text-[.6875rem] text-surface",
      lookOf(doctors, doctor.id).arch,
    )}
  >
    {initialsOf(doctor.name)}
  </span>
);
