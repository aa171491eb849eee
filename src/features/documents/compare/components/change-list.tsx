import { useState } from 'react';
import { Button } from '#kit/ui/button.tsx';
import { diffWords } from '#kit/ui/diff/word-diff.ts';
import type { Change, ComparisonData, Side } from '../data.ts';

const words = { changed: 'Changed', added: 'Added', removed: 'Removed', moved: 'Moved' } as const;
const atFirst = 50;

interface ChangeListProps {
  data: ComparisonData;
  onShow(sides: { was: Side | null; now: Side | null }): void;
}

export function ChangeList({ data: { changes, contradictions }, onShow }: ChangeListProps) {
  const [only, setOnly] = useState<Change['is']>();
  const [most, setMost] = useState(atFirst);
  const shown = changes.filter(({ is }) => !only || is === only);
  const kinds = (Object.keys(words) as Change['is'][]).filter((is) =>
    changes.some((change) => change.is === is),
  );
  return (
    <>
      {contradictions.length > 0 && (
        <section aria-label="Contradictions" className="grid gap-2">
          <h3 className="text-lg">Contradictions</h3>
          <ul className="grid gap-2">
            {contradictions.map(({ difference, first, second }, at) => (
              <li key={at}>
                <Row onClick={() => onShow({ was: first, now: second })} title={difference}>
                  <span className="block">“{first.text}”</span>
                  <span className="block">“{second.text}”</span>
                </Row>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section aria-label="Differences" className="grid gap-2">
        <h3 className="text-lg">Differences</h3>
        <div role="group" aria-label="Show" className="flex flex-wrap gap-2">
          {[undefined, ...kinds].map((is) => (
            <Button
              key={is ?? 'all'}
              size="sm"
              variant={only === is ? 'primary' : 'secondary'}
              aria-pressed={only === is}
              onClick={() => setOnly(is)}
            >
              {is ? `${words[is]} (${changes.filter((change) => change.is === is).length})` : 'All'}
            </Button>
          ))}
        </div>
        <ul className="grid gap-2">
          {shown.slice(0, most).map((change, at) => (
            <li key={at}>
              <Row onClick={() => onShow(change)} title={`${words[change.is]}, ${placesOf(change)}`}>
                <Words change={change} />
              </Row>
            </li>
          ))}
        </ul>
        {shown.length > most && (
          <Button variant="secondary" onClick={() => setMost(most + 200)}>
            Show more
          </Button>
        )}
      </section>
    </>
  );
}

function Row({ title, onClick, children }: { title: string; onClick(): void; children: React.ReactNode }) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="w-full rounded-lg border border-line bg-surface px-4 py-2.5 text-start hover:border-edge"
    >
      <span className="block text-sm text-muted first-letter:uppercase">{title}</span>
      <span dir="auto" className="wrap-anywhere">
        {children}
      </span>
    </button>
  );
}

const placesOf = ({ was, now }: Change) =>
  was && now && was.page !== now.page ? `p. ${was.page} → p. ${now.page}` : `p. ${(now ?? was)!.page}`;

function Words({ change: { is, was, now } }: { change: Change }) {
  if (is !== 'changed' || !was || !now)
    return is === 'removed' ? <del>{was?.text}</del> : is === 'added' ? <ins>{now?.text}</ins> : now?.text;
  return diffWords(was.text, now.text).map((piece, at) =>
    piece.kind === 'same' ? (
      piece.text
    ) : (
      <span key={at}>
        {piece.was && <del className="bg-blush">{piece.was}</del>}
        {piece.now && <ins className="bg-leaf no-underline">{piece.now}</ins>}
      </span>
    ),
  );
}
