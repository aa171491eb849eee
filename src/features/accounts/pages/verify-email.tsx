import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { HttpError } from '#kit/contract/call.ts';
import { query } from '#kit/contract/query.ts';
import { useCall, wordsOf } from '#kit/contract/use-call.ts';
import { href } from '#kit/href.ts';
import { Button } from '#kit/ui/button.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { AuthFrame } from '../components/auth-frame.tsx';
import { CheckingLink } from '../components/checking-link.tsx';
import { ResendVerification } from '../components/resend-verification.tsx';
import { useLinkCheck } from '../components/use-link-check.ts';
import { currentUser } from '#kit/auth/contract.ts';
import { signInOptions, verifyEmail } from '../contract.ts';

export default function VerifyEmail() {
  const [search] = useSearchParams();
  const token = search.get('token');
  const link = useLinkCheck('verify-email', token);
  const { data: user } = useQuery(query(currentUser));
  const { data: options } = useQuery(query(signInOptions));
  const verify = useCall(verifyEmail, { refreshes: [currentUser] });
  const status = verify.error instanceof HttpError ? verify.error.status : undefined;
  const linkRefused = status === 400 || link.isDead;
  const needsSignIn = status === 401;

  if (verify.isSuccess || (user?.emailVerified && !token))
    return (
      <AuthFrame
        title="Address confirmed"
        lede="You can now reset your password if you lose it."
        state="done"
      >
        <div className="grid gap-5">
          <Notice tone="success">{user ? user.email : 'Thank you.'}</Notice>
          <Button asChild size="lg">
            {user ? (
              <Link to={user.onboarded ? href('/access') : href('/onboarding')}>Continue</Link>
            ) : (
              <Link to={href('/login')}>Sign in</Link>
            )}
          </Button>
        </div>
      </AuthFrame>
    );
  if (linkRefused)
    return (
      <Ask
        title="This link no longer works"
        lede={verify.error ? wordsOf(verify.error) : 'It’s invalid or has expired.'}
        mood="sorry"
      >
        Links work for 24 hours. If you’ve used this one before, your address may already be confirmed.
      </Ask>
    );
  if (!token && options?.mailGoesOut === false)
    return (
      <Ask title="Confirm your e-mail" lede="This site doesn’t send e-mail yet.">
        Ask the site’s owner for your confirmation link. Everything else works without it.
      </Ask>
    );
  if (!token)
    return (
      <Ask title="Confirm your e-mail" lede="We sent you an e-mail with a link when you signed up.">
        Open the link to confirm your address. Can’t find it? Check your spam folder, or resend it.
      </Ask>
    );
  if (link.isChecking) return <CheckingLink title="Confirm your e-mail" />;
  const address = link.email ?? user?.email;
  // A click, not the visit, confirms: programs that look into mail open links, too.
  return (
    <AuthFrame
      title="Is this address yours?"
      lede="Confirm your address to finish."
      state={verify.isPending ? 'pending' : verify.isError ? 'failed' : 'idle'}
    >
      <div className="grid gap-5">
        <p className="text-lg">
          {address ? (
            <strong className="wrap-anywhere">{address}.</strong>
          ) : (
            'It will be added to your account.'
          )}{' '}
          If you didn’t request this, close the page. Nothing will change.
        </p>
        {verify.isError && (
          <Notice tone="error" action={needsSignIn && <SignInFirst token={token} />}>
            {wordsOf(verify.error)}
          </Notice>
        )}
        <Button size="lg" pending={verify.isPending} onClick={() => verify.mutate({ body: { token } })}>
          Confirm address
        </Button>
      </div>
    </AuthFrame>
  );
}

/** Some addresses count only where their account is signed in; the way leads back to this very link. */
function SignInFirst({ token }: { token: string }) {
  return (
    <Button asChild variant="secondary" size="sm">
      <Link to={href('/login', { return_url: href('/verify-email', { token }) })}>Sign in</Link>
    </Button>
  );
}

interface AskProps {
  title: string;
  lede: ReactNode;
  mood?: 'sorry' | 'listen';
  children: string;
}

/** There is no usable link: whoever is signed in gets another, everyone else signs in first. */
function Ask({ title, lede, mood = 'listen', children }: AskProps) {
  const { data: user } = useQuery(query(currentUser));
  return (
    <AuthFrame title={title} lede={lede} mood={mood}>
      <div className="grid gap-5">
        <p className="text-lg">{children}</p>
        {user ? (
          <>
            <p className="font-semibold wrap-anywhere">{user.email}</p>
            <ResendVerification size="lg">Resend confirmation</ResendVerification>
          </>
        ) : (
          <Button asChild size="lg">
            <Link to={href('/login', { return_url: href('/verify-email') })}>Sign in to get a new link</Link>
          </Button>
        )}
      </div>
    </AuthFrame>
  );
}
