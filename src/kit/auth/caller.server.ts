import type { BusinessRole } from '#kit/businesses/roles.ts';
import type { KeyScope } from '#kit/contract/endpoint.ts';

export interface CallerUser {
  id: string;
  name: string;
  email: string;
  /** Shown to them as their address where another account has it. */
  claimedEmail: string | null;
  emailVerified: boolean;
  handle: string | null;
  displayHandle: string | null;
  image: string | null;
  role: 'member' | 'steward' | 'admin';
  twoFactorEnabled: boolean;
  pandaCount: number;
  walletType: 'connected' | 'custodial' | 'none';
  onboarded: boolean;
  welcomed: boolean;
}

interface CallerSession {
  id: string;
  token: string;
  expiresAt: number;
  confirmedAt: number;
  /** Outlives the browser's closing, and is extended while in use. */
  remembered: boolean;
}

export interface MemberCaller {
  kind: 'member';
  user: CallerUser;
  /** Absent when the caller came with a personal API key. */
  session?: CallerSession;
  /** A key of a business is that business; its person answers for it. */
  key?: { id: string; scopes: KeyScope[]; businessId?: string };
  /** What this request is made for; known once the endpoint has let it in. */
  business?: { id: string; role: BusinessRole };
}

export type Caller = { kind: 'anonymous' } | MemberCaller;

/** What every request knows of whoever sent it. */
export interface Asking {
  caller: Caller;
  /** Cut to what limits count. */
  address: string;
}

/** For limits and turns: a member is one wherever they are, and everyone else is where they come from. */
export const whoAsks = ({ caller, address }: Asking) => (caller.kind === 'member' ? caller.user.id : address);

export const anonymous: Caller = { kind: 'anonymous' };
