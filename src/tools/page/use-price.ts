/** What a run would cost at the most, asked once the typing has settled. */
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '#kit/contract/call.ts';
import { useSettled } from '#kit/ui/use-settled.ts';
import { quoteRun } from '../run/contract.ts';

const typingPause = 500;

export interface Price {
  words: string;
  isTooMuch: boolean;
}

interface Asked {
  input: Record<string, unknown>;
  /** The run that it would follow up on. */
  parent?: string | undefined;
}

/** `isWhole`: whether there is enough of an input to ask for its price. Nothing until then. */
export function usePriceOf(
  tool: string,
  asked: Asked,
  isWhole: (input: Asked['input']) => boolean,
): Price | undefined {
  const settled = useSettled(JSON.stringify(asked), typingPause);
  const { input, parent } = JSON.parse(settled) as Asked;
  const { data } = useQuery({
    queryKey: ['price', tool, settled],
    queryFn: ({ signal }) =>
      call(quoteRun, { params: { tool }, body: { input, ...(parent && { parent }) } }, { signal }),
    enabled: isWhole(input),
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
