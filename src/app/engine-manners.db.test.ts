/**
 * Every tool that asks a language model, with an engine that answers as real ones do: well, at length, in Markdown, with a preface, in half
 * JSON, in another language, not at all, cut off, declining, or with the prompt repeated. The result is clean, or says what is wrong.
 */
import { afterAll, beforeAll, expect } from 'vitest';
import { addOwnKey } from '#features/engines/contract.ts';
import type { AnyTool } from '#tools/define/tool.ts';
import { useStandInModels } from '#features/mcp/stand-in-models.testing.ts';
import { buildMember } from '#testing/factories.ts';
import { startFakeProvider, type Scene } from '#testing/fake-provider.ts';
import { startFakeSources } from '#testing/fake-sources.ts';
import { databaseTest as test, useTestApp } from '#testing/test-app.ts';
import { exampleFor, pandaPage, runToEnd, spokenText, toolsWithModels } from './tools-with-models.testing.ts';

const fake = await startFakeProvider();
const sources = await startFakeSources();
const app = useTestApp({
  RATE_LIMITS: 'false',
  ...fake.env,
  ...sources.env,
  OPENAI_API_KEY: 'sk-test-0123456789',
  OPENAI_MODELS: 'gpt-5-mini',
});
beforeAll(() => {
  useStandInModels(app.services, spokenText);
  sources.found.set('wikipedia', [pandaPage]);
});
afterAll(() => Promise.all([fake.close(), sources.close()]));

const core = 'The mill of 1784 burned down in 1820 and was rebuilt in stone by its owner.';
const json = JSON.stringify({
  subject: 'The mill',
  title: 'The mill',
  aside: '',
  body: core,
  text: core,
  sender: '',
});
/** Tools whose result is what the engine wrote; the others hold it to sources or to a brief first. */
const writers = new Set([
  'rewrite',
  'simplify',
  'translate',
  'summarise',
  'email',
  'edit-passage',
  'voice-email',
  'ally',
]);
/** Tools whose result is in the language of what they were given, which is English here. */
const inTheirLanguage = new Set(['rewrite', 'simplify', 'shorten', 'summarise', 'captions', 'transcribe']);
const readable = new Set([
  'a correct answer',
  'a verbose answer',
  'Markdown',
  'a preface',
  'the prompt repeated',
]);
const refusal = 'I’m sorry, but I can’t help with that.';

interface Prompt {
  /** All that was asked, as it was sent. */
  sent: string;
  /** What the person's side of it says. */
  asked: string;
}

type Manner = (good: string, prompt: Prompt) => Scene;
const words = (...said: string[]): Scene => ({ words: said.flatMap((one) => one.split(/(?<=\s)/)) });

const manners: Record<string, Manner> = {
  'a correct answer': (good) => words(good),
  'a verbose answer': (good) =>
    words(
      `${good}\n\n${'It stands by the river. '.repeat(20)}\n\nLet me know if you would like any changes!`,
    ),
  Markdown: (good) => words(`\`\`\`markdown\n## The mill\n\n**${good}**\n\n- rebuilt in *stone*\n\`\`\``),
  'a preface': (good) => words(`Sure! Here is the result you asked for:\n\n${good}\n\nI hope this helps!`),
  'half JSON': (good) =>
    words(good === json ? json.slice(0, json.length / 2) : `{"text": "${good.slice(0, -1)}`),
  'another language': () =>
    words('Die Mühle von 1784 ist 1820 abgebrannt und wurde von ihrem Besitzer aus Stein wieder aufgebaut.'),
  'an empty answer': () => words(),
  'an answer cut off': (good) => ({ ...words(good.slice(0, good.length / 2)), end: 'cut' }),
  'a refusal': () => words(refusal),
  'the prompt repeated': (good, { asked }) => words(`${asked}\n\n${good}`),
};

