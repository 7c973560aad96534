import { isIn, isTest, matching, type SourceRule } from "./source-rule.ts";

const PRODUCT = ["app", "domain", "worker", "emails", "texts", "platform", "server"];
const product = (file: string) => isIn(file, ...PRODUCT) && /\.tsx?$/.test(file) && !isTest(file);

/** Rules on what only one module may use: the clock, the environment, the network, HTML, money, the log. */
export const EDGE_RULES: readonly SourceRule[] = [
  {
    name: "the database's time decides",
    says: "The time is now() of platform/clock.ts, or the database's own in SQL: a machine whose clock is wrong must not decide.",
    covers: product,
    find: matching(/\bDate\.now\(\)|\bnew Date\(\)|\bTemporal\.Now\b/g),
    may: {
      "platform/clock.ts": "is the clock",
      "domain/identity/one-time-code.server.ts":
        "counts half minutes as the sign-in library does, and as the application on somebody's telephone",
      "domain/identity/sign-in-library.server.ts": "takes the library's own clock out of what it counted",
      "app/components/api/webhook-section.tsx": "shows code for another machine",
      "app/components/leads/form/lead-form.tsx": "runs in a browser, too",
      "app/components/leads/form/lead-dialog.tsx": "runs in a browser, too",
      "app/components/shell/visitor-shell.tsx": "draws a page for which the database did not answer",
      "app/islands/measure/tag-manager.ts": "runs in a browser",
      "server/access-log.ts": "says when this machine answered",
      "server/backup/backup.ts": "names a file",
      "server/backup/restore.ts": "names a folder",
      "server/embedded-postgres/embedded-postgres.ts": "compares with what the file system of this machine says",
      "platform/payments/sandbox.ts": "stands in for a gateway, whose words have no end",
    },
  },
  {
    name: "components count no time",
    says: "What is late, open or due is decided in domain/<noun>/, where a test states it; days and hours are counted by platform/days.ts. A component gets the result.",
    covers: (file) => isIn(file, "app") && file.endsWith(".tsx") && !isTest(file),
    find: matching(
      /\b(?:86_?400|3_?600)(?:_?000)?\b|\b24 \* 60\b|\b60 \* 60\b|\.(?:get|set)(?:UTC)?(?:Hours|Day|Date|Minutes)\(|\bTemporal\b/g,
    ),
    may: { "app/routes/public/content/privacy/cookie-table.tsx": "says in words for how long a cookie is kept" },
  },
  {
    name: "no day is taken from a clock as UTC has it",
    says: "A day is dayInSantoDomingo() of platform/format.ts: in UTC it is tomorrow from eight in the evening on.",
    covers: (file) => isIn(file, ...PRODUCT, "tests") && /\.tsx?$/.test(file) && !isIn(file, "tests/plants"),
    find: matching(/(?:new Date\(\)|[nN]ow)\.toISOString\(\)\.slice\(0, 10\)/g),
  },
  {
    name: "cents are divided in one place",
    says: "Money is whole cents. platform/money.ts writes amounts, makes dollars of cents for charts, and reads what was typed; shares of an amount are rounded by a rule of domain/.",
    covers: product,
    find: matching(/\b\w*[cC]ents\)* ?(?:\/ ?100\b|\* ?\d*\.\d)|\bparseFloat\(/g),
    may: {
      "platform/money.ts": "divides them",
      "app/components/estimates/price-bars.tsx": "leaves room beyond the highest bar of a chart",
      "domain/directory/price-ranges.server.ts": "rounds a median up to whole dollars, in SQL",
    },
  },
  {
    name: "requests to the outside are guarded",
    says: "What goes out to another machine goes through platform/guarded-request.ts, which refuses private addresses, redirects there and endless answers; platform/download.ts fetches files.",
    covers: (file) =>
      product(file) &&
      !isIn(file, "server") &&
      (!isIn(file, "app") || /\.server\.tsx?$/.test(file) || (isIn(file, "app/routes", "app/forms") && file.endsWith(".ts"))),
    find: matching(/(?<![.\w])fetch\(|^import (?!type).*from "(?:node:https?|undici|axios)"/gm),
    may: {
      "platform/guarded-request.ts": "guards them",
      "platform/payments/azul-service.ts": "shows the bank its certificate, at the address of a setting",
    },
  },
  {
    name: "HTML is written by two components",
    says: "HTML that was made of Markdown is drawn by app/components/content/prose.tsx; everything else is text, which React escapes.",
    covers: (file) => isIn(file, "app", "emails") && /\.tsx?$/.test(file) && !isTest(file),
    find: matching(/dangerouslySetInnerHTML|\.(?:inner|outer)HTML ?=[^=]|\.insertAdjacentHTML\(|\bdocument\.write\(/g),
    may: {
      "app/components/content/prose.tsx": "draws Markdown that the server wrote as HTML",
      "app/islands/island.tsx": "writes what React itself rendered",
      "app/islands/kept-part.tsx": "keeps what React itself rendered",
      "app/root.tsx": "writes a script of our own",
    },
  },
  {
    name: "the log has one writer",
    says: "A line of the log is written by platform/log.ts, which takes addresses, names and health data out; what a command prints is in scripts/.",
    covers: product,
    find: matching(/\bconsole\.\w+\(/g),
  },
  {
    name: "the environment is read in one place",
    says: "A setting of the environment is read and checked by platform/env.ts, and handed on.",
    covers: product,
    find: matching(/\bprocess\.env\b/g),
    may: { "platform/env.ts": "reads it" },
  },
  {
    name: "numbers and dates are written in one place",
    says: "Numbers and dates are written by platform/format.ts, amounts by platform/money.ts.",
    covers: (file) => product(file) && !isIn(file, "platform", "server"),
    find: matching(/\bIntl\.(?:Number|DateTime)|toLocale(?:Date|Time)?String/g),
  },
  {
    name: "a posted form is read in one place",
    says: "A posted form is read by readForm of app/forms/read-form.server.ts, which refuses what cannot be stored.",
    covers: (file) => isIn(file, "app", "server") && /\.tsx?$/.test(file) && !isTest(file),
    find: matching(/\.formData\(\)/g),
    may: { "app/forms/read-form.server.ts": "reads it" },
  },
  {
    name: "what speaks to the database says .server",
    says: "A query or a command is domain/<noun>/<verb>.server.ts; a rule gets what was found.",
    covers: (file) => isIn(file, "domain") && file.endsWith(".ts") && !file.endsWith(".server.ts") && !isTest(file),
    find: matching(
      /^import (?!type).*from "(?:pg|pg-boss|kysely)"|\bsql`|\.(?:selectFrom|insertInto|updateTable|deleteFrom|transaction)\(/gm,
    ),
  },
  {
    name: "every file has an owner",
    says: "There are no folders and files such as utils, lib, helpers or common: code belongs to its noun, or is not understood yet. A module is imported by its own name, without an index in between.",
    covers: () => true,
    find: (_, file) =>
      /(?:^|\/)(?:utils?|libs?|helpers?|common|shared|misc)(?:\/|\.\w+$)|\/index\.(?:tsx?|mjs)$/.test(file)
        ? [file.split("/").at(-1)!]
        : [],
  },
];
