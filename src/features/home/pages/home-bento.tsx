import { Link } from 'react-router';
import { href } from '#kit/href.ts';
import type { Place } from '#kit/place.ts';
import { cardLink } from '#kit/ui/card.tsx';
import { Panda } from '#kit/ui/panda/panda.tsx';
import { ClockTile } from '../bento/clock-tile.tsx';
import { DecideTile } from '../bento/decide-tile.tsx';
import { HelpTile } from '../bento/help-tile.tsx';
import { PercentTile } from '../bento/percent-tile.tsx';
import { Tile } from '../bento/tile.tsx';
import { WordsTile } from '../bento/words-tile.tsx';
import { AllTools } from '../components/all-tools.tsx';
import { Prompt } from '../prompt/prompt.tsx';

/** Alternate 3: a grid of tools that work where they stand. */
export default function HomeBento({ places }: { places: readonly Place[] }) {
  return (
    <>
      <h1 className="pt-10 pb-6 text-4xl md:pt-14">Quick tools</h1>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2 lg:grid-cols-4">
        <Tile title="Ask the panda" field="leaf" className="sm:col-span-2 lg:row-span-2">
          <Prompt className="mt-20" />
        </Tile>
        <PercentTile />
        <ClockTile />
        <WordsTile />
        <DecideTile />
        <AdoptTile />
        <HelpTile />
      </div>
      <div className="mt-10">
        <AllTools places={places} />
      </div>
    </>
  );
}

function AdoptTile() {
  return (
    <Tile title="Adopt a panda" field="leaf" className="relative overflow-hidden pb-0 sm:pb-0">
      <p>
        <Link to={href('/adopt-panda')} className={`${cardLink} underline underline-offset-4`}>
          The first one is free
        </Link>
      </p>
      <Panda pose="sit" mood="idle" size={150} className="mt-auto -mb-2 self-end" />
    </Tile>
  );
}
