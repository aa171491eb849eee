/** The letters around a change of address. Links come from PUBLIC_URL alone, never from a request's Host. */
import { letterHtml, letterText, type LetterParts } from '#kit/mail/letter.ts';
import type { Letter } from '#kit/mail/mail.server.ts';
import type { Settings } from '#kit/settings.server.ts';

interface To {
  ownerId: string | null;
  address: string;
}

export function confirmLetter(settings: Settings, to: To, name: string, token: string): Letter {
  const query = new URLSearchParams({ tab: 'security', confirm_email: token });
  return letter(settings, to, 'change-email-confirm', {
    title: 'Confirm your new address',
    paragraphs: [
      `Hello ${name},`,
      'please confirm that this address is yours. Until then everything stays as it is.',
    ],
    action: { label: 'Confirm this address', url: `${settings.publicUrl}/settings?${query}` },
    reason: 'The link works for a day, while you are signed in. If it was not you, ignore this e-mail.',
  });
}

/** The asker learns nothing of it: whether an address has an account is nobody else's business. */
export function takenLetter(settings: Settings, to: To): Letter {
  return letter(settings, to, 'change-email-taken', {
    title: 'This address already has an account',
    paragraphs: [
      `Hello, someone wanted to use this address for another account at ${settings.product.name}.`,
      'An address can belong to one account only, and it belongs to yours. Nothing has changed.',
    ],
    reason: 'If it was you, sign in to that account, or change its address first.',
  });
}

export function askedLetter(settings: Settings, to: To, name: string): Letter {
  return letter(settings, to, 'change-email-asked', {
    title: 'A new address was asked for',
    paragraphs: [
      `Hello ${name},`,
      'someone signed in to your account asked to change its e-mail address. It changes once the new address is confirmed.',
    ],
    action: { label: 'Look at your settings', url: `${settings.publicUrl}/settings?tab=security` },
    reason: 'If it was not you, choose a new password at once; that also stops the change.',
  });
}

function letter(settings: Settings, to: To, template: string, parts: Omit<LetterParts, 'product'>): Letter {
  const { name: product } = settings.product;
  return {
    ownerId: to.ownerId,
    to: to.address,
    template,
    subject: `${parts.title} · ${product}`,
    text: letterText({ product, ...parts }),
    html: letterHtml({ product, ...parts }),
  };
}
