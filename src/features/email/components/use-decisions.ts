/** Which edits of a draft are taken, and the text that comes of it. */
import { useMemo, useState } from 'react';
import { resultOf } from '../polish/result.ts';
import type { ShownEdit } from '../polish/data.ts';

export interface Decisions {
  isTaken: (at: number) => boolean;
  /** Undecided: advice that nobody has looked at. */
  isOpen: (at: number) => boolean;
  take: (at: number) => void;
  refuse: (at: number) => void;
  takeAll: () => void;
  refuseAll: () => void;
  taken: number;
  result: string;
}

export function useDecisions(text: string, edits: readonly ShownEdit[]): Decisions {
  const [chosen, setChosen] = useState<ReadonlyMap<number, boolean>>(new Map());
  const isTaken = (at: number) => edits[at]!.now !== null && (chosen.get(at) ?? edits[at]!.sure);
  const set = (at: number, value: boolean) => setChosen((before) => new Map(before).set(at, value));
  const setAll = (value: boolean) => setChosen(new Map(edits.map((_, at) => [at, value])));
  const takenEdits = useMemo(
    () => edits.filter(({ now, sure }, at) => now !== null && (chosen.get(at) ?? sure)),
    [edits, chosen],
  );
  return {
    isTaken,
    isOpen: (at) => !chosen.has(at),
    take: (at) => set(at, true),
    refuse: (at) => set(at, false),
    takeAll: () => setAll(true),
    refuseAll: () => setAll(false),
    taken: takenEdits.length,
    result: useMemo(() => resultOf(text, takenEdits), [text, takenEdits]),
  };
}
