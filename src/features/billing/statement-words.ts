/** What a movement was, in words. */
import { plans, type PlanId } from '#kit/credits/plans.ts';

interface Movement {
  kind: string;
  about: string | null;
  plan: PlanId | null;
  note: string | null;
}

const elsewhere: Record<string, string> = {
  assistant: 'The panda',
  'engines.try': 'Trying an engine',
  'api.v1': 'Your apps (API)',
};

export function movementWords(
  { kind, about, plan, note }: Movement,
  titleOf: (tool: string) => string,
): string {
  if (kind === 'grant' && plan && note === 'trial') return `Trial credits, ${plans[plan].name}`;
  if (kind === 'grant') return plan ? `Monthly credits, ${plans[plan].name}` : 'Monthly credits';
  if (kind === 'purchase') return 'Credits purchased';
  if (kind === 'gift') return note ? `Complimentary: ${note}` : 'Complimentary';
  if (kind === 'lapse') return 'Rolled over from last month';
  if (kind === 'reversal') return note ? `Taken back after a refund: ${note}` : 'Taken back after a refund';
  const work = about?.startsWith('tool.')
    ? titleOf(about.slice(5))
    : (elsewhere[about ?? ''] ?? (about || 'An engine'));
  return kind === 'refund' ? `${work}: failed, not charged` : work;
}
