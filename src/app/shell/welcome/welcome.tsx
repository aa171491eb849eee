import { useQueryClient } from '@tanstack/react-query';
import { lazy, useEffect, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { rememberWelcome as rememberForAccount } from '#features/profiles/contract.ts';
import { currentUser } from '#kit/auth/contract.ts';
import { call } from '#kit/contract/call.ts';
import { keyOf } from '#kit/contract/query-key.ts';
import { OptionalPart } from '../optional-part.tsx';
import { useCurrentUser } from '../use-current-user.ts';
import { FirstWelcome, firstWelcomeState } from './first-welcome.tsx';
import { isWelcomed, rememberWelcome, shouldWelcome } from './flag.ts';

const loadOverlay = () => import('./welcome-overlay.tsx');
const WelcomeOverlay = lazy(loadOverlay);

interface WelcomeProps {
  /** Whoever follows a link that someone sent them, pays, or comes to sign in does that first; the welcome waits for the next page. */
  waits: boolean;
  onFollowUp: () => void;
}

/** Welcomes a browser once: with the first paint of its first page, or on a later page that nobody has begun to use. */
export function Welcome({ waits, onFollowUp }: WelcomeProps) {
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const cleared = search.get('welcome') === 'clear';
  const user = useCurrentUser();
  const isOffered = cleared || (!waits && user?.welcomed !== true);
  const [hasFirst, setHasFirst] = useState(isOffered);
  /** The page that it was opened over. */
  const [openedOn, setOpenedOn] = useState<string>();
  const open = openedOn !== undefined;
  useRememberForAccount(open);
  const used = useUsedPage(pathname);

  useEffect(() => {
    if (!isOffered) return;
    const first = firstWelcomeState();
    if (first === 'skipped') rememberWelcome();
    // Only the browser knows; the server renders it closed.
    // oxlint-disable-next-line react/set-state-in-effect
    setHasFirst(first === 'open');
    if (first === 'open') {
      setOpenedOn(pathname);
      return;
    }
    if (!shouldWelcome(new URLSearchParams(cleared ? 'welcome=clear' : ''))) return;
    let isLeft = false;
    loadOverlay().then(
      () => isLeft || (used.current === pathname && !cleared) || setOpenedOn(pathname),
      () => undefined, // the page can do without
    );
    return () => {
      isLeft = true;
    };
  }, [cleared, isOffered, pathname, used]);

  const close = () => {
    setHasFirst(false);
    setOpenedOn(undefined);
  };
  return (
    <>
      {hasFirst && <FirstWelcome />}
      {open && (
        <OptionalPart onMissing={close}>
          <WelcomeOverlay
            onShown={() => setHasFirst(false)}
            onActivated={() => {
              rememberWelcome();
              close();
            }}
            onFollowUp={onFollowUp}
          />
        </OptionalPart>
      )}
    </>
  );
}

/** The page on which a key or a pointer was last used: what someone has begun there is not covered. */
function useUsedPage(pathname: string) {
  const used = useRef<string>(undefined);
  useEffect(() => {
    const left = new AbortController();
    for (const event of ['keydown', 'pointerdown'])
      addEventListener(event, () => (used.current = pathname), { capture: true, signal: left.signal });
    return () => left.abort();
  }, [pathname]);
  return used;
}

/** An account keeps that it was seen, so that other browsers do not show it again. */
function useRememberForAccount(isOpen: boolean) {
  const client = useQueryClient();
  const user = useCurrentUser();
  const isNew = user !== null && !user.welcomed;
  useEffect(() => {
    if (!isNew || isOpen || !isWelcomed()) return;
    call(rememberForAccount).then(
      () => client.setQueryData(keyOf(currentUser), (one: typeof user) => one && { ...one, welcomed: true }),
      () => undefined, // tried again with the next page that is opened
    );
  }, [client, isNew, isOpen]);
}
