import { useCallback, useEffect, useState } from 'react';
import {
  checkConnection,
  checkCookies,
  checkOnline,
  checkPasskeys,
  checkServerAndClock,
  checkStorage,
  type CheckResult,
} from './browser-checks.ts';
import { canUsePasskeys } from './passkey.ts';

export const checkNames = {
  online: 'Network',
  server: 'Server',
  cookies: 'Cookies',
  storage: 'Storage',
  clock: 'Clock',
  connection: 'Connection',
  passkeys: 'Passkeys',
} as const;

export type CheckId = keyof typeof checkNames;
type Results = Partial<Record<CheckId, CheckResult>>;

/** Runs when the page has come alive, again when asked, and again when the network comes or goes. */
export function useBrowserChecks() {
  const [results, setResults] = useState<Results>({});

  const run = useCallback(async () => {
    setResults({
      online: checkOnline(navigator.onLine),
      cookies: checkCookies(window),
      storage: checkStorage(window),
      connection: checkConnection(window.isSecureContext),
      passkeys: checkPasskeys(canUsePasskeys()),
    });
    const answered = await checkServerAndClock();
    setResults((before) => ({ ...before, ...answered }));
  }, []);

  useEffect(() => {
    const runAgain = () => void run();
    runAgain();
    window.addEventListener('online', runAgain);
    window.addEventListener('offline', runAgain);
    return () => {
      window.removeEventListener('online', runAgain);
      window.removeEventListener('offline', runAgain);
    };
  }, [run]);

  return { results, run };
}
