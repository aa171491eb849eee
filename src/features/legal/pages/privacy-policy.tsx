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
      lede={`What data ${name} keeps about you, why, for how long, who sees it, and how to delete it.`}
      changed="2026-11-15"
      short={[
        'No advertising, no analytics, no trackers. Pages load nothing from other sites.',
        'We keep what your account needs and what you give us, on servers chosen by this site’s operator.',
        <>
          You can download or delete everything in <Link to={href('/settings')}>your settings</Link>, without
          asking anyone.
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
                decides where it’s hosted, who runs it and which outside services it uses. The operator is
                responsible for your data and may adapt this text. Write to {contact}.
              </p>
              <p>The makers of the software run no part of this installation and receive nothing from it.</p>
            </>
          ),
        },
        {
          id: 'what',
          title: 'What we keep, and why',
          body: (
            <>
              <KeptData />
              <p>
                Without an account, you’re a guest. Once you send something, your browser gets a random id,
                and nothing else. If you create an account, your guest work moves into it.
              </p>
              <p>
                The basis is our agreement with you to provide the service, and for the security log, our
                shared interest in security.
              </p>
            </>
          ),
        },
        {
          id: 'how-long',
          title: 'How long we keep it',
          body: (
            <>
              <KeepingTimes />
              <p>
                Backups are managed by the operator. Deleted data disappears from them as they’re replaced;
                ask the operator how often.
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
                Each cookie has one purpose, none track you elsewhere, and scripts can’t read them. That’s why
                there’s no cookie banner.
              </p>
              <CookieList />
              <p>
                Browser storage remembers that you’ve seen the welcome screen, and your recent commands.
                Neither is sent to us. The sign-in help page briefly sets a test cookie.
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
                  <strong>Everyone:</strong> your public profile: handle, name, picture, bio, join date and
                  whether you’re a Panda Member. Never your e-mail address.
                </li>
                <li>
                  <strong>Admins of this installation:</strong> your account (without passwords and secrets),
                  your feedback and the security log. Admin actions are logged too.
                </li>
                <li>
                  <strong>Hosting:</strong> the operator and their hosting provider can access stored data, as
                  with any service.
                </li>
                <li>
                  <strong>Outside services:</strong> none by default. If set up by the operator: a mail
                  server, a file storage service, and Google if you sign in with it.
                </li>
              </ul>
              <p>Nothing is sold, and nothing is used to train models.</p>
            </>
          ),
        },
        {
          id: 'safety',
          title: 'How we protect it',
          body: (
            <p>
              Passwords are hashed with a slow, purpose-built method. Sensitive changes ask you to confirm
              your identity, and we e-mail you about them. Uploaded pictures are re-encoded, which removes
              camera data including location. Logs contain no passwords, cookies or text you wrote.
            </p>
          ),
        },
        {
          id: 'rights',
          title: 'Your rights',
          body: (
            <>
              <p>
                You have the right to access, correct, export and erase your data, and to object to its use.
                You can do most of it yourself:
              </p>
              <ul>
                <li>
                  <strong>See and correct:</strong> in <Link to={href('/settings')}>your settings</Link> and
                  on <Link to={href('/profile')}>your profile</Link>.
                </li>
                <li>
                  <strong>Take it with you:</strong> request an export in your settings. You get one archive
                  with all your data and files.
                </li>
                <li>
                  <strong>Erase:</strong> delete your account in your settings.
                </li>
              </ul>
              <p>
                For everything else write to {contact}. If you’re not satisfied with the answer, you can
                contact your local data protection authority.
              </p>
            </>
          ),
        },
        {
          id: 'children',
          title: 'Children',
          body: (
            <p>
              You must be old enough to consent to the use of your data where you live: 16 in much of Europe,
              13 elsewhere. If a child has created an account, write to {contact} and we’ll remove it.
            </p>
          ),
        },
        {
          id: 'changes',
          title: 'Changes to this text',
          body: (
            <p>
              We update this policy and the date below when our practices change. We’ll tell you about
              important changes before they take effect.
            </p>
          ),
        },
      ]}
    />
  );
}
