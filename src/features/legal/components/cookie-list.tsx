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
    text: `Keeps you signed in: ${facts.sessionDays} days if you tick “Remember me”, otherwise until you close the browser. A second cookie, frenly.dont_remember, records which.`,
  },
  {
    name: 'frenly_guest',
    text: `Lets guests return to their work. Set when you first send something; ${facts.guestCookieDays} days.`,
  },
  { name: 'frenly_theme', text: `Your theme, if you chose one. ${facts.themeCookieDays} days.` },
  {
    name: 'frenly.known',
    text: `Recognises this browser, so we only e-mail you about sign-ins from new ones. ${facts.knownBrowserCookieDays} days.`,
  },
  {
    name: 'frenly.google_flow',
    text: `Used while you sign in with Google or link an account. ${facts.googleCookieMinutes} minutes.`,
  },
  {
    name: 'frenly.two_factor, frenly.passkey',
    text: 'Used while a second step or passkey is checked, for a few minutes; longer if you trust a device.',
  },
];
