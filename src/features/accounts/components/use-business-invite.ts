import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { peekBusinessInvite } from '#features/businesses/contract.ts';
import { addressIn, inviteIn } from '#features/businesses/fields.ts';
import { roleNames } from '#kit/businesses/roles.ts';
import { query } from '#kit/contract/query.ts';

const never = () => () => {};

/** Whoever comes from the link of an invite reads who invites them to what; the address that the link was written for is filled in. */
export function useBusinessInvite(returnUrl: string) {
  const secret = inviteIn(returnUrl);
  const { data } = useQuery({
    ...query(peekBusinessInvite, { params: { secret: secret ?? '' } }),
    enabled: secret !== undefined,
  });
  // Browsers take it along where they are sent on; the server never had it.
  const hash = useSyncExternalStore(
    never,
    () => location.hash,
    () => '',
  );
  const email = secret === undefined ? '' : addressIn(hash);
  return {
    email,
    /** For links to the other form. */
    hash: email && hash,
    business: data?.business,
    words: data && wordsFor(data),
  };
}

interface Peeked {
  business: string;
  by: string | null;
  role: keyof typeof roleNames;
  boundTo: string | null;
}

export const wordsFor = ({ business, by, role, boundTo }: Peeked) =>
  `${by ?? 'Someone'} invites you to ${business} as ${roleNames[role]}.${boundTo ? ` The invite is for ${boundTo}: use that address.` : ''}`;
