import { DescriptionList } from '#kit/ui/description-list.tsx';
import { facts } from '../facts.ts';

/** Every cookie there is. Over HTTPS the names begin with `__Host-`. */
export function CookieList() {
  return (
    <DescriptionList
      className="rounded-card border border-line bg-surface px-5"
      items={cookies.map(({ name, text }) => ({ term: name, details: text }))}
    />
  );
}

const cookies = [
  {
    name: 'frenly.session',
    text: `Keeps you signed in: ${facts.sessionDays} days if you asked to be remembered, else until the browser closes. Another, frenly.dont_remember, notes which of the two.`,
  },
  {
    name: 'frenly_guest',
    text: `Lets a guest find again what they made. Set when you first send something; ${facts.guestCookieDays} days.`,
  },
  { name: 'frenly_theme', text: `Light or dark, if you chose. ${facts.themeCookieDays} days.` },
  {
    name: 'frenly.known',
    text: `Tells that you have signed in from this browser before, so that only a new one causes a letter to you. ${facts.knownBrowserCookieDays} days.`,
  },
  {
    name: 'frenly.google_flow',
    text: `While you are on the way to Google and back, and while a question about linking is open. ${facts.googleCookieMinutes} minutes.`,
  },
  {
    name: 'frenly.two_factor, frenly.passkey',
    text: 'While a second step or a passkey is being checked, for a few minutes; longer only if you choose to trust a device.',
  },
];
