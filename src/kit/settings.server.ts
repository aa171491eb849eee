/** The one module that reads the environment. A wrong value stops the start with one line that names it. */
import path from 'node:path';
import { z } from 'zod';
import { placesOn } from '#kit/machine-places.server.ts';
import { mailboxSignIns } from '#kit/mail/mailbox-sign-ins.server.ts';
import { engineVariables, readEngineSettings } from '#kit/ai/engine-settings.server.ts';

const flag = z.enum(['true', 'false', '1', '0']).transform((value) => value === 'true' || value === '1');
const list = z.string().transform((value) =>
  value
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean),
);
const hostName = z.string().regex(/^[a-z0-9.-]+(:\d+)?$/, 'a host name such as inbox.example.org');
const httpUrl = z.url({
  protocol: /^https?$/,
  error: 'an http or https address such as https://frenly.example.org',
});

const environment = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('production'),
  HOST: z.string().default('127.0.0.1').describe('address to listen on'),
  PORT: z.coerce.number({ error: 'a port number from 0 to 65535' }).int().min(0).max(65535).default(3000),
  DATA_DIR: z.string().min(1).default('./data'),
  ROLE: z.enum(['web', 'worker', 'both'], { error: 'web, worker or both' }).default('both'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'fatal, error, warn, info, debug, trace or silent',
    })
    .default('info'),

  PUBLIC_URL: httpUrl.optional(),
  TRUSTED_PROXIES: list.default([]).describe('addresses or ranges whose X-Forwarded-For is believed'),
  SECRET: z.string().min(32, 'at least 32 characters').optional(),
  SECRET_PREVIOUS: list.default([]),

  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'an address such as postgresql://user:password@host:5432/frenly')
    .optional(),
  DATABASE_POOL: z.coerce.number({ error: 'a number from 2 to 200' }).int().min(2).max(200).default(10),

  PRODUCT_NAME: z.string().min(1).default('Frenly'),
  PRODUCT_SLUG: z
    .string()
    .regex(/^[a-z0-9-]+$/, 'lower-case letters, digits and hyphens')
    .default('frenly'),
  PRODUCT_TAGLINE: z.string().default('Accessible, empowering AI for everyone.'),
  SUPPORT_EMAIL: z.email('an e-mail address').default('support@frenly.example'),
  SOCIAL_VIDEO_URL: httpUrl.default('https://www.tiktok.com/@frenly'),
  SOCIAL_PHOTO_URL: httpUrl.default('https://www.instagram.com/frenly'),
  ADMIN_EMAIL: z.email('an e-mail address').optional(),

  MAIN_HOST: hostName.optional(),
  INBOX_HOST: hostName.optional(),
  EMAIL_HOST: hostName.optional(),
  VOICE2EMAIL_HOST: hostName.optional(),
  FRENLYEMAIL_HOST: hostName.optional(),
  LIST_HOST: hostName.optional(),

  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'an address such as smtp://user:password@host:587')
    .optional(),
  MAIL_FROM: z.string().optional(),
  MAILBOX_SERVERS: z
    .string()
    .default('')
    .transform((list) =>
      list
        .toLowerCase()
        .split(/[\s,]+/)
        .filter(Boolean),
    )
    .pipe(z.array(z.string().regex(/^[^\s:]+:\d+$/, 'host:port pairs such as mail.internal:587')))
    .describe('mail servers inside your network that members may connect, as host:port'),

  MAILBOX_OAUTH: mailboxSignIns.describe('providers whose mailboxes members may open by signing in there'),

  GOOGLE_CLIENT_ID: z.string().min(1).optional(),
  GOOGLE_CLIENT_SECRET: z.string().min(1).optional(),
  GOOGLE_ISSUER: httpUrl.default('https://accounts.google.com'),

  S3_BUCKET: z.string().min(1).optional(),
  S3_ENDPOINT: httpUrl.optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),

  LONG_RUNS: z.coerce.number({ error: 'a number from 1 to 200' }).int().min(1).max(200).optional(),
  MEDIA_RUNS: z.coerce.number({ error: 'a number from 1 to 64' }).int().min(1).max(64).optional(),

  UPLOAD_MAX_MB: z.coerce.number().int().min(1).max(100_000).default(2_000),
  MEMBER_FILES_MB: z.coerce.number().int().min(1).default(5_000),
  GUEST_FILES_MB: z.coerce.number().int().min(1).default(500),
  DOCUMENT_MEMORY_MB: z.coerce
    .number({ error: 'a number from 256 to 16000' })
    .int()
    .min(256)
    .max(16_000)
    .default(768),
  PATH: z.string().default(''),

  ...engineVariables,
  FETCH_MODELS: flag
    .optional()
    .describe('whether small models are fetched by themselves when they would help'),

  SEARCH_SOURCES: flag.optional().describe('whether search may ask sources outside'),
  SOURCES_URL: httpUrl.optional().describe('one address in place of all sources, each at its id below it'),
  YOUTUBE_URL: httpUrl.optional().describe('one address in place of YouTube'),
  SEARXNG_URL: httpUrl.optional(),
  BRAVE_KEY: z.string().min(1).optional(),
  TAVILY_KEY: z.string().min(1).optional(),
  GOOGLE_SEARCH_KEY: z.string().min(1).optional(),
  GOOGLE_SEARCH_CX: z.string().min(1).optional(),

  STRIPE_SECRET_KEY: z.string().min(8).optional().describe('payments by Stripe; without it they are a test'),
  STRIPE_WEBHOOK_SECRET: z.string().min(8).optional(),

  METRICS_TOKEN: z.string().min(16, 'at least 16 characters').optional(),
  RATE_LIMITS: flag.default(true).describe('off only for benchmarks'),
});

