import { href } from '#kit/href.ts';
import { Button } from '#kit/ui/button.tsx';
import { GoogleMark } from './google-mark.tsx';

/** A plain link: signing in with Google leaves this page for the server's own route. */
export function GoogleButton({ returnUrl, children }: { returnUrl: string; children: string }) {
  return (
    <Button asChild variant="secondary" className="w-full">
      <a href={href('/auth/google', { return_url: returnUrl })}>
        <GoogleMark />
        {children}
      </a>
    </Button>
  );
}
