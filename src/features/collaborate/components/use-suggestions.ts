/** The suggestions of every version, to be applied to one's own text. */
import { useMemo } from 'react';
import type { DraftData } from '#features/collaborate/data.ts';
import { versionsOf } from '../plan.ts';
import { offersFor, suggestedBy, type Offer } from '../suggested.ts';
import type { OwnText } from './own-text.tsx';
import { remarksOn } from './placed-remark.ts';

export interface Suggestions {
  offers: ReadonlyMap<string, Offer>;
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
  return { offers, press: (offer) => own.change(offer.pressed()), isBusy: own.isBeginning };
}
