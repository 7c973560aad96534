import { randomBytes } from "node:crypto";
import fs from "node:fs";
import { isIP } from "node:net";
import path from "node:path";
import { z } from "zod";
import { type ChatModelSettings, chatModelMistake, chatModelSettings, readChatModelSettings } from "./chat-model.ts";
import { bucketOf, isAddressOrRange, isBucket, isOrigin } from "./env-shapes.ts";
import { namedSecrets, secretsMistake } from "./keys.ts";
import { isLoopbackHost } from "./loopback.ts";
import { type PaymentSettings, paymentMistake, paymentSettings, readPaymentSettings } from "./payments/settings.ts";
import type { CloudApiSettings } from "./whatsapp/cloud-api.ts";
import type { HookSettings } from "./whatsapp/hook.ts";
import { readHookSettings, readWhatsappSettings, whatsappMistake, whatsappSettings } from "./whatsapp/settings.ts";

/** The checked environment, each variable under its own name. Nothing else in the project reads `process.env`. */
export interface Env {
  readonly production: boolean;
  readonly PORT: number;
  /** The origin visitors see, without a trailing slash. */
  readonly PUBLIC_URL: string;
  readonly DATA_DIR: string;
  /** Undefined for the embedded PostgreSQL. */
  readonly DATABASE_URL: string | undefined;
  /** When undefined, a demonstration keeps mails in the mailbox at /dev/correo, and any other site leaves them waiting. */
  readonly SMTP_URL: string | undefined;
  readonly MAIL_FROM: string;
  /** Where the worker takes replies by mail; undefined when it takes none. */
  readonly INBOUND_SMTP_PORT: number | undefined;
  /** The domain of the addresses that take replies. Its mail comes to INBOUND_SMTP_PORT. */
  readonly INBOUND_DOMAIN: string;
  /** A bucket for photos and papers; undefined for a folder in DATA_DIR. */
  readonly FILES_URL: string | undefined;
  /** A bucket for the backups that the site makes by itself; undefined for a folder in DATA_DIR. */
  readonly BACKUPS_URL: string | undefined;
  /** Entries of SECRET_KEY as `keysFrom` reads them, oldest first. */
  readonly secretKeys: readonly [string, ...string[]];
  /** Addresses and CIDR ranges, separated by commas, whose X-Forwarded-For is trusted. */
  readonly TRUSTED_PROXY: string | undefined;
  /** What a program sends to read `/metrics`; undefined when nobody may. */
  readonly METRICS_TOKEN: string | undefined;
  /** Where the operators' own system hears of alerts, and the secret that signs them; null when it does not. */
  readonly alerts: { readonly url: string; readonly secret: string | null } | null;
  /** True when the web process logs a line for each answered request. */
  readonly accessLog: boolean;
  /** Who takes cards, with its secrets; null for nobody. */
  readonly payments: PaymentSettings | null;
  /** The model that may write draft sentences, with its key; null for none. */
  readonly writer: ChatModelSettings | null;
  /** Meta's Cloud API for reminders by WhatsApp, with its token; null for none. */
  readonly whatsapp: CloudApiSettings | null;
  /** How Meta says how far messages came; null where it has no address for that. */
  readonly whatsappHook: HookSettings | null;
  /**
   * True when the site is a demonstration and does not serve real people: it has the fictional world with the bar that says so, the
   * mailbox at /dev/correo, and the components at /dev/componentes. Nothing else decides this.
   */
  readonly demonstration: boolean;
  /** True when PUBLIC_URL is a loopback address, such as localhost. */
  readonly onThisMachine: boolean;
  /** True when only this machine reaches the site: by its PUBLIC_URL, and by the addresses on which it listens. */
  readonly onlyHere: boolean;
  /** The addresses on which the web process listens; empty for all. */
  readonly listenOn: readonly string[];
}

export class EnvMistakes extends Error {
  readonly mistakes: readonly string[];
  constructor(mistakes: readonly string[]) {
    super(mistakes.join("\n"));
    this.name = "EnvMistakes";
    this.mistakes = mistakes;
  }
}

const MIN_SECRET_LENGTH = 32;
const MAIL_ADDRESS = /^[^\s<>"@]+@[^\s<>"@.]+(\.[^\s<>"@.]+)*$/;

/** Messages never quote the value of a secret or of an address with a password. */
const optionalUrl = (protocols: readonly string[], sentence: string) =>
  z
    .string()
    .refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), sentence)
    .optional();

