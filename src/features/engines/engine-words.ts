/** What is known of an engine, in words for people. */
import type { EngineItem } from './contract.ts';

const micro = 1e6;

/** `$0.25 in, $2 out per million tokens` */
export function priceWords({ price, source }: Pick<EngineItem, 'price' | 'source'>): string {
  if (source === 'bamboo' || source === 'local') return 'Free';
  if (!price) return 'Price not known';
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
  if (tokens === null) return 'Length not known';
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
      : `, first words ${firstTokenMs < 100 ? 'at once' : `after ${seconds(firstTokenMs)}`}`;
  if (state === 'unknown') return 'Not used recently';
  if (state === 'good') return `Answering${speed}`;
  if (state === 'failing') return `In trouble: ${faultWords(lastFault)}`;
  return `Unsteady: ${faultWords(lastFault)}`;
}

function faultWords(fault: EngineItem['health']['lastFault']): string {
  const words: Partial<Record<NonNullable<typeof fault>, string>> = {
    busy: 'it is busy',
    refused: 'its key is not accepted',
    late: 'it takes too long',
    broken: 'its answers break off',
  };
  return (fault && words[fault]) ?? 'its last calls failed';
}

export function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}

/** What one answer cost. */
export function costWords(microDollars: number | null): string {
  if (microDollars === null) return 'price not known';
  if (microDollars === 0) return 'free';
  return microDollars < micro / 100 ? 'less than a cent' : `$${(microDollars / micro).toFixed(2)}`;
}
