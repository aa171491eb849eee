/** What a question would cost at the most, asked once the typing has settled. */
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '#kit/contract/call.ts';
import { quoteRun } from '#kit/tool/contract.ts';
import { useSettled } from '#kit/ui/use-settled.ts';

const typingPause = 500;

export interface Price {
  words: string;
  isTooMuch: boolean;
}

export function usePrice(input: Record<string, unknown>, parent: string | undefined): Price | undefined {
  const asked = useSettled(JSON.stringify({ input, parent }), typingPause);
  const { data } = useQuery({
    queryKey: ['consensus price', asked],
    queryFn: ({ signal }) => {
      const { input, parent } = JSON.parse(asked) as { input: Record<string, unknown>; parent?: string };
      return call(
        quoteRun,
        { params: { tool: 'consensus' }, body: { input, ...(parent ? { parent } : {}) } },
        { signal },
      );
    },
    enabled: asked.includes('"question":"') && !asked.includes('"question":""'),
    placeholderData: keepPreviousData,
  });
  return data && priceOf(data);
}

export function priceOf({ credits, available }: { credits: number | null; available: number }): Price {
  if (credits === null) return { words: 'Price not known', isTooMuch: false };
  if (credits === 0) return { words: 'Free', isTooMuch: false };
  const count = (number: number) => number.toLocaleString('en');
  const most = `At most ${count(credits)} ${credits === 1 ? 'credit' : 'credits'}`;
  return credits > available
    ? { words: `${most}, and you have ${count(available)}`, isTooMuch: true }
    : { words: most, isTooMuch: false };
}
