import { useQuery } from '@tanstack/react-query';
import { listEngines } from '#kit/ai/contract.ts';
import { query } from '#kit/contract/query.ts';
import type { AnyTool } from '../define/tool.ts';
import { useChosenEngine } from './use-chosen-engine.ts';

export type ToolEngines = ReturnType<typeof useToolEngines>;

/** Those that can do what a tool needs, and the one that was chosen; none for a tool that asks none. */
export function useToolEngines({ id, needs }: Pick<AnyTool, 'id' | 'needs'>) {
  const { data } = useQuery({ ...query(listEngines), enabled: needs !== undefined });
  const able = needs
    ? (data?.items ?? []).filter(({ can }) => needs.every((need) => can.includes(need)))
    : [];
  return { able, ...useChosenEngine(id, able) };
}
