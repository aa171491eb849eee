import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { href } from '#kit/href.ts';

interface Answer {
  question: string;
  answer: ReactNode;
}

/** The questions people have when they cannot get in, with what is true here. */
export function answersFor({ mailGoesOut }: { mailGoesOut: boolean }): Answer[] {
  return [
    {
      question: 'I forgot my password',
      answer: (
        <>
          <Link to={href('/forgot-password')}>Ask for a link</Link>; it’s sent to your account’s address and
          works once, for one hour. Choosing a new password signs you out on all your devices.
        </>
      ),
    },
    {
      question: 'The e-mail hasn’t arrived',
      answer: mailGoesOut
        ? 'Give it five minutes and check the spam folder. You may have signed up with another address, so try that too. For your privacy, we don’t say whether an address has an account.'
        : 'This site doesn’t send e-mail yet. Ask its owner for the link.',
    },
    {
      question: 'It says I’ve tried too many times',
      answer:
        'After several wrong passwords, sign-in from your network is paused for about 15 minutes. Wait, or reset your password.',
    },
    {
      question: 'The code from my authenticator app is not accepted',
      answer:
        'Codes change every 30 seconds, so enter the one showing now, and turn on automatic time on your phone and computer. Check that it’s the entry for this site. You can also use a backup code; each works once.',
    },
    {
      question: 'I lost my phone and have no backup codes',
      answer: (
        <>
          You can still sign in with a passkey on another device. If you’re signed in anywhere, turn off
          two-factor in settings there. Otherwise, <Link to={href('/feedback')}>write to us</Link> from your
          account’s address.
        </>
      ),
    },
    {
      question: 'The link says it was used or has expired',
      answer: (
        <>
          Only the newest link works, and only once. Some mail apps open links to scan them; that doesn’t use
          ours up. <Link to={href('/forgot-password')}>Ask for another</Link>.
        </>
      ),
    },
    {
      question: 'I signed up with Google and have no password',
      answer: (
        <>
          Use the Google button as before. To add a password,{' '}
          <Link to={href('/forgot-password')}>ask for a link</Link> and choose one.
        </>
      ),
    },
    {
      question: 'I keep getting signed out',
      answer:
        'Your browser is deleting cookies: a private window, a setting that clears them on close, or a cleaner app. Tick “Remember me” when you sign in, and allow cookies for this site.',
    },
  ];
}

export function AnswerList({ answers }: { answers: readonly Answer[] }) {
  return (
    <div className="border-t border-line">
      {answers.map(({ question, answer }) => (
        <details key={question} className="group border-b border-line">
          <summary className="flex min-h-13 list-none items-center justify-between gap-4 py-3 text-lg font-medium [&::-webkit-details-marker]:hidden">
            {question}
            <span
              aria-hidden
              className="text-2xl leading-none text-muted transition-transform duration-150 group-open:rotate-45"
            >
              +
            </span>
          </summary>
          <p className="max-w-prose pb-5 text-muted">{answer}</p>
        </details>
      ))}
    </div>
  );
}
