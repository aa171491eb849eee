/** Which claim one points at: hovering a claim marks its sentences in every answer, and the other way round. */
import { createContext, useMemo, useState } from 'react';
import type { Finding } from '#features/consensus/data.ts';
import { firstVoiceOf } from './marks.ts';

export interface Marking {
  /** The claim under the pointer, or else the one that was chosen. */
  active: string | undefined;
  /** Stays marked until another is chosen. `times` goes up whenever its sentences are to be shown. */
  chosen: { id: string; times: number } | undefined;
  /** Choose an answer a narrow screen shows. */
  shown: string | undefined;
  hover: (id: string | undefined) => void;
  choose: (id: string) => void;
  show: (member: string) => void;
}

const nothing = () => {};
export const MarkingContext = createContext<Marking>({
  active: undefined,
  chosen: undefined,
  shown: undefined,
  hover: nothing,
  choose: nothing,
  show: nothing,
});

export function useMarking(finding: Finding | null): Marking {
  const [hovered, hover] = useState<string>();
  const [chosen, setChosen] = useState<Marking['chosen']>();
  const [shown, show] = useState<string>();
  return useMemo(
    () => ({
      active: hovered ?? chosen?.id,
      chosen,
      shown,
      hover,
      choose(id) {
        setChosen({ id, times: (chosen?.times ?? 0) + 1 });
        const first = firstVoiceOf(finding, id);
        if (first) show(first);
      },
      show,
    }),
    [finding, hovered, chosen, shown],
  );
}
