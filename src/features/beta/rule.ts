/** By which rule people are invited from the queue. */
import type { Interest } from './interests.ts';

export const invitationRules = ['oldest', 'interest', 'number'] as const;

export type InvitationRule =
  | { rule: 'oldest'; count: number }
  | { rule: 'interest'; interest: Interest; count: number }
  | { rule: 'number'; from: number; to: number };

interface Given {
  rule: InvitationRule['rule'];
  interest?: Interest | undefined;
  count?: number | undefined;
  from?: number | undefined;
  to?: number | undefined;
}

/** Undefined where something that the rule needs is missing. */
export function ruleFrom({ rule, interest, count, from, to }: Given): InvitationRule | undefined {
  if (rule === 'oldest') return count ? { rule, count } : undefined;
  if (rule === 'interest') return interest && count ? { rule, interest, count } : undefined;
  return from && to ? { rule, from, to } : undefined;
}
