import type { AnyTool } from '../define/tool.ts';
import type { PickableEngine } from './engine-picker.tsx';
import { useChosenEngine } from './use-chosen-engine.ts';

export type ToolEngines = ReturnType<typeof useToolEngines>;

/** Those that can do what a tool needs, and the one that was chosen; none for a tool that asks none. */
export function useToolEngines(
  { id, needs }: Pick<AnyTool, 'id' | 'needs'>,
  engines: readonly PickableEngine[] = [],
) {
  const able = needs ? engines.filter(({ can }) => needs.every((need) => can.includes(need))) : [];
  return { able, ...useChosenEngine(id, able) };
}
