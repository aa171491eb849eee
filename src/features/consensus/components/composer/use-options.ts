/** How one wants to be answered: the mode, who answers, and when the consensus begins. Mode and panel are remembered. */
import { useState } from 'react';
import { consensusModes, type ConsensusMode } from '#features/consensus/modes.ts';
import type { EngineItem } from '#kit/ai/contract.ts';
import { useRemembered } from '#tools/page/use-remembered.ts';

/** As the input of the tool names them; undefined leaves the choice to the server. */
export interface Advanced {
  quorum?: number | undefined;
  deadlineSeconds?: number | undefined;
  judge?: string | undefined;
}

/** Of fewer language models, nobody could put one before another: one's own answer is not ranked. */
const fewestVoters = 3;

/** Built-in engines that are loaded by now; ones that are gone are not asked. */
export function useOptions(known: readonly Pick<EngineItem, 'id' | 'source'>[] | undefined) {
  const [keptMode, keepMode] = useRemembered('consensus:mode');
  const [keptPanel, keepPanel] = useRemembered('consensus:panel');
  const [advanced, setAdvanced] = useState<Advanced>({});
  const models = known?.filter(({ source }) => source !== 'bamboo').length ?? 0;
  const modes = consensusModes.filter((one) => one !== 'council' || models >= fewestVoters);
  const mode = modes.find((one) => one === keptMode) ?? 'consensus';
  const panel = keptPanel?.split('\n').filter((id) => known?.some((engine) => engine.id === id)) ?? [];
  return {
    mode,
    /** Those that can be chosen now. */
    modes,
    /** Empty: the best available. */
    panel,
    advanced,
    setMode: (next: ConsensusMode) => keepMode(next),
    setPanel: (next: readonly string[]) => keepPanel(next.length === 0 ? null : next.join('\n')),
    setAdvanced,
    /** What goes into the run beside the question. */
    input(): Record<string, unknown> {
      const given = Object.entries(advanced).filter(([, value]) => value !== undefined);
      return { mode, ...(panel.length > 0 ? { panel } : {}), ...Object.fromEntries(given) };
    },
  };
}
