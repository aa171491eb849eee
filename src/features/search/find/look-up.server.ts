/** What built-in sources say: bundled tables and calculations. Where they hold nothing, they say nothing. */
import { z } from 'zod';
import type { Bamboo } from '#bamboo/bamboo.server.ts';
import type { BoundAi } from '#tools/run/bound-ai.server.ts';
import type { SearchData } from '../data.ts';

type Known = NonNullable<SearchData['known']>;
export type LookUp = (q: string, signal: AbortSignal) => Promise<(Known & { ofBuiltIn: boolean }) | null>;

/** They work on a text, make conversation, or quote what people wrote, which the index of the site finds anyway. */
const noBooks = new Set(['small-talk', 'text-work', 'scribe', 'reader', 'speller', 'community']);
/** Quotes the help: what it says is about this place alone. */
const builtInSource = 'library';
const isKnown = ({ expert, stance }: { expert: string; stance: string }) =>
  stance === 'answers' && !noBooks.has(expert);

/** In tokens, which is how engines are told. */
const longestAnswer = 500;

const bambooMetadata = z.object({ bamboo: z.object({ expert: z.string(), stance: z.string() }) });

/** Inside a run, where engines are asked through one door. */
export const lookUpThrough = (ai: Pick<BoundAi, 'text'>): LookUp =>
  inAnyForm(async (q, signal) => {
    const messages = [{ role: 'user' as const, content: q }];
    const asked = { engine: 'bamboo', fallback: false, messages, maxTokens: longestAnswer, signal };
    const { stream, result } = await ai.text(asked, { named: false });
    const sources: Known['sources'] = [];
    for await (const part of stream)
      if (part.type === 'source') sources.push({ title: part.title, href: part.url ?? null });
    const { text, metadata } = await result;
    const by = bambooMetadata.safeParse(metadata).data?.bamboo;
    return by && isKnown(by) ? { text, sources, ofBuiltIn: by.expert === builtInSource } : null;
  });

export const lookUpIn = (load: () => Promise<Bamboo>): LookUp =>
  inAnyForm(async (q, signal) => {
    const question = { text: q, turns: [], now: new Date(), timeZone: 'UTC' };
    const answer = await (await load()).answer(question, signal);
    const sources = answer.sources.map(({ title, url = null }) => ({ title, href: url }));
    return isKnown(answer)
      ? { text: answer.text, sources, ofBuiltIn: answer.expert === builtInSource }
      : null;
  });

/** Whoever writes a name alone wants to know what it is. */
const bareName = /^[\p{L}\p{M}'’-]+(?: [\p{L}\p{M}'’-]+){0,2}$/u;

const inAnyForm =
  (lookUp: LookUp): LookUp =>
  async (q, signal) =>
    (await lookUp(q, signal)) ??
    (bareName.test(q.trim()) ? await lookUp(`What is ${q.trim()}?`, signal) : null);
