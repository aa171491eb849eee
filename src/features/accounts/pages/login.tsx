import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useSearchParams, type LoaderFunctionArgs } from 'react-router';
import { prefetch } from '#kit/contract/prefetch.ts';
import { query } from '#kit/contract/query.ts';
import { href } from '#kit/href.ts';
import { AlreadySignedIn } from '../components/already-signed-in.tsx';
import { AuthFrame } from '../components/auth-frame.tsx';
import { LinkGoogle, WaitingForLink } from '../components/link-google.tsx';
import { SignInForm } from '../components/sign-in-form.tsx';
import type { FormState } from '../components/use-form.ts';
import { useBusinessInvite } from '../components/use-business-invite.ts';
import { useReturnUrl } from '../components/use-return-url.ts';
import { currentUser } from '#kit/auth/contract.ts';
import { pendingLink, signInOptions } from '../contract.ts';

export function loader({ context }: LoaderFunctionArgs) {
  return prefetch(context, [signInOptions], [pendingLink]);
}

export default function Login() {
  const [search] = useSearchParams();
  const returnUrl = useReturnUrl(href('/access'));
  const [state, setState] = useState<FormState>('idle');
  const { data: user } = useQuery(query(currentUser));
  const { data: options } = useQuery(query(signInOptions));
  const invite = useBusinessInvite(returnUrl);
  const linking = search.get('link') === 'google';

  if (user && linking)
    return (
      <AuthFrame
        title="Link your Google account"
        lede="Choose how you sign in. You can change it any time in settings."
        state={state}
      >
        <LinkGoogle user={user} goOn={returnUrl} onLinked={() => setState('done')} />
      </AuthFrame>
    );
  if (user && state !== 'done')
    return (
      <AuthFrame title="You are signed in" lede="There’s nothing more to do.">
        <AlreadySignedIn user={user} goOn={returnUrl} />
      </AuthFrame>
    );

  // The question about Google waits on this very page, and then knows who asks.
  const next = linking ? href('/login', { link: 'google', return_url: returnUrl }) : returnUrl;
  return (
    <AuthFrame
      title={invite.business ? `Join ${invite.business}` : 'Welcome back'}
      lede={invite.words ? `${invite.words} Sign in, or create an account first.` : 'Sign in to continue.'}
      state={state}
      aside={
        <div className="grid gap-2 text-muted">
          {options?.registrationOpen !== false && (
            <p>
              New here?{' '}
              <Link to={href('/register', { return_url: search.get('return_url') }) + invite.hash}>
                Create an account
              </Link>
            </p>
          )}
          <p>
            Trouble signing in? <Link to={href('/auth/troubleshoot')}>Get help with signing in</Link>
          </p>
        </div>
      }
    >
      <div className="grid gap-5">
        {linking && <WaitingForLink />}
        <SignInForm
          returnUrl={returnUrl}
          email={invite.email}
          secondFactorOnly={search.has('second_factor')}
          forgot={<Link to={href('/forgot-password')}>Forgot password?</Link>}
          onState={setState}
          onSignedIn={() => window.location.assign(next)}
        />
      </div>
    </AuthFrame>
  );
}
