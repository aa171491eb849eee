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
          <Link to={href('/forgot-password')}>Ask for a link</Link>; it goes to the address of your account,
          works once and for one hour. Choosing a new password signs you out on all your devices.
        </>
      ),
    },
    {
      question: 'The e-mail with the link does not arrive',
      answer: mailGoesOut ? (
        'Give it five minutes and check the spam folder. You may have used another address here; asking again for each of them does no harm. For your privacy we do not say whether an address has an account.'
      ) : (
        <>
          E-mail is saved on this server until SMTP is set up, in its <code>outbox</code> folder. Ask its
          owner, who can open it there and give you the link.
        </>
      ),
    },
    {
      question: 'It says I tried too many times',
      answer:
        'After several wrong passwords an account takes a break of about a quarter of an hour, for the network the tries came from. Wait, or ask for a new password meanwhile.',
    },
    {
      question: 'The code from my authenticator app is not accepted',
      answer:
        'Codes change every 30 seconds, so enter the one showing right now, and let phone and computer set their clocks by themselves. Make sure that it is the entry for this site. A backup code works instead, each of them once.',
    },
    {
      question: 'I lost my phone and have no backup codes',
      answer: (
        <>
          A passkey on another device still opens your account, and so does a device where you are signed in:
          turn two-factor off in its settings. If you have neither,{' '}
          <Link to={href('/feedback')}>write to us</Link> from the address of your account.
        </>
      ),
    },
    {
      question: 'The link says that it was used or is too old',
      answer: (
        <>
          Only the newest link counts, once. Some mail programs open links to look into them; our pages wait
          for your click, so that alone does not use them up.{' '}
          <Link to={href('/forgot-password')}>Ask for another</Link>.
        </>
      ),
    },
    {
      question: 'I signed up with Google and have no password',
      answer: (
        <>
          Use the Google button as before. To have a password as well,{' '}
          <Link to={href('/forgot-password')}>ask for a link</Link> and choose one.
        </>
      ),
    },
    {
      question: 'I am signed out again and again',
      answer:
        'Your browser throws cookies away: a private window, a setting that clears them on closing, or a cleaning program. Tick “Remember me” when you sign in, and allow cookies for this site.',
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
