/** Runs one step of the demo world. Whoever adds to a world that people have used may go on after a step that cannot be done any more. */
export type Attempt = (step: string, add: () => Promise<unknown>) => Promise<void>;

/** Lets every failure through, as a new world needs it. */
export const attemptAll: Attempt = async (_step, add) => void (await add());
