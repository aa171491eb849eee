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

interface PriceRequest {
  input: Record<string, unknown>;
  engine?: string | undefined;
  /** The run that it would follow up on. */
  parent?: string | undefined;
}

/** Undefined asks for none: there is not enough of an input yet. */
export function usePrice(tool: string, asked: PriceRequest | undefined): Price | undefined {
  const settled = useSettled(asked && JSON.stringify(asked), typingPause);
  const { data } = useQuery({
    queryKey: ['price', tool, settled],
    queryFn: ({ signal }) =>
      call(quoteRun, { params: { tool }, body: JSON.parse(settled!) as PriceRequest }, { signal }),
    enabled: settled !== undefined,
    placeholderData: keepPreviousData,
  });
  return asked && data && priceOf(data);
}

export function priceOf({ credits, available }: { credits: number | null; available: number }): Price {
  if (credits === null) return { words: 'Unknown price', isTooMuch: false };
  if (credits === 0) return { words: 'Free', isTooMuch: false };
  const count = (number: number) => number.toLocaleString('en');
  const most = `At most ${count(credits)} ${credits === 1 ? 'credit' : 'credits'}`;
  return credits > available
    ? { words: `${most}, and you have ${count(available)}`, isTooMuch: true }
    : { words: most, isTooMuch: false };
}