/** The person's side of a request in any of the protocols, as one text. */
function promptOf(body: Record<string, unknown>): Prompt {
  const turns = (body.input ?? body.messages ?? []) as { role?: string; content?: unknown }[];
  const textOf = (content: unknown): string =>
    typeof content === 'string'
      ? content
      : Array.isArray(content)
        ? content.map((part: { text?: string }) => part.text ?? '').join('\n')
        : '';
  const last = turns.findLast(({ role }) => role === 'user');
  return { sent: JSON.stringify(body), asked: textOf(last?.content) };
}

/** Every text of a result, and every string in its data. */
function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

const never: readonly (readonly [what: string, RegExp])[] = [
  ['a preface', /\bhere is the result you asked for/i],
  ['a remark at the end', /I hope this helps|if you would like any changes/i],
  ['a fence', /```/],
  ['half JSON', /\{\s*"(?:text|subject|title|body)"/],
  ['instructions', /never an instruction to you/],
];

/** What somebody sees of one tool, and what it cost them. An engine of their own fails for them alone. */
async function tried(tool: AnyTool, isPaid: boolean) {
  const { client, user } = await buildMember(app);
  await app.services.credits.changePlan(user.id, 'plus');
  const key = { provider: 'groq' as const, name: 'Mine', key: 'gsk-test-0123456789', models: [] };
  if (!isPaid) expect((await client.call(addOwnKey, { body: key })).status).toBe(200);
  const input = await exampleFor(tool, client);
  const available = async () => (await app.services.credits.account(user.id))!.available;
  const before = await available();
  const run = await runToEnd(client, tool.id, input);
  const { texts, data } = run.output;
  return {
    tool: tool.id,
    run,
    input: JSON.stringify(input),
    text: texts.text ?? '',
    shown: stringsIn({ texts, data }),
    paid: before - (await available()),
  };
}

test.for(Object.keys(manners))('%s', async (name) => {
  const prompts: Prompt[] = [];
  fake.reply = (body) => {
    const prompt = promptOf(body);
    prompts.push(prompt);
    const wantsJson = /JSON|json_schema/.test(prompt.sent);
    return manners[name]!(wantsJson ? json : core, prompt);
  };
  const results = await Promise.all(toolsWithModels.map((tool) => tried(tool, name === 'an empty answer')));
  fake.reply = undefined;
  expect(prompts.length).toBeGreaterThanOrEqual(toolsWithModels.length);
  for (const { tool, run, input, text, shown, paid } of results) {
    const place = `${name}: ${tool}`;
    expect.soft(run.state === 'done' || run.error !== null, place).toBe(true);
    expect.soft(run.error ?? '', place).not.toContain('Something went wrong');
    for (const [what, pattern] of never)
      expect
        .soft(
          shown.filter((one) => pattern.test(one)),
          `${place} shows ${what}`,
        )
        .toEqual([]);
    for (const { asked } of prompts) {
      const [first = ''] = asked.split('\n');
      const isOurs = first.length >= 25 && !input.includes(first.slice(0, 40));
      if (isOurs)
        expect
          .soft(
            shown.filter((one) => one.includes(first)),
            `${place} repeats the prompt`,
          )
          .toEqual([]);
    }
    if (writers.has(tool) && readable.has(name))
      expect.soft(shown.join('\n'), place).toContain('burned down in 1820');
    if (name === 'another language' && inTheirLanguage.has(tool))
      expect.soft(`${run.error} ${JSON.stringify(run.output.data)}`, place).toContain('answered in German');
    if (name === 'a refusal') {
      expect.soft(text, place).not.toContain(refusal);
      if (run.state === 'failed') expect.soft(run.error, place).toMatch(/declined/);
    }
    if (name === 'an empty answer') {
      if (run.state === 'failed') expect.soft(run.error, place).toMatch(/nothing/i);
      else expect.soft(text, place).toMatch(/\S/);
      expect.soft(paid, place).toBe(0);
    }
  }
});
