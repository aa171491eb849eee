import type { EngineItem } from '#features/engines/contract.ts';
import { Link } from 'react-router';
import { href } from '#kit/href.ts';
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
        Two texts at hand? <Link to={href('/ai/compare-texts')}>Compare them claim by claim</Link>.
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
  const hasBamboo = chosen.length > others.length;
  const families = new Set(others.map(({ family }) => family)).size;
  return (
    <p className="max-w-[44em] text-muted">
      {others.length === 0
        ? 'Answering now: the sources of Bamboo that know it, each by itself. They know words, countries, numbers, dates and texts that you paste.'
        : `Ready to answer: ${others.length} ${others.length === 1 ? 'engine' : 'engines'} from ${families} ${families === 1 ? 'maker' : 'makers'}${hasBamboo ? ', and Bamboo where it knows' : ''}.`}{' '}
      <Link to={href('/settings', { tab: 'engines' })}>Add an engine</Link>
      {others.length === 0 && ' to ask about anything else'}.
    </p>
  );
}
