/** The entries of whoever is signed in; nothing is asked for guests. */
import { useQuery } from '@tanstack/react-query';
import { currentUser } from '#kit/auth/contract.ts';
import { query } from '#kit/contract/query.ts';
import { useCall } from '#kit/contract/use-call.ts';
import { usePages } from '#kit/contract/use-pages.ts';
import { listEntries, saveEntry, type EntryKind } from './contract.ts';

export function useIsMember(): boolean {
  return Boolean(useQuery(query(currentUser)).data);
}

export function useEntries(kind: EntryKind) {
  const isMember = useIsMember();
  return { isMember, ...usePages(listEntries, { kind }, { enabled: isMember }) };
}

export const useSaveEntry = (onSaved: () => void) =>
  useCall(saveEntry, { refreshes: [listEntries], onSuccess: onSaved });
