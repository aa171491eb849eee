import { useQuery } from '@tanstack/react-query';
import { listEngines, type EngineItem } from '#kit/ai/contract.ts';
import { query } from '#kit/contract/query.ts';

/** Those that write; Bamboo stands once for all of its sources. */
const canAnswer = ({ id, can }: EngineItem) => can.includes('text') && !id.startsWith('bamboo/');

/** Undefined until they are known. */
export function useEngines(): readonly EngineItem[] | undefined {
  return useQuery({ ...query(listEngines), select: (answer) => answer?.items.filter(canAnswer) }).data;
}
