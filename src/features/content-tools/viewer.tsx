/** What a small tool made: the text to take, its differences, candidates to copy, figures, and what to look at. */
import { useMemo, useState } from 'react';
import { AnswerText } from '#kit/ui/answer-text.tsx';
import { CopyButton } from '#kit/ui/copy-button.tsx';
import { Checkbox } from '#kit/ui/checkbox.tsx';
import { DescriptionList } from '#kit/ui/description-list.tsx';
import { Changed, InlineDiff } from '#kit/ui/diff/diff-text.tsx';
import { diffWords } from '#kit/ui/diff/word-diff.ts';
import { mainText } from '#tools/define/output.ts';
import type { Viewed } from '#tools/kinds/kind-table.ts';
import { noData, type WritingData } from './data.ts';

export default function WritingViewer({ output, input, isGrowing = false }: Viewed<WritingData>) {
  const text = output.texts[mainText] ?? '';
  const data = output.data ?? noData;
  const before = data.revises && typeof input?.text === 'string' ? input.text : undefined;
  const showsText = data.choices.length === 0 && (data.figures.length === 0 || data.revises) && !isList(data);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {showsText &&
        (before !== undefined && !isGrowing && before.trim() !== text.trim() ? (
          <Revised before={before} now={text} />
        ) : (
          <div dir="auto">
            {data.revises ? (
              <Plain text={text} />
            ) : (
              <AnswerText text={text} streaming={isGrowing} topHeading={3} />
            )}
          </div>
        ))}
      {data.choices.length > 0 && <Choices choices={data.choices} />}
      {data.figures.length > 0 && (
        <DescriptionList items={data.figures.map(({ label, value }) => ({ term: label, details: value }))} />
      )}
      {data.hints.length > 0 && <Hints hints={data.hints} />}
      {data.changes.length > 0 && <Changes changes={data.changes} isOpen={isList(data)} />}
      {data.note && <p className="max-w-[44em] text-sm text-muted">{data.note}</p>}
    </div>
  );
}

/** The differences themselves are the result. */
const isList = ({ changes, revises }: WritingData) => changes.length > 0 && !revises;

const Plain = ({ text }: { text: string }) => <div className="whitespace-pre-wrap wrap-anywhere">{text}</div>;

function Revised({ before, now }: { before: string; now: string }) {
  const [isMarked, setMarked] = useState(false);
  const pieces = useMemo(() => (isMarked ? diffWords(before, now) : []), [isMarked, before, now]);
  return (
    <div className="grid gap-3">
      <div dir="auto">{isMarked ? <InlineDiff pieces={pieces} /> : <Plain text={now} />}</div>
      <Checkbox
        label="Show what changed"
        checked={isMarked}
        onChange={({ target }) => setMarked(target.checked)}
      />
    </div>
  );
}

function Choices({ choices }: Pick<WritingData, 'choices'>) {
  return (
    <ul className="grid gap-2">
      {choices.map(({ text, note }) => (
        <li key={text} className="flex items-start justify-between gap-3 rounded-lg bg-sunken px-4 py-3">
          <div className="grid min-w-0 gap-0.5" dir="auto">
            <span className="wrap-anywhere">{text}</span>
            {note && <span className="text-sm wrap-anywhere text-muted">{note}</span>}
          </div>
          <CopyButton value={text} variant="ghost" aria-label={`Copy “${text}”`} />
        </li>
      ))}
    </ul>
  );
}

function Hints({ hints }: Pick<WritingData, 'hints'>) {
  return (
    <section className="grid gap-3">
      <h3 className="text-lg">Suggestions</h3>
      <ul className="grid gap-3">
        {hints.map(({ text, why }, at) => (
          <li key={at} className="border-l-2 border-bamboo pl-3" dir="auto">
            <p className="wrap-anywhere">{text}</p>
            <p className="text-sm text-muted">{why}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Changes({ changes, isOpen }: Pick<WritingData, 'changes'> & { isOpen: boolean }) {
  return (
    <details open={isOpen} className="group">
      <summary className="min-h-11 cursor-pointer py-2 font-medium">
        {changes.length === 1 ? 'One change' : `${changes.length} changes`}, with reasons
      </summary>
      <ul className="mt-2 grid gap-3">
        {changes.map(({ was, now, why }, at) => (
          <li key={at} dir="auto">
            <p className="wrap-anywhere">
              <Changed was={was} now={was !== '' && now !== '' ? ` ${now}` : now} />
            </p>
            <p className="text-sm text-muted">{why}</p>
          </li>
        ))}
      </ul>
    </details>
  );
}
