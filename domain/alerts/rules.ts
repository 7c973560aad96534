/** What is watched, in the order of the screen. */
export const ALERT_RULES = ["deadlines", "backup", "mail", "leads", "ledger", "jobs", "disk", "certificate"] as const;
export type AlertRule = (typeof ALERT_RULES)[number];

/** What a rule reads. */
export interface AlertFacts {
  /** Things of our team that have waited longer than promised. */
  deadlines: { late: number };
  /**
   * Hours since the last backup, null when there never was one; and whether the last that was tried came back, true when none was. An
   * alert of an older version does not say.
   */
  backup: { hours: number | null; comesBack?: boolean };
  /** The domain that refused most mails since it last took one, in the last day; null when none refused. */
  mail: { refused: number; domain: string | null };
  /** Requests in the last business hours, and how many usually come in the same hours of a business day. */
  leads: { came: number; usual: number };
  /** Contradictions in the ledger. */
  ledger: { faults: number };
  /** Jobs that were given up. */
  jobs: { dead: number };
  /** How full the disk of DATA_DIR is. */
  disk: { percent: number };
  /** Days until the certificate of the site's address ends. */
  certificate: { days: number };
}

export const BACKUP_HOURS = 26;
export const REFUSED_IN_A_ROW = 2;
/** No request in this many business hours rings where at least so many usually come. */
export const SILENT_HOURS = 3;
export const USUAL_LEADS = 3;
export const DISK_PERCENT = 80;
export const CERTIFICATE_DAYS = 14;

const RINGS: { readonly [Rule in AlertRule]: (facts: AlertFacts[Rule]) => boolean } = {
  deadlines: ({ late }) => late > 0,
  backup: ({ hours, comesBack }) => hours === null || hours > BACKUP_HOURS || comesBack === false,
  mail: ({ refused }) => refused >= REFUSED_IN_A_ROW,
  leads: ({ came, usual }) => came === 0 && usual >= USUAL_LEADS,
  ledger: ({ faults }) => faults > 0,
  jobs: ({ dead }) => dead > 0,
  disk: ({ percent }) => percent > DISK_PERCENT,
  certificate: ({ days }) => days < CERTIFICATE_DAYS,
};

/** Returns whether what was read needs a person. */
export const rings = <Rule extends AlertRule>(rule: Rule, facts: AlertFacts[Rule]): boolean => RINGS[rule](facts);

/** An alert that ended is the same one when it rings again within this time, so that a value at its limit tells nobody every minute. */
export const SAME_ALERT_MINUTES = 60;

/** For how long a rule may be silenced: an hour, until tomorrow at eight, or a week. */
export const SILENCES = ["hour", "morning", "week"] as const;
export type Silence = (typeof SILENCES)[number];

/** How many days the screen shows of each rule. */
export const WATCHED_DAYS = 28;
