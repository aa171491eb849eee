import type { EngineItem } from '#kit/ai/contract.ts';
import { Link } from 'react-router';
import { href } from '#kit/href.ts';
import { BrowserAiOffer } from '#tools/browser-ai/browser-ai-offer.tsx';
import { Examples as ToolExamples } from '#tools/page/examples.tsx';
import { consensus } from '../tool.ts';

interface ExamplesProps {
  onPick: (question: string) => void;
}

export function Examples({ onPick }: ExamplesProps) {
  return (
    <div className="grid gap-3">
      <ToolExamples examples={consensus.examples} onPick={({ question }) => onPick(question)} />
      <p className="text-muted">
        Have two texts? <Link to={href('/ai/compare-texts')}>Compare them claim by claim</Link>.
      </p>
    </div>
  );
}

interface WhoAnswersProps {
  engines: readonly EngineItem[] | undefined;
  panel: readonly string[];
}

/** Who would answer now, and how there could be more. */
export function WhoAnswers({ engines, panel }: WhoAnswersProps) {
  if (!engines) return null;
  const chosen = panel.length > 0 ? engines.filter(({ id }) => panel.includes(id)) : engines;
  const others = chosen.filter(({ source }) => source !== 'bamboo');
  // Where no language model answers, `NeedsModel` says what Bamboo can do.
  if (others.length === 0) return <BrowserAiOffer engines={engines} />;
  const hasBamboo = chosen.length > others.length;
  const families = new Set(others.map(({ family }) => family)).size;
  return (
    <p className="max-w-[44em] text-muted">
      Ready to answer: {others.length} {others.length === 1 ? 'engine' : 'engines'} from {families}{' '}
      {families === 1 ? 'maker' : 'makers'}
      {hasBamboo && ', and Bamboo where it knows'}. <Link to={href('/ai-models/connect')}>Add an engine</Link>
      .
    </p>
  );
}
