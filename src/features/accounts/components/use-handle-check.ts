/** Asks while one types whether a handle is free, once the typing pauses. */
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { query } from '#kit/contract/query.ts';
import { handleAvailable } from '../contract.ts';
import { handle } from '../fields.ts';

const typingPause = 350;

export type HandleCheck = { is: 'unknown' | 'checking' | 'free' } | { is: 'taken'; words: string };

/** `own` is the handle one already has: it is not asked about. */
export function useHandleCheck(typed: string, own?: string | null): HandleCheck {
  const parsed = handle.safeParse(typed);
  const asked = parsed.success && parsed.data.toLowerCase() !== own?.toLowerCase() ? parsed.data : '';
  const settled = usePaused(asked, typingPause);
  const { data, isError } = useQuery({
    ...query(handleAvailable, { query: { handle: settled } }),
    enabled: settled !== '',
    staleTime: 10_000,
  });
  // Sending will tell when the check could not.
  if (asked === '' || isError) return { is: 'unknown' };
  if (asked !== settled || !data) return { is: 'checking' };
  return data.available ? { is: 'free' } : { is: 'taken', words: data.reason ?? 'That handle is taken.' };
}

function usePaused(value: string, pause: number) {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(setSettled, pause, value);
    return () => clearTimeout(timer);
  }, [value, pause]);
  return settled;
}
