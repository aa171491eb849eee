import { Link, type LoaderFunctionArgs } from 'react-router';
import { prefetch } from '#kit/contract/prefetch.ts';
import { href } from '#kit/href.ts';
import { Contact, LegalPage, useSite } from '../components/legal-page.tsx';
import { site } from '../contract.ts';

export function loader({ context }: LoaderFunctionArgs) {
  return prefetch(context, [site]);
}

export default function TermsOfService() {
  const { name, supportEmail } = useSite();
  const contact = <Contact email={supportEmail} />;
  return (
    <LegalPage
      title="Terms of service"
      lede={`The rules for using ${name}, in plain words. By creating an account you agree to them. If you only browse, just the rules on conduct apply.`}
      changed="2026-11-15"
      short={[
        'What you make here is yours.',
        'Be decent to people, and don’t try to break the service.',
        'You can leave at any time and take everything with you.',
        'The service is provided as is. Check AI answers before you rely on them.',
      ]}
      sections={[
        {
          id: 'parties',
          title: 'Who this is between',
          body: (
            <>
              <p>
                These terms are between you and the operator of this installation, {name}. Contact them at{' '}
                {contact}. The makers of the software it runs on, Frenly, are not a party.
              </p>
              <p>
                The operator may adapt this text to local law and to what they offer. The adapted text then
                applies.
              </p>
            </>
          ),
        },
        {
          id: 'account',
          title: 'Your account',
          body: (
            <ul>
              <li>One account per person, with an address where we can reach you.</li>
              <li>You are old enough to agree to this where you live.</li>
              <li>
                Keep your sign-in details to yourself. If someone else gets in, change your password, end
                other sessions in <Link to={href('/settings')}>your settings</Link>, and tell us.
              </li>
              <li>We may remove a handle that impersonates someone.</li>
            </ul>
          ),
        },
        {
          id: 'content',
          title: 'What you make is yours',
          body: (
            <>
              <p>
                You keep all rights to what you write, upload and create. You only allow us to store, process
                and show it to the people you choose. That permission ends when you delete it.
              </p>
              <p>
                You’re responsible for what you upload: that it’s yours to share and doesn’t violate anyone’s
                rights. Everyone can read your public profile.
              </p>
            </>
          ),
        },
        {
          id: 'conduct',
          title: 'Conduct',
          body: (
            <>
              <p>Please do not use {name} to</p>
              <ul>
                <li>harass, threaten or expose people, or impersonate anyone;</li>
                <li>share illegal content, or anything that sexualises children;</li>
                <li>send bulk e-mail to people who didn’t ask for it;</li>
                <li>access accounts, data or systems that aren’t yours;</li>
                <li>overload the service or bypass its limits.</li>
              </ul>
              <p>
                Security research is welcome if you harm no one, access no one’s data and tell us first:{' '}
                {contact}.
              </p>
            </>
          ),
        },
        {
          id: 'engines',
          title: 'AI answers',
          body: (
            <p>
              Engines can sound sure and still be wrong. Their answers are not medical, legal or other
              professional advice. Check what matters. When you share what an engine wrote, say so.
            </p>
          ),
        },
        {
          id: 'keys',
          title: 'API keys and apps',
          body: (
            <p>
              You may use the API with your own keys, within its limits. A key acts on your behalf, and you’re
              responsible for what it does. Delete keys you no longer need.
            </p>
          ),
        },
        {
          id: 'pandas',
          title: 'Pandas and money',
          body: (
            <p>
              Adopting a panda is free, once per account. It has no monetary value. Nothing on this site costs
              money today; prices are always shown first, and you’re never charged without agreeing.
            </p>
          ),
        },
        {
          id: 'leaving',
          title: 'Ending your account',
          body: (
            <>
              <p>
                You can delete your account in <Link to={href('/settings')}>your settings</Link> at any time.
                It’s deleted right away, so export what you want to keep first.
              </p>
              <p>
                An account that breaks these rules may be suspended. We’ll tell you why and you can respond,
                unless the law forbids it. If the service closes, we’ll tell you in time to export your data.
              </p>
            </>
          ),
        },
        {
          id: 'as-it-is',
          title: 'No warranty',
          body: (
            <>
              <p>
                The operator runs the service with care, but doesn’t guarantee that it’s always available,
                accurate or fit for a particular purpose. Keep copies of anything important.
              </p>
              <p>
                As far as the law allows, the operator is only liable for intent and gross negligence. Your
                statutory rights are unaffected.
              </p>
            </>
          ),
        },
        {
          id: 'changes',
          title: 'Changes and law',
          body: (
            <>
              <p>
                We update the date below when these terms change, and tell you about important changes before
                they take effect. If you don’t agree, you can leave and take your data with you.
              </p>
              <p>
                The law of the operator’s location applies, and consumers keep their local protection. If one
                provision is invalid, the rest still apply. See also the{' '}
                <Link to={href('/privacy-policy')}>privacy policy</Link>.
              </p>
            </>
          ),
        },
      ]}
    />
  );
}
