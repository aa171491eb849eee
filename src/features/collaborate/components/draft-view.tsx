import { useMemo, useState } from 'react';
import { InlineDiff, SideBySide } from '#kit/ui/diff/diff-text.tsx';
import { diffWords } from '#kit/ui/diff/word-diff.ts';
import type { DraftData } from '#features/collaborate/data.ts';
import { versionsOf } from '../plan.ts';
import { versionWords } from '../words.ts';
import { Beside, type PartProps } from './beside.tsx';
import { keyOfChange } from './change-list.tsx';
import { ChoicePills } from './choice-pills.tsx';
import { DrawnChange } from './drawn-change.tsx';
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
  const [wanted, setWanted] = useState<View>();
  const [active, setActive] = useState<string>();
  const found = versions.findIndex(({ step }) => step.id === chosen);
  const number = found < 0 ? versions.length - 1 : found;
  const version = versions[number];
  const before = versions[number - 1];
  const isWriting = isOpen && version?.step.state === 'writing';
  // What is still being written differs from the version before everywhere.
  const pieces = usePieces(isWriting ? undefined : before?.text, version?.text);
  if (!version) return null;

  // While others speak of a version, it is the version that one looks at.
  const view = pieces ? (wanted ?? (isOpen ? 'text' : 'changes')) : 'text';
  const reviewed = number === versions.length - 1 && !isOpen ? review : undefined;
  return (
    <section aria-label="Document" className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <ChoicePills
          label="Versions"
          options={versions.map(({ step }, at) => ({ value: step.id, label: `Version ${at + 1}` }))}
          value={version.step.id}
          onChange={setChosen}
        />
        {pieces && <ChoicePills label="Show" options={views} value={view} onChange={setWanted} />}
      </div>
      {view === 'sides' ? (
        <div className="rounded-card border border-line bg-surface p-5 sm:p-7">
          <SideBySide pieces={pieces!} before={`Version ${number}`} after={`Version ${number + 1}`} />
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
              <InlineDiff
                pieces={pieces!}
                renderChange={(change, at) => (
                  <DrawnChange
                    change={change}
                    isRefused={reviewed?.refused.has(at) ?? false}
                    isActive={active === keyOfChange(at)}
                    onActive={(isOn) => setActive(isOn ? keyOfChange(at) : undefined)}
                    target={reviewed && keyOfChange(at)}
                  />
                )}
              />
            ) : (
              <Remarked data={data} version={version} active={active} onActive={setActive} />
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

function Remarked({ data, version, active, onActive }: PartProps) {
  const remarks = useMemo(() => remarksOn(data, version.step.id), [data, version.step.id]);
  return <MarkedDocument text={version.text} remarks={remarks} active={active} onActive={onActive} />;
}
