/** Each backup of the last week is kept, then one a week. */
const EACH_DAYS = 7;
/** Whoever is erased is in no backup of ours after these days. Privacy says so (`backup_days`). */
export const BACKUP_DAYS = 35;

const DAY_MS = 86_400_000;

/** A backup, and the moment at which it was begun. */
interface Aged {
  readonly madeAt: Date;
}

/** Returns which backups have to go: the old ones, and all but the oldest of each past week. The newest always stays. */
export function outdatedBackups<Backup extends Aged>(backups: readonly Backup[], at: Date): Backup[] {
  const days = ({ madeAt }: Aged) => (at.getTime() - madeAt.getTime()) / DAY_MS;
  const weekOf = ({ madeAt }: Aged) => Math.floor(madeAt.getTime() / DAY_MS / 7);
  const sorted = backups.toSorted((a, b) => a.madeAt.getTime() - b.madeAt.getTime());
  return sorted.filter((backup, index) => {
    if (index === sorted.length - 1 || days(backup) <= EACH_DAYS) return false;
    const before = sorted[index - 1];
    return days(backup) > BACKUP_DAYS || (before !== undefined && weekOf(before) === weekOf(backup));
  });
}
