/** What is known of an engine, in words for people. */
import type { EngineItem } from '#kit/ai/contract.ts';

const micro = 1e6;

/** `$0.25 in, $2 out per million tokens` */
export function priceWords({ price, source }: Pick<EngineItem, 'price' | 'source'>): string {
  if (source === 'bamboo' || source === 'local' || source === 'browser') return 'Free';
  if (!price) return 'Unknown price';
  if (price.input === 0 && price.output === 0) return 'Free';
  if (price.output === 0) return `${dollars(price.input)} per million tokens`;
  return `${dollars(price.input)} in, ${dollars(price.output)} out per million tokens`;
}

/** `$3`, `$0.40`, `$0.075` */
function dollars(microDollars: number): string {
  const amount = microDollars / micro;
  const digits = Number.isInteger(amount) ? 0 : 2;
  return `$${amount.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: 3 })}`;
}

export function contextWords(tokens: number | null): string {
  if (tokens === null) return 'Unknown length';
  const rounded =
    tokens >= 1_000_000
      ? `${(tokens / 1_000_000).toFixed(1).replace(/\.0$/, '')} million`
      : `${Math.round(tokens / 1000)} thousand`;
  return `Reads up to ${rounded} tokens`;
}

export function healthWords({ state, firstTokenMs, lastFault }: EngineItem['health']): string {
  const speed =
    firstTokenMs === null
      ? ''
      : `, first words ${firstTokenMs < 100 ? 'instantly' : `after ${seconds(firstTokenMs)}`}`;
  if (state === 'unknown') return 'Not used recently';
  if (state === 'good') return `Answering${speed}`;
  if (state === 'failing') return `Down: ${faultWords(lastFault)}`;
  return `Unstable: ${faultWords(lastFault)}`;
}

function faultWords(fault: EngineItem['health']['lastFault']): string {
  const words: Partial<Record<NonNullable<typeof fault>, string>> = {
    busy: 'it is busy',
    refused: 'its key was rejected',
    late: 'it takes too long',
    broken: 'its answers are cut off',
  };
  return (fault && words[fault]) ?? 'its last calls failed';
}

export function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}

/** What one answer cost. */
export function costWords(microDollars: number | null): string {
  if (microDollars === null) return 'unknown price';
  if (microDollars === 0) return 'free';
  return microDollars < micro / 100 ? 'less than a cent' : `$${(microDollars / micro).toFixed(2)}`;
}
