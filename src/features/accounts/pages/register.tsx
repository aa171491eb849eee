import { useQuery } from '@tanstack/react-query';
import Check from 'lucide-react/icons/check';
import { useState } from 'react';
import { Link, useSearchParams, type LoaderFunctionArgs } from 'react-router';
import { prefetch } from '#kit/contract/prefetch.ts';
import { query } from '#kit/contract/query.ts';
import { href } from '#kit/href.ts';
import { Button } from '#kit/ui/button.tsx';
import { AlreadySignedIn } from '../components/already-signed-in.tsx';
import { AuthFrame } from '../components/auth-frame.tsx';
import { Divider } from '../components/divider.tsx';
import { GoogleButton } from '../components/google-button.tsx';
import { RegisterForm } from '../components/register-form.tsx';
import type { FormState } from '../components/use-form.ts';
import { useBusinessInvite } from '../components/use-business-invite.ts';
import { useReturnUrl } from '../components/use-return-url.ts';
import { currentUser } from '#kit/auth/contract.ts';
import { signInOptions } from '../contract.ts';
import { readInvite } from '#features/invites/contract.ts';

export function loader({ context }: LoaderFunctionArgs) {
  return prefetch(context, [signInOptions]);
}

const gives = [
  'Anything you made as a guest moves to your account.',
  'A profile with your own address. You’re in no member list until you choose to be.',
  'Passkeys, two-factor, and control over signed-in devices.',
  'Download or delete your data any time.',
];

export default function Register() {
  const [search] = useSearchParams();
  const wanted = search.get('return_url');
  const returnUrl = useReturnUrl(href('/access'));
  const [state, setState] = useState<FormState>('idle');
  const { data: user } = useQuery(query(currentUser));
  const { data: options } = useQuery(query(signInOptions));
  const code = search.get('invite') ?? '';
  const { data: invite } = useQuery({
    ...query(readInvite, { params: { code } }),
    enabled: /^[a-z2-9]{4,20}$/i.test(code),
    retry: false,
  });
  const toBusiness = useBusinessInvite(returnUrl);
  const firstSteps = href('/onboarding', { return_url: wanted ? returnUrl : null });

  if (user && state !== 'done')
    return (
      <AuthFrame title="You already have an account" lede="You’re signed in.">
        <AlreadySignedIn user={user} goOn={returnUrl} />
      </AuthFrame>
    );
  if (options?.registrationOpen === false)
    return (
      <AuthFrame
        title="Sign-up is closed for now"
        lede="This site isn’t accepting new members at the moment."
        mood="sorry"
      >
        <div className="grid gap-5">
          <p className="text-lg">
            If you have an account, sign in as usual. Otherwise, please try again later.
          </p>
          <Button asChild size="lg">
            <Link to={href('/login', { return_url: wanted })}>Sign in</Link>
          </Button>
        </div>
      </AuthFrame>
    );
  return (
    <AuthFrame
      title={toBusiness.business ? `Join ${toBusiness.business}` : 'Create your account'}
      lede={`${toBusiness.words ? `${toBusiness.words} ` : ''}${invite ? `${invite.by.name}’s invite is waiting for you. ` : ''}It’s free and takes a minute.`}
      state={state}
      aside={
        <div className="grid gap-6">
          <ul className="grid gap-2.5">
            {gives.map((line) => (
              <li key={line} className="flex gap-3">
                <Check aria-hidden strokeWidth={2.5} className="mt-0.5 size-5 shrink-0 text-bamboo" />
                {line}
              </li>
            ))}
          </ul>
          <p className="text-muted">
            Already have an account?{' '}
            <Link to={href('/login', { return_url: wanted }) + toBusiness.hash}>Sign in</Link>
          </p>
        </div>
      }
    >
      <div className="grid gap-5">
        {options?.google && state !== 'done' && (
          <>
            <GoogleButton returnUrl={returnUrl}>Continue with Google</GoogleButton>
            <Divider>or</Divider>
          </>
        )}
        <RegisterForm
          email={toBusiness.email}
          onState={setState}
          onRegistered={() => window.location.assign(firstSteps)}
        />
      </div>
    </AuthFrame>
  );
}
