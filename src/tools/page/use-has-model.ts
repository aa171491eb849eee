import { useQuery } from '@tanstack/react-query';
import { listEngines } from '#kit/ai/contract.ts';
import { query } from '#kit/contract/query.ts';

/** Whether a language model can answer; undefined until the engines are known. */
export function useHasModel(): boolean | undefined {
  const { data } = useQuery(query(listEngines));
  return data?.items.some(({ source, can }) => source !== 'bamboo' && can.includes('text'));
}
