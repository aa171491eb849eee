/** What it would cost at the most, asked once the typing has settled. */
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '#kit/contract/call.ts';
import { quoteRun } from '#kit/tool/contract.ts';
import { useSettled } from '#kit/ui/use-settled.ts';
import { collaborate } from '../tool.ts';

const typingPause = 600;

/** Nothing where there is nothing to ask for yet. */
export function usePrice(input: Record<string, unknown>): string | undefined {
  const asked = useSettled(JSON.stringify(input), typingPause);
  const { data } = useQuery({
    queryKey: ['collaborate price', asked],
    queryFn: ({ signal }) =>
      call(
        quoteRun,
        { params: { tool: collaborate.id }, body: { input: JSON.parse(asked) as Record<string, unknown> } },
        { signal },
      ),
    enabled: collaborate.input.safeParse(JSON.parse(asked)).success,
    placeholderData: keepPreviousData,
  });
  if (!data) return undefined;
  if (data.credits === null) return 'Price not known';
  if (data.credits === 0) return 'Free';
  const count = (number: number) => `${number.toLocaleString('en')} ${number === 1 ? 'credit' : 'credits'}`;
  return `At most ${count(data.credits)}; you have ${data.available.toLocaleString('en')}`;
}
