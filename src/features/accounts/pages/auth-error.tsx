import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams, type LoaderFunctionArgs } from 'react-router';
import { prefetch } from '#kit/contract/prefetch.ts';
import { query } from '#kit/contract/query.ts';
import { href } from '#kit/href.ts';
import { Button } from '#kit/ui/button.tsx';
import { explainAuthError, type AuthErrorReason } from '../auth-error-reasons.ts';
import { AuthFrame } from '../components/auth-frame.tsx';
import { GoogleButton } from '../components/google-button.tsx';
import { useReturnUrl } from '../components/use-return-url.ts';
import { signInOptions } from '../contract.ts';

export function loader({ context }: LoaderFunctionArgs) {
  return prefetch(context, [signInOptions]);
}

/** Where another try with Google cannot help. */
const googleIsNoHelp = new Set<AuthErrorReason>([
  'google_not_configured',
  'account_suspended',
  'registration_closed',
]);

export default function AuthError() {
  const [search] = useSearchParams();
  const returnUrl = useReturnUrl(href('/access'));
  const { data: options } = useQuery(query(signInOptions));
  const { reason, title, happened, next } = explainAuthError(search.get('reason'));
  return (
    <AuthFrame
      title={title}
      lede={happened}
      mood="sorry"
      aside={
        <p className="text-muted">
          Still stuck? <Link to={href('/auth/troubleshoot')}>Check your browser and read the FAQ</Link>, or{' '}
          <Link to={href('/feedback')}>write to us</Link>
          {reason !== 'unknown' && (
            <>
              {' '}
              and mention <code>{reason}</code>
            </>
          )}
          .
        </p>
      }
    >
      <div className="grid gap-5">
        <p className="text-lg">{next}</p>
        {options?.google && !googleIsNoHelp.has(reason) && (
          <GoogleButton returnUrl={returnUrl}>Try again with Google</GoogleButton>
        )}
        <Button asChild size="lg">
          <Link to={href('/login', { return_url: search.get('return_url') })}>Go to the sign-in page</Link>
        </Button>
      </div>
    </AuthFrame>
  );
}
