import { useQuery } from '@tanstack/react-query';
import { getCredits } from '#features/usage/contract.ts';
import { useActing } from '#kit/businesses/acting-tab.ts';
import { query } from '#kit/contract/query.ts';
import { isPaid, plans } from '#kit/credits/plans.ts';
import { Badge } from '#kit/ui/badge.tsx';

/** The plan that someone is on, beside what the panda makes of them: whoever pays is more than a guest. Nothing on Free. */
export default function PlanBadge() {
  const acting = useActing();
  // While someone acts for a business, the answer would be the plan of that.
  const { data } = useQuery({ ...query(getCredits), enabled: acting === null });
  if (acting || !data || !isPaid(data.plan)) return null;
  return <Badge tone="accent">{plans[data.plan].name}</Badge>;
}
