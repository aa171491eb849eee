/** The suggestions of every version, to be applied to one's own text. */
import { useMemo } from 'react';
import { applyToText } from '#tools/work/merge-text.ts';
import type { DraftData } from '#features/collaborate/data.ts';
import { versionsOf } from '../plan.ts';
import { offersFor, suggestedBy, type Offer, type Suggested } from '../suggested.ts';
import type { OwnText } from './own-text.tsx';
import { remarksOn } from './placed-remark.ts';

export interface Suggestions {
  offers: ReadonlyMap<string, Offer>;
  /** The last version with those that were applied. */
  applied: string;
  press: (offer: Offer) => void;
  isBusy: boolean;
}

export function useSuggestions(
  data: DraftData,
  texts: Readonly<Record<string, string>>,
  own: OwnText,
): Suggestions {
  const suggested = useMemo(
    () =>
      versionsOf(data, texts).map(({ step, text }) => ({
        text,
        list: suggestedBy(remarksOn(data, step.id)),
      })),
    [data, texts],
  );
  const offers = useMemo(
    () => new Map(suggested.flatMap(({ text, list }) => [...offersFor(list, text, own.text)])),
    [suggested, own.text],
  );
  const applied = useMemo(() => withApplied(suggested, offers), [suggested, offers]);
  return { offers, applied, press: (offer) => own.change(offer.pressed()), isBusy: own.isBeginning };
}

function withApplied(
  versions: readonly { text: string; list: readonly Suggested[] }[],
  offers: ReadonlyMap<string, Offer>,
): string {
  const isApplied = ({ key }: Suggested) => offers.get(key)?.isApplied;
  return versions.reduce(
    (now, { text, list }) =>
      applyToText(
        now,
        list.filter(isApplied).map(({ change }) => change),
        text,
      ).text,
    versions.at(-1)?.text ?? '',
  );
}
