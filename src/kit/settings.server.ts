/** The one module that reads the environment. A wrong value stops the start with one line that names it. */
import path from 'node:path';
import type { z } from 'zod';
import { readEngineSettings } from '#kit/ai/engine-settings.server.ts';
import { placesOn } from '#kit/machine-places.server.ts';
import { environment, settingsThatBelongTogether } from '#kit/settings-table.server.ts';

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
  for (const names of settingsThatBelongTogether) requireTogether(given, names);

  return {
    mode: e.NODE_ENV,
    host: e.HOST,
    port: e.PORT,
    dataDir: path.resolve(e.DATA_DIR),
    role: e.ROLE,
    logLevel: e.LOG_LEVEL,
    isPublicUrlSet: e.PUBLIC_URL !== undefined,
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

function requireTogether(given: Record<string, string | undefined>, names: readonly string[]) {
  const missing = names.filter((name) => !given[name]);
  if (missing.length > 0 && missing.length < names.length)
    throw new SettingsError(`${missing[0]} is missing: ${names.join(', ')} belong together`);
}
