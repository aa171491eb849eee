import { auditLog, overview } from '../contract.ts';
import { listUsers, userDetail } from '../users-contract.ts';

/** What shows people: the list, each account, the counts and the audit. */
export const userRefreshes = [listUsers, userDetail, overview, auditLog];
