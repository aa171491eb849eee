/** What can be done with a passage, and the run that does it: a small tool, or the editor's own. */
import { callStream } from '#kit/contract/call-stream.ts';
import { call } from '#kit/contract/call.ts';
import { withEvent } from '#tools/follow/run-events.ts';
import { createRun, getRun, streamRun, type RunView } from '#tools/run/contract.ts';
import { mainText } from '#tools/define/output.ts';

export interface PassageAction {
  label: string;
  tool: string;
  input: Readonly<Record<string, string>>;
  /** It adds behind the passage in place of changing it. */
  adds?: boolean;
}

export const passageActions: readonly PassageAction[] = [
  { label: 'Fix spelling and grammar', tool: 'grammar', input: {} },
  { label: 'Rewrite clearly', tool: 'rewrite', input: {} },
  { label: 'Shorten', tool: 'shorten', input: { size: 'tight' } },
  { label: 'Simplify', tool: 'simplify', input: {} },
  { label: 'More formal', tool: 'tone', input: { tone: 'formal' } },
  { label: 'Friendlier', tool: 'tone', input: { tone: 'friendly' } },
  { label: 'More confident', tool: 'tone', input: { tone: 'confident' } },
  { label: 'Translate into German', tool: 'translate', input: { into: 'de' } },
  { label: 'Translate into English', tool: 'translate', input: { into: 'en' } },
  { label: 'Continue writing', tool: 'edit-passage', input: {}, adds: true },
];

export interface Answer {
  text: string;
  /** Reasons of the rules, where there are some. */
  changes: readonly { was: string; now: string; why: string }[];
  note: string | null;
  by: string;
  /** It stands as it was: there is nothing to suggest, or only a gloss. */
  revises: boolean;
}

/** Runs it and tells its words as they come. */
export async function askEngine(
  { tool, input }: Pick<PassageAction, 'tool' | 'input'>,
  text: string,
  { signal, onWords }: { signal: AbortSignal; onWords: (words: string) => void },
): Promise<Answer> {
  let run: RunView = await call(
    createRun,
    { params: { tool }, body: { input: { ...input, text } } as never },
    { idempotencyKey: crypto.randomUUID() },
  );
  for await (const event of callStream(
    streamRun,
    { params: { id: run.id }, query: { from: run.position, patches: 'true' } },
    { signal },
  )) {
    run = withEvent(run, event);
    onWords(run.output.texts[mainText] ?? '');
  }
  run = (await call(getRun, { params: { id: run.id } }, { signal })) as RunView;
  if (run.state !== 'done') throw new Error(run.error ?? 'It was cut off. Nothing was changed.');
  const data = (run.output.data ?? {}) as Partial<Answer>;
  return {
    text: run.output.texts[mainText] ?? '',
    changes: data.changes ?? [],
    note: data.note ?? null,
    by: run.engines[0]?.title ?? 'Bamboo',
    // A translation by rule is a gloss, and says so in its note.
    revises: tool !== 'translate' || (data.note ?? null) === null,
  };
}
