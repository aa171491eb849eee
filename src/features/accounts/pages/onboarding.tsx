import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearchParams, type LoaderFunctionArgs } from 'react-router';
import { completeOnboarding } from '#features/profiles/contract.ts';
import { getProfile, getTheme } from '#features/settings/contract.ts';
import { prefetch } from '#kit/contract/prefetch.ts';
import { query } from '#kit/contract/query.ts';
import { useCall, wordsOf } from '#kit/contract/use-call.ts';
import { href } from '#kit/href.ts';
import { Button } from '#kit/ui/button.tsx';
import { LoadingArea } from '#kit/ui/loading-area.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { PageHeader } from '#kit/ui/page-header.tsx';
import { Panda, type Mood } from '#kit/ui/panda/panda.tsx';
import { Stepper } from '#kit/ui/stepper.tsx';
import { ConfirmEmailStep } from '../components/confirm-email-step.tsx';
import { IdentityStep } from '../components/identity-step.tsx';
import { Places, type Place } from '../components/places.tsx';
import { stepFrom } from '../components/step-from.ts';
import { ThemeChoice } from '../components/theme-choice.tsx';
import { useReturnUrl } from '../components/use-return-url.ts';
import { currentUser } from '#kit/auth/contract.ts';
import { signInOptions } from '../contract.ts';

export function loader({ context }: LoaderFunctionArgs) {
  return prefetch(context, [signInOptions], [getProfile], [getTheme]);
}

const steps: { name: string; title: string; lede: string; mood: Mood }[] = [
  {
    name: 'Your e-mail',
    title: 'Confirm your e-mail',
    lede: 'So you can reset your password if you lose it.',
    mood: 'wave',
  },
  {
    name: 'Profile',
    title: 'Set up your profile',
    lede: 'A name, a handle, and a picture if you like.',
    mood: 'listen',
  },
  {
    name: 'Appearance',
    title: 'Choose a theme',
    lede: 'You can change it any time.',
    mood: 'think',
  },
  {
    name: 'Get started',
    title: 'You’re all set',
    lede: 'What would you like to do first?',
    mood: 'celebrate',
  },
];

const first: readonly Place[] = [
  { title: 'See your profile', text: 'See what others see, and add a few words.', to: href('/profile') },
  {
    title: 'Secure your account',
    text: 'Add a passkey or a second factor.',
    to: href('/settings', { tab: 'security' }),
  },
  {
    title: 'Join in',
    text: 'Adopt a panda, list what you offer, and thank someone.',
    to: href('/create/join'),
  },
  { title: 'Look around', text: 'See every tool.', to: href('/') },
  {
    title: 'Tell us what you need',
    text: 'Send a request or a question. We read every one.',
    to: href('/feedback'),
  },
];

export default function Onboarding() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { data: user } = useQuery(query(currentUser));
  const returnUrl = useReturnUrl(href('/access'));
  const complete = useCall(completeOnboarding, { refreshes: [currentUser] });
  if (!user) return <LoadingArea />;

  const step = stepFrom(search.get('step'), steps.length);
  const { title, lede, mood } = steps[step - 1]!;
  const go = (next: number) =>
    navigate(href('/onboarding', { step: next, return_url: search.get('return_url') }));
  const leave = (to: string) => complete.mutate(undefined, { onSuccess: () => navigate(to) });
  const back = step > 1 && (
    <Button variant="ghost" onClick={() => go(step - 1)}>
      Back
    </Button>
  );
  return (
    <div className="grid gap-x-16 md:grid-cols-[minmax(0,1fr)_13rem]">
      <div className="pb-20">
        <PageHeader title={title} lede={lede} />
        <Stepper
          label="Your first steps"
          steps={steps.map(({ name }) => name)}
          current={step - 1}
          passed={user.emailVerified ? [] : [0]}
          className="mb-10 max-sm:hidden"
        />
        <p className="mb-6 font-semibold sm:hidden">
          Step {step} of {steps.length}
        </p>
        {step === 1 && <ConfirmEmailStep user={user} />}
        {step === 2 && <IdentityStep onSaved={() => go(3)}>{back}</IdentityStep>}
        {step === 3 && <ThemeChoice />}
        {step === 4 && <Places places={first} onChoose={leave} />}
        {complete.isError && (
          <Notice tone="error" className="mt-6">
            {wordsOf(complete.error)}
          </Notice>
        )}
        <div className="mt-8 flex flex-wrap items-center gap-3 border-t border-line pt-6">
          {(step === 1 || step === 3) && <Button onClick={() => go(step + 1)}>Continue</Button>}
          {step === 4 && (
            <Button pending={complete.isPending} onClick={() => leave(returnUrl)}>
              {search.has('return_url') ? 'Continue' : 'Go to my dashboard'}
            </Button>
          )}
          {step !== 2 && back}
          {step < steps.length && (
            <Button
              variant="link"
              pending={complete.isPending}
              className="ml-auto"
              onClick={() => leave(returnUrl)}
            >
              Skip
            </Button>
          )}
        </div>
      </div>
      <Panda pose="body" mood={mood} size={200} className="sticky top-28 mt-12 max-md:hidden" />
    </div>
  );
}
