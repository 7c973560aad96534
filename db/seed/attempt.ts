/**
 * Runs one step of the demo world. A caller that adds to a world that people have used may continue after a step that can no longer
 * be done.
 */
export type Attempt = (step: string, add: () => Promise<unknown>) => Promise<void>;

/** Lets every failure through, for a new demo world. */
export const attemptAll: Attempt = async (_step, add) => void (await add());
