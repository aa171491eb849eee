import { useQuery, useQueryClient } from '@tanstack/react-query';
import { query } from '#kit/contract/query.ts';
import { confirmMethods } from '../contract.ts';
import { signOut, signOutFully } from './sign-out.ts';

/** Only for those who leave. */
const mayLeave = async () => (await import('./may-leave.ts')).mayLeave();

/** The ways out of this account. Whoever has Google as a door may leave there, too; asked for once `ready`. */
export function useSignOut({ ready = true }: { ready?: boolean } = {}) {
  const client = useQueryClient();
  const { data: ways } = useQuery({ ...query(confirmMethods), enabled: ready });
  return {
    signOut: () => void mayLeave().then((may) => (may ? signOut(client) : undefined)),
    /** Undefined for accounts without Google. */
    signOutFully: ways?.google
      ? () => void mayLeave().then((may) => (may ? signOutFully(client) : undefined))
      : undefined,
  };
}
