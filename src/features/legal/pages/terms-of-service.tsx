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
      lede={`The rules for using ${name}, in plain words. By making an account you agree to them; for looking around, only the parts about conduct apply.`}
      changed="2026-11-15"
      short={[
        'What you make here is yours.',
        'Be decent to people, and do not try to break the machine.',
        'You can leave at any time and take everything with you.',
        'The service is offered as it is; check what engines tell you before you rely on it.',
      ]}
      sections={[
        {
          id: 'parties',
          title: 'Between whom',
          body: (
            <>
              <p>
                These terms are between you and whoever operates this installation, {name}. You reach them at{' '}
                {contact}. The makers of the software it runs on, Frenly, are not a party.
              </p>
              <p>
                The operator may adapt this text to the law of their place and to what they offer. What is
                written here then holds as they have written it.
              </p>
            </>
          ),
        },
        {
          id: 'account',
          title: 'Your account',
          body: (
            <ul>
              <li>One person, one account, with an address at which we can reach you.</li>
              <li>You are old enough to agree to this where you live.</li>
              <li>
                Keep your way in to yourself. If someone else got in, change your password, end the other
                sessions in <Link to={href('/settings')}>your settings</Link>, and tell us.
              </li>
              <li>A handle that pretends to be someone else may be taken back.</li>
            </ul>
          ),
        },
        {
          id: 'content',
          title: 'What you make is yours',
          body: (
            <>
              <p>
                You keep every right in what you write, upload and make. You allow us only what it takes to do
                what you ask: to store it, to process it, and to show it to those you chose to show it to.
                That permission ends when you delete the thing.
              </p>
              <p>
                You answer for what you bring here: that it is yours to bring, and that it hurts nobody’s
                rights. Your public profile is public; write there what everyone may read.
              </p>
            </>
          ),
        },
        {
          id: 'conduct',
          title: 'How we treat each other',
          body: (
            <>
              <p>Please do not use {name} to</p>
              <ul>
                <li>harass, threaten or expose people, or to pretend to be one of them;</li>
                <li>spread what is against the law, or what sexualises children, ever;</li>
                <li>send mail in bulk to people who did not ask for it;</li>
                <li>get into accounts, data or machines that are not yours;</li>
                <li>overload the service, or go around its limits.</li>
              </ul>
              <p>
                Looking for weaknesses is welcome if you harm nobody, look at nobody’s data and tell us first:{' '}
                {contact}.
              </p>
            </>
          ),
        },
        {
          id: 'engines',
          title: 'Answers of machines',
          body: (
            <p>
              Engines can be wrong and sound sure. What they answer is no advice of a doctor, a lawyer or
              anyone who answers for it. Check what matters. When you pass on what an engine wrote, say so.
            </p>
          ),
        },
        {
          id: 'keys',
          title: 'API keys and programs',
          body: (
            <p>
              You may use the service by program with your own keys, within its limits. A key acts as you;
              what it does, you did. Delete a key that you no longer need.
            </p>
          ),
        },
        {
          id: 'pandas',
          title: 'Pandas and money',
          body: (
            <p>
              Adopting a panda is free, once for each account. It is a small token without a price and without
              a claim to anything. Nothing on this site costs money today; before anything does, its price
              stands beside it, and nothing is charged that you did not agree to.
            </p>
          ),
        },
        {
          id: 'leaving',
          title: 'Leaving, and being asked to leave',
          body: (
            <>
              <p>
                You can delete your account in <Link to={href('/settings')}>your settings</Link> at any time.
                It is gone at once, so export what you want to keep first.
              </p>
              <p>
                An account that breaks these rules may be suspended. You are told why and may answer, unless
                the law forbids it. If the whole service should end, you are told in time to take your things
                with you.
              </p>
            </>
          ),
        },
        {
          id: 'as-it-is',
          title: 'As it is',
          body: (
            <>
              <p>
                The operator looks after the service with care and without promising that it is always there,
                always right or fit for a particular purpose. Keep copies of what you cannot do without.
              </p>
              <p>
                As far as the law allows, the operator is liable only for harm done on purpose or through
                gross negligence. Where the law of your place gives you more, it holds.
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
                When these terms change, the day below changes, and you are told before a change that matters
                to you holds. If you do not agree, you can leave and take everything with you.
              </p>
              <p>
                The law of the operator’s place applies, and consumers keep the protection of their own.
                Should one sentence not hold, the others do. See also the{' '}
                <Link to={href('/privacy-policy')}>privacy policy</Link>.
              </p>
            </>
          ),
        },
      ]}
    />
  );
}
