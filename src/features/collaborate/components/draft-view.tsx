import { useMemo, useState } from 'react';
import { SideBySide } from '#kit/ui/diff/diff-text.tsx';
import { diffWords } from '#kit/ui/diff/word-diff.ts';
import type { DraftData } from '#features/collaborate/data.ts';
import { versionsOf } from '../plan.ts';
import { versionWords } from '../words.ts';
import { Beside, type PartProps } from './beside.tsx';
import { ChoicePills } from './choice-pills.tsx';
import { DrawnText } from './drawn-text.tsx';
import { MarkedDocument } from './marked-document.tsx';
import { remarksOn } from './placed-remark.ts';
import type { Review } from './use-review.ts';
import type { Suggestions } from './use-suggestions.ts';

interface DraftViewProps {
  data: DraftData;
  texts: Readonly<Record<string, string>>;
  isOpen: boolean;
  /** To keep or undo the changes of the last revision; without it one only reads. */
  review?: Review | undefined;
  suggestions?: Suggestions | undefined;
}

const views = [
  { value: 'changes', label: 'Changes' },
  { value: 'sides', label: 'Side by side' },
  { value: 'text', label: 'Text' },
] as const;
type View = (typeof views)[number]['value'];

/** The document in each of its versions: what was said of it, and what became of it. */
export function DraftView({ data, texts, isOpen, review, suggestions }: DraftViewProps) {
  const versions = versionsOf(data, texts);
  const [chosen, setChosen] = useState<string>();
  const [chosenView, setChosenView] = useState<View>();
  const [active, setActive] = useState<string>();
  const found = versions.findIndex(({ step }) => step.id === chosen);
  const number = found < 0 ? versions.length - 1 : found;
  const version = versions[number];
  const before = versions[number - 1];
  const isWriting = isOpen && version?.step.state === 'writing';
  // What is still being written differs from the version before everywhere.
  const pieces = usePieces(isWriting ? undefined : before?.text, version?.text);
  const isLast = number === versions.length - 1 && !isOpen;
  const now = (isLast ? suggestions?.applied : undefined) ?? version?.text;
  const sides = usePieces(before?.text, now);
  if (!version || now === undefined) return null;

  // While others speak of a version, it is the version that one looks at.
  const view = pieces ? (chosenView ?? (isOpen ? 'text' : 'changes')) : 'text';
  const reviewed = isLast ? review : undefined;
  return (
    <section aria-label="Document" className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <ChoicePills
          label="Versions"
          options={versions.map(({ step }, at) => ({ value: step.id, label: `Version ${at + 1}` }))}
          value={version.step.id}
          onChange={setChosen}
        />
        {pieces && <ChoicePills label="Show" options={views} value={view} onChange={setChosenView} />}
      </div>
      {view === 'sides' ? (
        <div className="rounded-card border border-line bg-surface p-5 sm:p-7">
          <SideBySide pieces={sides!} before={`Version ${number}`} after={`Version ${number + 1}`} />
        </div>
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          <div
            role="region"
            aria-label="Text"
            aria-busy={isWriting}
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
            tabIndex={0}
            className="max-h-[calc(100vh-7rem)] overflow-y-auto rounded-card border border-line bg-surface p-5 max-lg:max-h-none sm:p-7 lg:sticky lg:top-24"
          >
            <p className="mb-3 text-sm font-medium text-muted">{versionWords(version.step, number + 1)}</p>
            {view === 'changes' ? (
              <DrawnText
                pieces={pieces!}
                text={version.text}
                now={now}
                review={reviewed}
                active={active}
                onActive={setActive}
              />
            ) : (
              <Remarked
                data={data}
                version={version}
                now={now}
                suggestions={suggestions}
                active={active}
                onActive={setActive}
              />
            )}
          </div>
          <Beside
            data={data}
            texts={texts}
            version={version}
            pieces={view === 'changes' ? pieces : undefined}
            review={reviewed}
            suggestions={isOpen ? undefined : suggestions}
            before={before}
            isOpen={isOpen}
            active={active}
            onActive={setActive}
          />
        </div>
      )}
    </section>
  );
}

function usePieces(was: string | undefined, now: string | undefined) {
  return useMemo(
    () => (was === undefined || now === undefined ? undefined : diffWords(was, now)),
    [was, now],
  );
}

interface RemarkedProps extends PartProps {
  /** The version with the suggestions that were applied. */
  now: string;
  suggestions: Suggestions | undefined;
}

function Remarked({ data, version, now, suggestions, active, onActive }: RemarkedProps) {
  const remarks = useMemo(() => remarksOn(data, version.step.id), [data, version.step.id]);
  // Without remarks there is nothing whose place would move.
  const text = remarks.length === 0 ? now : version.text;
  return (
    <MarkedDocument
      text={text}
      remarks={remarks}
      isApplied={(key) => suggestions?.offers.get(key)?.isApplied ?? false}
      active={active}
      onActive={onActive}
    />
  );
}
