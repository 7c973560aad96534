/** An import from the first file of the second, which a rule of .dependency-cruiser.mjs refuses. */
export interface ImportPlant {
  readonly kind: string;
  readonly rule: string;
  readonly from: string;
  readonly to: string;
}

export const IMPORT_PLANTS: readonly ImportPlant[] = [
  {
    kind: "a component that imports a route",
    rule: "components-know-no-route",
    from: "app/components/leads/planted.tsx",
    to: "app/routes/public/inbox/contact.tsx",
  },
  {
    kind: "a form that imports the part of a route",
    rule: "components-know-no-route",
    from: "app/forms/leads/planted.server.ts",
    to: "app/routes/public/trip/planted-part.ts",
  },
  {
    kind: "a component that runs the server code of a form",
    rule: "components-use-no-server-form",
    from: "app/components/leads/planted-caller.tsx",
    to: "app/forms/leads/planted-answer.server.ts",
  },
  {
    kind: "a form that imports a component",
    rule: "forms-know-no-component",
    from: "app/forms/leads/planted-words.server.ts",
    to: "app/components/leads/planted-words.tsx",
  },
  {
    kind: "a route that imports another route",
    rule: "routes-know-no-route",
    from: "app/routes/public/planted.tsx",
    to: "app/routes/public/home.tsx",
  },
  {
    kind: "a route that borrows a part of another audience",
    rule: "audiences-share-no-parts",
    from: "app/routes/provider/planted.tsx",
    to: "app/routes/public/directory/center/planted-part.tsx",
  },
  {
    kind: "a component that reads a request",
    rule: "components-read-no-request",
    from: "app/components/wallet/planted.tsx",
    to: "app/context.ts",
  },
  { kind: "domain that imports a door", rule: "domain-knows-no-door", from: "domain/leads/planted-door.ts", to: "app/planted-door.ts" },
  { kind: "domain that imports texts", rule: "domain-knows-no-door", from: "domain/leads/planted-text.ts", to: "texts/planted.ts" },
  {
    kind: "platform that imports domain",
    rule: "platform-knows-nothing-of-ours",
    from: "platform/planted.ts",
    to: "domain/leads/planted-noun.ts",
  },
  { kind: "a button that knows a noun", rule: "ui-ships-elsewhere", from: "app/ui/planted.tsx", to: "domain/leads/planted-noun.ts" },
  {
    kind: "a rule that imports a query",
    rule: "rules-are-pure",
    from: "domain/leads/planted-rule.ts",
    to: "domain/leads/planted-query.server.ts",
  },
  { kind: "a rule that imports the clock", rule: "rules-are-pure", from: "domain/leads/planted-hour.ts", to: "platform/clock.ts" },
  { kind: "a rule that imports the database", rule: "rules-are-pure", from: "domain/leads/planted-rows.ts", to: "platform/db/db.ts" },
  {
    kind: "a screen that imports the database's driver",
    rule: "database-in-server-files",
    from: "app/components/leads/planted-rows.tsx",
    to: "kysely",
  },
  { kind: "a slice that points back", rule: "slice-routing", from: "domain/routing/planted.ts", to: "domain/leads/planted-noun.ts" },
  {
    kind: "leave that a query gives itself",
    rule: "leave-comes-from-access-modules",
    from: "domain/leads/planted-leave.server.ts",
    to: "domain/vault/give-leave.ts",
  },
  {
    kind: "sealed data that a command opens itself",
    rule: "sealed-modules-open",
    from: "domain/leads/planted-open.server.ts",
    to: "domain/vault/unseal.server.ts",
  },
  {
    kind: "a route that names a secret",
    rule: "routes-name-no-secrets",
    from: "app/routes/public/planted-key.tsx",
    to: "platform/keys.ts",
  },
  { kind: "a mail that a route sends", rule: "only-the-worker-mails", from: "app/routes/public/planted-mail.ts", to: "emails/planted.tsx" },
  {
    kind: "a worker that imports a screen",
    rule: "doors-do-not-open-each-other",
    from: "worker/planted.ts",
    to: "app/components/leads/planted-part.tsx",
  },
  { kind: "an island that brings the validation kit", rule: "islands-stay-light", from: "app/islands/widgets/planted.tsx", to: "zod" },
  {
    kind: "the sign-in library outside identity",
    rule: "sign-in-library-stays-inside",
    from: "app/forms/identity/planted.server.ts",
    to: "better-auth",
  },
  {
    kind: "a module that imports a test",
    rule: "nothing-imports-a-test",
    from: "domain/leads/planted-of-test.ts",
    to: "domain/leads/planted.test.ts",
  },
  { kind: "an import of a file that is not there", rule: "resolvable", from: "worker/planted-nothing.ts", to: "worker/nobody.ts" },
];
