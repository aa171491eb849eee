import { Link } from 'react-router';
import { href } from '#kit/href.ts';
import type { Price } from './use-price.ts';

/** What it costs, before it is asked; where that is too much, the way on. */
export function PriceLine({ price }: { price: Price | undefined }) {
  return (
    <p aria-live="polite" className="text-sm text-muted">
      {price?.words}
      {price?.isTooMuch && (
        <>
          . <Link to={href('/subscription-plans')}>See the plans</Link> or{' '}
          <Link to={href('/ai-models/connect')}>use your own key</Link>.
        </>
      )}
    </p>
  );
}
