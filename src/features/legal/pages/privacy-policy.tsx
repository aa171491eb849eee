import { Link, type LoaderFunctionArgs } from 'react-router';
import { prefetch } from '#kit/contract/prefetch.ts';
import { href } from '#kit/href.ts';
import { CookieList } from '../components/cookie-list.tsx';
import { KeepingTimes } from '../components/keeping-times.tsx';
import { KeptData } from '../components/kept-data.tsx';
import { Contact, LegalPage, useSite } from '../components/legal-page.tsx';
import { site } from '../contract.ts';

export function loader({ context }: LoaderFunctionArgs) {
  return prefetch(context, [site]);
}

export default function PrivacyPolicy() {
  const { name, supportEmail } = useSite();
  const contact = <Contact email={supportEmail} />;
  return (
    <LegalPage
      title="Privacy policy"
      lede={`What ${name} keeps about you, why, for how long, who sees it, and how you take it back. Written to be read.`}
      changed="2026-11-15"
      short={[
        'No advertising, no analytics, no trackers. Pages load nothing from other sites.',
        'We keep what your account needs and what you give us yourself, on machines that the operator of this installation chose.',
        <>
          You can download everything and delete everything in{' '}
          <Link to={href('/settings')}>your settings</Link>, without asking anyone.
        </>,
      ]}
      sections={[
        {
          id: 'who',
          title: 'Who is responsible',
          body: (
            <>
              <p>
                Frenly is software that people run themselves. This installation, {name}, has an operator who
                decides where it stands, who looks after it and which outside services it may use. The
                operator is responsible for your data and may adapt this text. Write to {contact}.
              </p>
              <p>The makers of the software run no part of this installation and receive nothing from it.</p>
            </>
          ),
        },
        {
          id: 'what',
          title: 'What is kept, and why',
          body: (
            <>
              <KeptData />
              <p>
                Without an account you are a guest. Your browser is known by a random number once you send
                something, and by nothing else. When you make an account, what you did as a guest moves into
                it.
              </p>
              <p>
                The basis is our agreement with you to provide the service, and for the notes of important
                acts our interest and yours in its safety.
              </p>
            </>
          ),
        },
        {
          id: 'how-long',
          title: 'For how long',
          body: (
            <>
              <KeepingTimes />
              <p>
                Backups are the operator’s. What you delete leaves them as they are replaced; ask the operator
                how often that is.
              </p>
            </>
          ),
        },
        {
          id: 'cookies',
          title: 'Cookies',
          body: (
            <>
              <p>
                Each does one thing that you asked for, none follows you elsewhere, and no script can read
                them. That is why no banner asks you about them.
              </p>
              <CookieList />
              <p>
                The browser’s own storage remembers that you have seen the welcome, and the last places you
                went to by the command palette. Neither is sent to us. The page that helps with signing in
                sets a cookie for a moment, to see whether your browser keeps any.
              </p>
            </>
          ),
        },
        {
          id: 'who-sees',
          title: 'Who sees it',
          body: (
            <>
              <ul>
                <li>
                  <strong>Everyone:</strong> your public profile with its handle, name, picture, words, since
                  when you are here and whether you are a Panda Member. Never your e-mail address.
                </li>
                <li>
                  <strong>Admins of this installation:</strong> your account without your passwords and
                  secrets, your feedback, and the notes of important acts. What admins do is noted as well.
                </li>
                <li>
                  <strong>Whoever runs the machines:</strong> the operator and those who host for them can
                  reach what is stored, as with every service.
                </li>
                <li>
                  <strong>Outside services:</strong> none by itself. If the operator set them up: a mail
                  server that carries letters to you, a storage service that holds files, and Google, if you
                  choose to sign in with it.
                </li>
              </ul>
              <p>Nothing is sold, and nothing is used to train models.</p>
            </>
          ),
        },
        {
          id: 'safety',
          title: 'How it is kept safe',
          body: (
            <p>
              Passwords are hashed with a slow method made for it. Sensitive changes ask you to prove again
              who you are, and you are told of them by mail. Uploaded pictures are made anew, which removes
              what cameras write into them, place included. Logs hold no passwords, no cookies and no text
              that you wrote.
            </p>
          ),
        },
        {
          id: 'rights',
          title: 'Your rights',
          body: (
            <>
              <p>
                You may know what is kept, have it corrected, take it with you, have it erased, and object to
                its use. Most of that needs no letter:
              </p>
              <ul>
                <li>
                  <strong>See and correct:</strong> in <Link to={href('/settings')}>your settings</Link> and
                  on <Link to={href('/profile')}>your profile</Link>.
                </li>
                <li>
                  <strong>Take it with you:</strong> ask for an export in your settings. You get one archive
                  with a file for each kind of data, and your files.
                </li>
                <li>
                  <strong>Erase:</strong> delete your account in your settings. It asks once more, and then it
                  is done.
                </li>
              </ul>
              <p>
                For everything else write to {contact}. If you are not content with the answer, you may turn
                to the data protection authority where you live.
              </p>
            </>
          ),
        },
        {
          id: 'children',
          title: 'Children',
          body: (
            <p>
              An account is for people who may decide about their own data where they live; in much of Europe
              that is from 16, in other places from 13. If a child has made one, write to {contact} and it
              will be removed.
            </p>
          ),
        },
        {
          id: 'changes',
          title: 'Changes to this text',
          body: (
            <p>
              When what we do changes, this text changes with it, and the day below. When it matters to you,
              you are told before it holds.
            </p>
          ),
        },
      ]}
    />
  );
}