export class SettingsError extends Error {}

export type Settings = ReturnType<typeof readSettings>;

export function readSettings(env: Record<string, string | undefined> = process.env) {
  // An empty variable means "not set": compose files and shells produce them all the time.
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = environment.safeParse(given);
  if (!parsed.success) throw new SettingsError(describe(parsed.error.issues[0]!, given));
  const e = parsed.data;
  needsTogether(given, ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET']);
  needsTogether(given, ['GOOGLE_SEARCH_KEY', 'GOOGLE_SEARCH_CX']);
  needsTogether(given, ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']);

  return {
    mode: e.NODE_ENV,
    host: e.HOST,
    port: e.PORT,
    dataDir: path.resolve(e.DATA_DIR),
    role: e.ROLE,
    logLevel: e.LOG_LEVEL,
    publicUrl: (e.PUBLIC_URL ?? `http://localhost:${e.PORT}`).replace(/\/+$/, ''),
    trustedProxies: e.TRUSTED_PROXIES,
    secret: e.SECRET,
    previousSecrets: e.SECRET_PREVIOUS,
    databaseUrl: e.DATABASE_URL,
    databasePool: e.DATABASE_POOL,
    product: {
      name: e.PRODUCT_NAME,
      slug: e.PRODUCT_SLUG,
      tagline: e.PRODUCT_TAGLINE,
      supportEmail: e.SUPPORT_EMAIL,
      socialVideoUrl: e.SOCIAL_VIDEO_URL,
      socialPhotoUrl: e.SOCIAL_PHOTO_URL,
    },
    adminEmail: e.ADMIN_EMAIL?.toLowerCase(),
    hosts: {
      main: e.MAIN_HOST,
      inbox: e.INBOX_HOST,
      email: e.EMAIL_HOST,
      voice2email: e.VOICE2EMAIL_HOST,
      frenlyemail: e.FRENLYEMAIL_HOST,
      list: e.LIST_HOST,
    },
    smtpUrl: e.SMTP_URL,
    mailboxServers: e.MAILBOX_SERVERS,
    mailboxSignIns: e.MAILBOX_OAUTH,
    mailFrom: e.MAIL_FROM ?? `${e.PRODUCT_NAME} <${e.SUPPORT_EMAIL}>`,
    google:
      e.GOOGLE_CLIENT_ID && e.GOOGLE_CLIENT_SECRET
        ? { clientId: e.GOOGLE_CLIENT_ID, clientSecret: e.GOOGLE_CLIENT_SECRET, issuer: e.GOOGLE_ISSUER }
        : undefined,
    s3:
      e.S3_BUCKET && e.S3_ACCESS_KEY_ID && e.S3_SECRET_ACCESS_KEY
        ? {
            bucket: e.S3_BUCKET,
            endpoint: e.S3_ENDPOINT ?? `https://s3.${e.S3_REGION}.amazonaws.com`,
            region: e.S3_REGION,
            accessKeyId: e.S3_ACCESS_KEY_ID,
            secretAccessKey: e.S3_SECRET_ACCESS_KEY,
          }
        : undefined,
    /** How many runs of each class work at once in one process; the others wait. */
    places: {
      long: e.LONG_RUNS ?? placesOn().long,
      media: e.MEDIA_RUNS ?? placesOn().media,
    },
    uploads: {
      maxBytes: e.UPLOAD_MAX_MB * 1_000_000,
      quota: { member: e.MEMBER_FILES_MB * 1_000_000, guest: e.GUEST_FILES_MB * 1_000_000 },
    },
    /** Megabytes that reading one document may take. */
    documentMemory: e.DOCUMENT_MEMORY_MB,
    /** Where programs of this machine are looked for. */
    programPath: e.PATH,
    engines: readEngineSettings(e),
    fetchModels: e.FETCH_MODELS ?? e.NODE_ENV !== 'test',
    /** Where search looks outside. Tests look nowhere unless they say where. */
    sources: {
      isOn: e.SEARCH_SOURCES ?? (e.NODE_ENV !== 'test' || e.SOURCES_URL !== undefined),
      at: e.SOURCES_URL?.replace(/\/+$/, ''),
      searxngUrl: e.SEARXNG_URL,
      braveKey: e.BRAVE_KEY,
      tavilyKey: e.TAVILY_KEY,
      google:
        e.GOOGLE_SEARCH_KEY && e.GOOGLE_SEARCH_CX
          ? { key: e.GOOGLE_SEARCH_KEY, cx: e.GOOGLE_SEARCH_CX }
          : undefined,
    },
    /** Where captions of videos are asked for. Tests ask nobody unless they say whom. */
    videos: {
      isOn: e.NODE_ENV !== 'test' || e.YOUTUBE_URL !== undefined,
      at: e.YOUTUBE_URL?.replace(/\/+$/, ''),
    },
    stripe: e.STRIPE_SECRET_KEY
      ? { key: e.STRIPE_SECRET_KEY, webhookSecret: e.STRIPE_WEBHOOK_SECRET }
      : undefined,
    metricsToken: e.METRICS_TOKEN,
    rateLimits: e.RATE_LIMITS,
  };
}

function describe(issue: z.core.$ZodIssue, given: Record<string, string | undefined>) {
  const name = String(issue.path[0]);
  // A secret never reaches the terminal, not even a wrong one.
  const shown = /SECRET|PASSWORD|TOKEN|KEY|_URL$|_SERVERS$|_OAUTH$/.test(name)
    ? 'the value given'
    : `"${given[name]}"`;
  return `${name} is wrong: ${shown} is not ${issue.message.replace(/^Invalid (input|option): /, '')}`;
}

function needsTogether(given: Record<string, string | undefined>, names: string[]) {
  const missing = names.filter((name) => !given[name]);
  if (missing.length > 0 && missing.length < names.length)
    throw new SettingsError(`${missing[0]} is missing: ${names.join(', ')} belong together`);
}
