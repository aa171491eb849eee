import { usePriceOf } from '#tools/page/use-price.ts';
import { collaborate } from '../tool.ts';

const isWhole = (input: Record<string, unknown>) => collaborate.input.safeParse(input).success;

export const usePrice = (input: Record<string, unknown>): string | undefined =>
  usePriceOf(collaborate.id, { input }, isWhole)?.words;
