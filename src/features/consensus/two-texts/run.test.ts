/** What someone sees while a comparison model works, and where it is away. */
import { expect, test } from 'vitest';
import type { ConsensusData } from '#features/consensus/data.ts';
import { createLog } from '#kit/log.server.ts';
import type { Models } from '#kit/models/model-host.server.ts';
import type { RunContext, Update } from '#tools/define/define-run.server.ts';
import { compareTextsRun } from './run.server.ts';
import { compareTexts } from './tool.ts';

const [, notice] = compareTexts.examples;

async function run(models: Partial<Models>) {
  const context = { models, signal: new AbortController().signal, log: createLog('silent') };
  const updates: Update[] = await Array.fromAsync(
    compareTextsRun.run(notice!.input as never, context as unknown as RunContext),
  );
  return {
    steps: updates.flatMap((update) => ('step' in update ? [update.step] : [])),
    texts: updates.flatMap((update) => ('text' in update && update.to === 'text' ? [update.text] : [])),
    findings: updates.flatMap((update) =>
      'data' in update ? [(update.data as ConsensusData).finding!] : [],
    ),
  };
}

const shared = ['Entry costs 4 euros.', 'Children under 6 swim for free.'];

test('what exact code finds stands before the model is asked, and sentences in both texts are agreed to the end', async () => {
  const contrary = [0.05, 0.85, 0.1] as const;
  const { steps, findings, texts } = await run({
    isReady: () => true,
    embed: (all) => Promise.resolve(all.map(() => Float32Array.of(1, 0))),
    compareClaims: (pairs) => Promise.resolve(pairs.map(() => contrary)),
  } as Partial<Models>);
  expect(findings.map(({ matchedBy }) => matchedBy)).toEqual(['words', 'meaning']);
  for (const { agreed } of findings) expect(agreed.map(({ words }) => words)).toEqual(shared);
  expect(steps.at(-1)).toMatch(/^Comparing pairs of sentences: 0 of \d+$/);
  expect(texts.at(-1)).not.toContain('didn’t answer');
});

test('where the model fails the comparison stands by exact code, and says so', async () => {
  const away = () => Promise.reject(new Error('away'));
  const { findings, texts } = await run({ isReady: () => true, embed: away, compareClaims: away });
  expect(findings.at(-1)).toMatchObject({ matchedBy: 'words', isModelMissing: true });
  expect(findings.at(-1)!.agreed.map(({ words }) => words)).toEqual(shared);
  expect(findings.at(-1)!.contested).toHaveLength(2);
  expect(texts.at(-1)).toContain(
    'The comparison model didn’t answer, so the texts were compared word by word.',
  );
});

test('where there is no model nothing is said of it', async () => {
  const { findings, texts } = await run({ isReady: () => false });
  expect(findings.at(-1)!.isModelMissing).toBeUndefined();
  expect(texts.at(-1)).toContain('agree on 2 points');
});
