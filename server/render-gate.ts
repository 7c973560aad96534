/** Limits for concurrent work of one kind, and for its queue. */
export interface GateLimits {
  inFlight: number;
  inFlightPerAddress: number;
  waiting: number;
  waitingPerAddress: number;
  /** How long a request waits before it is refused. */
  patienceMs: number;
}

interface Waiter {
  address: string;
  enter(): void;
}

/**
 * Limits concurrent requests, both in total and for each address. Further ones wait briefly, in order. An address that floods the
 * site therefore slows down mostly itself.
 */
export class RenderGate {
  readonly #limits: GateLimits;
  readonly #inFlight = new Map<string, number>();
  readonly #waitingOf = new Map<string, number>();
  readonly #waiting = new Set<Waiter>();
  #total = 0;

  constructor(limits: GateLimits) {
    this.#limits = limits;
  }

  /** Runs the work when there is room. Returns null when there was none in time. */
  async run<T>(address: string, work: () => Promise<T>): Promise<T | null> {
    if (!(await this.#enter(address))) return null;
    try {
      return await work();
    } finally {
      this.#leave(address);
    }
  }

  #hasRoom(address: string): boolean {
    return this.#total < this.#limits.inFlight && (this.#inFlight.get(address) ?? 0) < this.#limits.inFlightPerAddress;
  }

  #enter(address: string): Promise<boolean> | boolean {
    if (this.#hasRoom(address)) {
      this.#count(address);
      return true;
    }
    const { waiting, waitingPerAddress, patienceMs } = this.#limits;
    if (this.#waiting.size >= waiting || (this.#waitingOf.get(address) ?? 0) >= waitingPerAddress) return false;
    add(this.#waitingOf, address, 1);
    return new Promise((resolve) => {
      const leaveQueue = (entered: boolean) => {
        clearTimeout(patience);
        this.#waiting.delete(waiter);
        add(this.#waitingOf, address, -1);
        resolve(entered);
      };
      const waiter: Waiter = {
        address,
        enter: () => {
          this.#count(address);
          leaveQueue(true);
        },
      };
      const patience = setTimeout(() => leaveQueue(false), patienceMs);
      this.#waiting.add(waiter);
    });
  }

  #count(address: string) {
    this.#total++;
    add(this.#inFlight, address, 1);
  }

  #leave(address: string) {
    this.#total--;
    add(this.#inFlight, address, -1);
    // Takes the first waiter whose address has room. A set keeps the order of arrival.
    for (const waiter of this.#waiting) {
      if (this.#total >= this.#limits.inFlight) return;
      if (this.#hasRoom(waiter.address)) waiter.enter();
    }
  }
}

/** Changes the count of an address, and removes it at zero. */
function add(counts: Map<string, number>, key: string, by: 1 | -1) {
  const count = (counts.get(key) ?? 0) + by;
  if (count === 0) counts.delete(key);
  else counts.set(key, count);
}
