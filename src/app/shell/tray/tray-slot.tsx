import { lazy } from 'react';
import { useHasBegun } from '#tools/follow/has-begun.ts';
import { OptionalPart } from '../optional-part.tsx';
import { useCurrentUser } from '../use-current-user.ts';

const Tray = lazy(() => import('./tray.tsx'));

/** Its code comes after the page, and only to those who can have anything under way. */
export function TraySlot() {
  const user = useCurrentUser();
  const hasBegun = useHasBegun();
  if (!user && !hasBegun) return null;
  return (
    <OptionalPart>
      <Tray />
    </OptionalPart>
  );
}
