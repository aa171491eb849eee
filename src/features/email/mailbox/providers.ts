/** Where mail of the large providers leaves from, so that nobody has to look it up. */
import type { Security } from './states.ts';

interface Outgoing {
  host: string;
  port: number;
  security: Security;
  /** Where an app password is made. */
  hint: string;
}

const appPassword = (where: string) => `Create an app password ${where}. Your normal password won’t work.`;

const providers: readonly (readonly [RegExp, Outgoing])[] = [
  [
    /@(?:gmail|googlemail)\.com$/i,
    {
      host: 'smtp.gmail.com',
      port: 465,
      security: 'tls',
      hint: appPassword('in your Google account, under Security'),
    },
  ],
  [
    /@(?:icloud|me|mac)\.com$/i,
    { host: 'smtp.mail.me.com', port: 587, security: 'starttls', hint: appPassword('at account.apple.com') },
  ],
  [
    /@(?:yahoo|ymail)\.\w+/i,
    {
      host: 'smtp.mail.yahoo.com',
      port: 465,
      security: 'tls',
      hint: appPassword('in your Yahoo account, under Security'),
    },
  ],
  [
    /@fastmail\.(?:com|fm)$/i,
    {
      host: 'smtp.fastmail.com',
      port: 465,
      security: 'tls',
      hint: appPassword('in Fastmail’s settings'),
    },
  ],
  [
    /@(?:gmx\.\w+|web\.de)$/i,
    {
      host: 'mail.gmx.net',
      port: 587,
      security: 'starttls',
      hint: 'Allow other apps in your mailbox’s settings first.',
    },
  ],
  [
    /@zoho\.\w+$/i,
    { host: 'smtp.zoho.com', port: 465, security: 'tls', hint: appPassword('in your Zoho account') },
  ],
];

export const outgoingOf = (address: string): Outgoing | undefined =>
  providers.find(([pattern]) => pattern.test(address.trim()))?.[1];
