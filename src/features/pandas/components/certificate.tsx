import type { ReactNode } from 'react';
import type { Mood } from '#kit/ui/panda/panda.tsx';
import type { AdoptedPanda } from '../contract.ts';
import { lookColors } from '#kit/ui/panda/look-colors.ts';
import { describeLook } from '../look-words.ts';
import { PandaPortrait } from './panda-portrait.tsx';
import { Seal } from './seal.tsx';

const day = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' });

interface CertificateProps {
  panda: AdoptedPanda;
  keeper: string;
  mood: Mood;
  actions: ReactNode;
}

/** Proof that someone and their panda belong together. */
export function Certificate({ panda, keeper, mood, actions }: CertificateProps) {
  return (
    <article className="rounded-panel border border-line bg-surface p-3 shadow-soft">
      <div
        className="relative grid items-end gap-x-10 rounded-card border-4 border-double border-line px-6 sm:px-10 md:grid-cols-[auto_1fr]"
        style={lookColors(panda.look)}
      >
        <div className="justify-self-center pt-12">
          <PandaPortrait look={panda.look} mood={mood} size={250} />
        </div>
        <div className="grid content-center gap-6 self-stretch py-10">
          <div className="grid gap-2">
            <p className="text-muted">This is to say that</p>
            <h2 className="text-display wrap-anywhere">{panda.name}</h2>
            <p className="max-w-[30em] text-lg">
              {describeLook(panda.look)}, was adopted by <strong className="wrap-anywhere">{keeper}</strong>{' '}
              on <time dateTime={panda.adoptedAt}>{day.format(new Date(panda.adoptedAt))}</time>, and has been
              in good company since.
            </p>
          </div>
          <div className="flex flex-wrap gap-3" data-print="hide">
            {actions}
          </div>
        </div>
        <Seal className="absolute right-10 bottom-10 w-32 -rotate-12 max-lg:hidden" />
      </div>
    </article>
  );
}
