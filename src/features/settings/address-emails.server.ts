/** The emails around a change of address. Links come from PUBLIC_URL alone, never from a request's Host. */
import { emailHtml, emailText, type EmailParts } from '#kit/mail/email.ts';
import type { Email } from '#kit/mail/mail.server.ts';
import type { Settings } from '#kit/settings.server.ts';

interface To {
  ownerId: string | null;
  address: string;
}

export function confirmAddressEmail(settings: Settings, to: To, name: string, token: string): Email {
  const query = new URLSearchParams({ tab: 'security', confirm_email: token });
  return addressEmail(settings, to, 'change-email-confirm', {
    title: 'Confirm your new address',
    paragraphs: [
      `Hello ${name},`,
      'Please confirm that this address is yours. Nothing changes until you do.',
    ],
    action: { label: 'Confirm this address', url: `${settings.publicUrl}/settings?${query}` },
    reason: 'The link works for 24 hours, while you’re signed in. If it wasn’t you, ignore this e-mail.',
  });
}

/** The asker learns nothing of it: whether an address has an account is nobody else's business. */
export function addressTakenEmail(settings: Settings, to: To): Email {
  return addressEmail(settings, to, 'change-email-taken', {
    title: 'This address already has an account',
    paragraphs: [
      `Someone tried to use this address for another account at ${settings.product.name}.`,
      'Each address can have only one account, and this one is yours. Nothing has changed.',
    ],
    reason: 'If it was you, sign in to your account, or change its address first.',
  });
}

export function addressRequestedEmail(settings: Settings, to: To, name: string): Email {
  return addressEmail(settings, to, 'change-email-asked', {
    title: 'E-mail change requested',
    paragraphs: [
      `Hello ${name},`,
      'Someone signed in to your account asked to change its e-mail address. It changes once the new address is confirmed.',
    ],
    action: { label: 'Review your settings', url: `${settings.publicUrl}/settings?tab=security` },
    reason: 'If it wasn’t you, change your password now. That also cancels the change.',
  });
}

function addressEmail(
  settings: Settings,
  to: To,
  template: string,
  parts: Omit<EmailParts, 'product'>,
): Email {
  const { name: product } = settings.product;
  return {
    ownerId: to.ownerId,
    to: to.address,
    template,
    subject: `${parts.title} · ${product}`,
    text: emailText({ product, ...parts }),
    html: emailHtml({ product, ...parts }),
  };
}
