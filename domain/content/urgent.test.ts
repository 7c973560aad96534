import { describe, expect, test } from "vitest";
import { readContent } from "./read-content.server.ts";
import { calmedDangers, dotsOf } from "./urgent.ts";

const { urgent } = readContent().content;

describe("a sign of danger", () => {
  const answer = { topic: "Embarazo", call: [], wait: [] } as const;

  test.each([
    "te falta el aire",
    "te desmayas al levantarte",
    "te duele fuerte un lado",
    "empapas una compresa por hora",
    "te duele el pecho",
    "tienes la pierna hinchada",
    "piensas en hacerte daño",
  ])("«%s» is refused under a calmer level", (sign) => {
    expect(calmedDangers({ ...answer, call: [sign] })).toHaveLength(1);
    expect(calmedDangers({ ...answer, wait: [sign] })).toHaveLength(1);
  });

  test("may be denied there, and fever is one after a needle or an instrument", () => {
    expect(calmedDangers({ ...answer, wait: ["no te falta el aire"] })).toEqual([]);
    expect(calmedDangers({ ...answer, call: ["tienes fiebre"] })).toEqual([]);
    expect(calmedDangers({ ...answer, topic: "Después de la punción", call: ["tienes fiebre"] })).toHaveLength(1);
  });
});

describe("the urgent answers of the site", () => {
  test("are forty and more; each begins with what leads to an emergency room, and names its sources", () => {
    expect(urgent.length).toBeGreaterThanOrEqual(40);
    for (const { slug, emergency, sourceIds } of urgent) {
      expect(emergency.length, slug).toBeGreaterThan(0);
      expect(sourceIds.length, slug).toBeGreaterThan(0);
    }
  });

  test("say where every sign comes from that leads to an emergency room", () => {
    const bare = urgent.flatMap(({ slug, emergency }) =>
      emergency.filter((sign) => !sign.includes("[^")).map((sign) => `${slug}: ${sign}`),
    );
    expect(bare).toEqual([]);
  });

  test("say the same sign in the same words everywhere", () => {
    const ways = new Set(urgent.flatMap(({ emergency }) => emergency.filter((sign) => /empapas/.test(sign))));
    expect([...ways]).toHaveLength(1);
  });
});

test("a share is drawn only where dots can show it", () => {
  expect(dotsOf("1 de 5")).toEqual({ filled: 1, all: 5 });
  for (const share of ["6 de 5", "1 de 1000", "1 de 1", "uno de cinco", ""]) expect(dotsOf(share)).toBeNull();
});
