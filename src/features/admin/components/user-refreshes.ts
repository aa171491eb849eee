import { auditLog, overview } from '../contract.ts';
import { listUsers } from '../users-contract.ts';

/** What shows people: the list, each account (its address begins with the list's), the counts and the audit. */
export const userRefreshes = [listUsers, overview, auditLog];
