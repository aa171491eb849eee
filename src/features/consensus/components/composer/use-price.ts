import { usePriceOf, type Price } from '#tools/page/use-price.ts';

export { priceOf, type Price } from '#tools/page/use-price.ts';

const isAsked = ({ question }: Record<string, unknown>) => typeof question === 'string' && question !== '';

export function usePrice(input: Record<string, unknown>, parent: string | undefined): Price | undefined {
  return usePriceOf('consensus', { input, parent }, isAsked);
}
