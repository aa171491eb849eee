import { useQuery } from '@tanstack/react-query';
import { call } from '#kit/contract/call.ts';
import { checkLink } from '../contract.ts';

/** Whether the link that was opened works. Where that cannot be found out, it counts as working: the click will tell. */
export function useLinkCheck(use: 'verify-email' | 'reset-password', token: string | null) {
  const { data, isPending } = useQuery({
    queryKey: ['checked-link', use, token],
    queryFn: () => call(checkLink, { body: { use, token: token! } }),
    enabled: token !== null && token !== '',
    retry: false,
    staleTime: Infinity,
  });
  return {
    isChecking: isPending && Boolean(token),
    isDead: data?.isValid === false,
    /** The address that it confirms. */
    email: data?.email ?? undefined,
  };
}