const schema = z.object({
  NODE_ENV: z.string().optional(),
  PORT: z
    .string()
    .default("3000")
    .refine((text) => /^\d{1,5}$/.test(text) && Number(text) <= 65535, {
      error: ({ input }) => `PORT should be a whole number from 0 to 65535, like 3000; it is "${input}".`,
    })
    .transform(Number),
  PUBLIC_URL: z
    .string()
    .refine((text) => URL.canParse(text) && isOrigin(new URL(text)), {
      error: ({ input }) => `PUBLIC_URL should be the site's address without a path, like https://cuna.do; it is "${input}".`,
    })
    .transform((text) => new URL(text).origin)
    .optional(),
  DATA_DIR: z.string().default(".cuna"),
  DATABASE_URL: optionalUrl(
    ["postgres:", "postgresql:"],
    "DATABASE_URL should be the address of a PostgreSQL server, like postgresql://user:password@host:5432/cuna.",
  ),
  DEMONSTRATION: z.enum(["on", "off"], { error: ({ input }) => `DEMONSTRATION should be on or off; it is "${input}".` }).optional(),
  LISTEN_ADDRESS: z
    .string()
    .refine((text) => isIP(text) !== 0, {
      error: ({ input }) => `LISTEN_ADDRESS should be an address of this machine, like 127.0.0.1 or 0.0.0.0; it is "${input}".`,
    })
    .optional(),
  SMTP_URL: optionalUrl(
    ["smtp:", "smtps:"],
    "SMTP_URL should be the address of a mail server, like smtps://user:password@smtp.example.com.",
  ),
  FILES_URL: z
    .string()
    .refine(
      (text) => isBucket(URL.parse(text)),
      "FILES_URL should be the address of a bucket with its keys, like https://KEY:SECRET@s3.eu-west-1.amazonaws.com/cuna?region=eu-west-1; write a slash in the secret as %2F.",
    )
    .optional(),
  BACKUPS_URL: z
    .string()
    .refine(
      (text) => isBucket(URL.parse(text)),
      "BACKUPS_URL should be the address of a bucket with its keys, like https://KEY:SECRET@s3.eu-west-1.amazonaws.com/cuna-backups?region=eu-west-1; write a slash in the secret as %2F.",
    )
    .optional(),
  MAIL_FROM: z
    .string()
    .default("hola@cuna.do")
    .refine((text) => MAIL_ADDRESS.test(/^[^<>\r\n]*<([^<>]*)>$/.exec(text)?.[1] ?? text), {
      error: ({ input }) => `MAIL_FROM should be an e-mail address, like hola@cuna.do; it is "${input}".`,
    }),
  INBOUND_SMTP_PORT: z
    .string()
    .refine((text) => /^\d{1,5}$/.test(text) && Number(text) <= 65535, {
      error: ({ input }) => `INBOUND_SMTP_PORT should be a whole number from 0 to 65535, like 2525; it is "${input}".`,
    })
    .transform(Number)
    .optional(),
  INBOUND_DOMAIN: z
    .string()
    .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)*$/, {
      error: ({ input }) =>
        `INBOUND_DOMAIN should be a domain whose mail comes to INBOUND_SMTP_PORT, like hilos.cuna.do; it is "${input}".`,
    })
    .optional(),
  SECRET_KEY: z
    .string()
    .transform((text) => text.split(",").map((key) => key.trim()))
    .refine(
      (entries) => namedSecrets(entries).every(({ secret }) => secret.length >= MIN_SECRET_LENGTH),
      `SECRET_KEY should be at least ${MIN_SECRET_LENGTH} random characters, as printed by openssl rand -base64 48; when you change it, put a comma, a new name, a colon and the new one after the old one.`,
    )
    .refine(
      (entries) => secretsMistake(namedSecrets(entries)) === null,
      "SECRET_KEY should be a list with one secret for each name, and with one besides digest.",
    )
    .optional(),
  TRUSTED_PROXY: z
    .string()
    .refine((text) => text.split(",").every((entry) => isAddressOrRange(entry.trim())), {
      error: ({ input }) =>
        `TRUSTED_PROXY should be the addresses of your proxies, separated by commas, like 10.0.0.1 or 10.0.0.0/8; it is "${input}".`,
    })
    .optional(),
  METRICS_TOKEN: z
    .string()
    .min(
      MIN_SECRET_LENGTH,
      `METRICS_TOKEN should be at least ${MIN_SECRET_LENGTH} random characters, as printed by openssl rand -base64 48.`,
    )
    .optional(),
  ALERTS_URL: optionalUrl(
    ["http:", "https:"],
    "ALERTS_URL should be the address where your own system hears of alerts, like https://hooks.example.com/cuna.",
  ),
  ALERTS_SECRET: z
    .string()
    .min(
      MIN_SECRET_LENGTH,
      `ALERTS_SECRET should be at least ${MIN_SECRET_LENGTH} random characters, as printed by openssl rand -base64 48.`,
    )
    .optional(),
  ACCESS_LOG: z.enum(["on", "off"], { error: ({ input }) => `ACCESS_LOG should be on or off; it is "${input}".` }).optional(),
  ...paymentSettings,
  ...chatModelSettings,
  ...whatsappSettings,
});

