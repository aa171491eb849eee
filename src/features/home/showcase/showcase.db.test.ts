import { expect } from 'vitest';
import { compareTexts } from '#features/consensus/two-texts/tool.ts';
import type { ConsensusData } from '#features/consensus/data.ts';
import { emailPolish } from '#features/email/polish/tool.ts';
import { captionsTool } from '#features/transcripts/captions-tool.ts';
import { createRun, getRun } from '#tools/run/contract.ts';
import { follow } from '#tools/run/streaming.testing.ts';
import { databaseTest as test, useTestApp } from '#testing/test-app.ts';
import { comparison, edits, transcript } from './results.ts';

const app = useTestApp();

async function resultOf(tool: { id: string; examples: readonly { input: object }[] }, example: number) {
  const client = app.client();
  const { body } = await client.call(createRun, {
    params: { tool: tool.id },
    body: { input: tool.examples[example]!.input as Record<string, unknown> },
  });
  expect(await (await follow(app, client, body.id)).end()).toBe('done');
  return (await client.call(getRun, { params: { id: body.id } })).body.output;
}

test('the corrections on the home page are the ones the tool makes', async () => {
  const { data } = await resultOf(emailPolish, 0);
  const made = (data as { edits: { was: string; now: string | null }[] }).edits;
  for (const { was, now } of edits) expect(made).toContainEqual(expect.objectContaining({ was, now }));
});

test('the comparison on the home page is the one the tool makes', async () => {
  const { finding } = (await resultOf(compareTexts, 1)).data as ConsensusData;
  const sides = finding!.contested.flatMap((contest) => contest.sides.map(({ words }) => words));
  expect(sides).toEqual(expect.arrayContaining([...comparison.differ]));
  expect(finding!.agreed.map(({ words }) => words)).toContain(comparison.agreed);
});

test('the transcript on the home page is the one the tool makes', async () => {
  const { texts } = await resultOf(captionsTool, 0);
  for (const { time, speaker, words } of transcript)
    expect(texts.text).toContain(`${time} ${speaker}: ${words}`);
});
