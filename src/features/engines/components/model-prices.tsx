import { useQuery } from '@tanstack/react-query';
import { listEngines } from '#kit/ai/contract.ts';
import { query } from '#kit/contract/query.ts';
import { priceWords } from '../engine-words.ts';

const most = 6;

/** Models that write, by the beginning of their ids, each with its price. */
export function ModelPrices({ of: start }: { of: string }) {
  const { data } = useQuery(query(listEngines));
  const engines = (data?.items ?? []).filter(({ id, can }) => id.startsWith(start) && can.includes('text'));
  return (
    <ul className="grid gap-1">
      {engines.slice(0, most).map((engine) => (
        <li key={engine.id} className="flex flex-wrap gap-x-3">
          <span className="font-medium wrap-anywhere">{engine.title}</span>
          <span className="text-muted">
            {engine.provider}, {priceWords(engine)}
          </span>
        </li>
      ))}
      {engines.length > most && <li className="text-muted">and {engines.length - most} more</li>}
    </ul>
  );
}
