import { expect, test } from "vitest";
import { type AlertFacts, type AlertRule, rings } from "./rules.ts";

/** For each rule the last facts that are quiet, and the first that ring. */
const LIMITS: { readonly [Rule in AlertRule]: readonly [quiet: AlertFacts[Rule], ringing: AlertFacts[Rule]][] } = {
  deadlines: [[{ late: 0 }, { late: 1 }]],
  backup: [
    [
      { hours: 26, comesBack: true },
      { hours: 27, comesBack: true },
    ],
    [
      { hours: 0, comesBack: true },
      { hours: null, comesBack: true },
    ],
    [
      { hours: 0, comesBack: true },
      { hours: 0, comesBack: false },
    ],
  ],
  mail: [
    [
      { refused: 1, domain: "correo.example" },
      { refused: 2, domain: "correo.example" },
    ],
  ],
  leads: [
    [
      { came: 0, usual: 2.9 },
      { came: 0, usual: 3 },
    ],
    [
      { came: 1, usual: 40 },
      { came: 0, usual: 40 },
    ],
  ],
  ledger: [[{ faults: 0 }, { faults: 1 }]],
  jobs: [[{ dead: 0 }, { dead: 1 }]],
  disk: [[{ percent: 80 }, { percent: 81 }]],
  certificate: [
    [{ days: 14 }, { days: 13 }],
    [{ days: 400 }, { days: -1 }],
  ],
};

test.each(Object.keys(LIMITS) as AlertRule[])("%s rings on one side of its limit and is quiet on the other", (rule) => {
  for (const [quiet, ringing] of LIMITS[rule]) expect([rings(rule, quiet as never), rings(rule, ringing as never)]).toEqual([false, true]);
});
