/**
 * What becomes of a mail: it goes, or went; it is held until the owner of the mailbox confirms it; it was refused for good, or gave up; or
 * there is no mailbox.
 * Screens that say «le avisamos» ask for it.
 */
export type Reach = "goes" | "held" | "refused" | "no-mailbox";