/** Every setting that the environment may hold. */
export const SETTINGS: readonly string[] = Object.keys(schema.shape);

/** Throws EnvMistakes with one sentence for each mistake. */
export function readEnv(source: Readonly<Record<string, string | undefined>> = process.env): Env {
  // An empty variable counts as unset, because compose files and shells leave a value out that way.
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value.trim() !== ""));
  const { data, error } = schema.safeParse(given, { jitless: true });
  const mistakes = error?.issues.map((issue) => issue.message) ?? [];
  const production = given.NODE_ENV === "production";
  if (production && given.DATABASE_URL && !given.SECRET_KEY)
    mistakes.push(
      `SECRET_KEY is missing: with DATABASE_URL in production it should be at least ${MIN_SECRET_LENGTH} random characters, the same on every machine.`,
    );
  if (given.BACKUPS_URL && given.FILES_URL && bucketOf(given.BACKUPS_URL) === bucketOf(given.FILES_URL))
    mistakes.push(
      "BACKUPS_URL should be another bucket than FILES_URL: each backup holds all files, and would hold the backups before it.",
    );
  for (const unpaired of [paymentMistake(given), chatModelMistake(given), whatsappMistake(given)]) if (unpaired) mistakes.push(unpaired);
  if (!data || mistakes.length > 0) throw new EnvMistakes(mistakes);
  const { PORT, MAIL_FROM } = data;
  const DATA_DIR = path.resolve(data.DATA_DIR);
  const PUBLIC_URL = data.PUBLIC_URL ?? `http://localhost:${PORT}`;
  const onThisMachine = isLoopbackHost(new URL(PUBLIC_URL).hostname);
  const listenOn = data.LISTEN_ADDRESS ? [data.LISTEN_ADDRESS] : onThisMachine ? ["127.0.0.1", "::1"] : [];
  const onlyHere = onThisMachine && listenOn.every(isLoopbackHost);
  return {
    production,
    PORT,
    MAIL_FROM,
    INBOUND_SMTP_PORT: data.INBOUND_SMTP_PORT,
    INBOUND_DOMAIN: data.INBOUND_DOMAIN ?? new URL(PUBLIC_URL).hostname,
    DATABASE_URL: data.DATABASE_URL,
    SMTP_URL: data.SMTP_URL,
    FILES_URL: data.FILES_URL,
    BACKUPS_URL: data.BACKUPS_URL,
    TRUSTED_PROXY: data.TRUSTED_PROXY,
    METRICS_TOKEN: data.METRICS_TOKEN,
    alerts: data.ALERTS_URL ? { url: data.ALERTS_URL, secret: data.ALERTS_SECRET ?? null } : null,
    // A site on somebody's own machine logs no requests, so that the terminal shows only what needs reading.
    accessLog: data.ACCESS_LOG ? data.ACCESS_LOG === "on" : !onThisMachine,
    payments: readPaymentSettings(data),
    writer: readChatModelSettings(data),
    whatsapp: readWhatsappSettings(data),
    whatsappHook: readHookSettings(data),
    DATA_DIR,
    PUBLIC_URL,
    onThisMachine,
    onlyHere,
    listenOn,
    // A database given by DATABASE_URL may hold real people, so a demonstration on it must be requested explicitly.
    demonstration: data.DEMONSTRATION ? data.DEMONSTRATION === "on" : onlyHere && !data.DATABASE_URL,
    secretKeys: (data.SECRET_KEY as [string, ...string[]] | undefined) ?? (keptSecret(DATA_DIR).split(",") as [string, ...string[]]),
  };
}

/** Makes the key of a site without SECRET_KEY once, and keeps it beside its database. The first of several processes makes it. */
function keptSecret(dataDir: string): string {
  const file = path.join(dataDir, "secret-key");
  try {
    if (!fs.existsSync(file)) {
      fs.mkdirSync(dataDir, { recursive: true, mode: 0o700 });
      const temp = `${file}.new-${process.pid}`;
      fs.writeFileSync(temp, randomBytes(48).toString("base64url"), { mode: 0o600, flush: true });
      try {
        fs.linkSync(temp, file);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
      } finally {
        fs.rmSync(temp);
      }
    }
    // A restored copy may be readable by everybody, so its mode is corrected.
    if (fs.statSync(file).mode & 0o077) fs.chmodSync(file, 0o600);
    const key = fs.readFileSync(file, "utf8").trim();
    if (key.length >= MIN_SECRET_LENGTH) return key;
  } catch (error) {
    throw new EnvMistakes([`DATA_DIR should be a folder that this user can write to; ${dataDir} is not (${(error as Error).message}).`]);
  }
  throw new EnvMistakes([
    `The secret key in ${file} is damaged: restore it from a backup, since data sealed with it cannot be read without it.`,
  ]);
}
