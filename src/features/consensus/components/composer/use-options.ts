/** How one wants to be answered: the mode, who answers, and when the consensus begins. Mode and panel are remembered. */
import { useState } from 'react';
import { consensusModes, type ConsensusMode } from '#features/consensus/data.ts';
import { useRemembered } from './remembered.ts';

export type Options = ReturnType<typeof useOptions>;

/** As the input of the tool names them; undefined leaves the choice to the house. */
export interface Advanced {
  quorum?: number | undefined;
  deadlineSeconds?: number | undefined;
  judge?: string | undefined;
}

/** Engines of the house that are known by now; ones that are gone are not asked. */
export function useOptions(known: readonly { id: string }[] | undefined) {
  const [keptMode, keepMode] = useRemembered('consensus:mode');
  const [keptPanel, keepPanel] = useRemembered('consensus:panel');
  const [advanced, setAdvanced] = useState<Advanced>({});
  const mode = consensusModes.find((one) => one === keptMode) ?? 'consensus';
  const panel = keptPanel?.split('\n').filter((id) => known?.some((engine) => engine.id === id)) ?? [];
  return {
    mode,
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
