/** Checks of texts and pictures: our own, and honest about what they look for. */
import { bambooPool } from '#bamboo/bamboo-pool.server.ts';
import type { Harm } from '#bamboo/harm.ts';
import { newId } from '#kit/db/columns.server.ts';
import { AppError } from '#kit/errors.ts';
import { isHeld } from '#kit/files/judge.server.ts';
import type { Asking } from './ask.server.ts';
import { readImage } from './chat-messages.ts';
import {
  categories,
  type Category,
  type ModeratedPart,
  type ModerationRequest,
  type ModerationResult,
} from './moderation-schema.ts';

const checksModel = 'frenly-checks';
/** Programs name OpenAI's by habit; the answer says whose checks they were. */
const takenFor = /^(?:omni|text)-moderation\b/;

const categoriesOf: Record<Harm, readonly Category[]> = {
  'self-harm': ['self-harm', 'self-harm/intent'],
  'urged-self-harm': ['harassment', 'self-harm'],
  illicit: ['illicit'],
  violence: ['violence', 'illicit/violent'],
};
const inTexts = Object.values(categoriesOf).flat();
const inPictures: readonly Category[] = ['sexual'];

interface Finding {
  scores: Partial<Record<Category, number>>;
  flagged: Category[];
}

export async function answerModeration({ model, input }: ModerationRequest, asking: Asking) {
  if (model !== undefined && model !== 'auto' && model !== checksModel && !takenFor.test(model))
    throw new AppError('not_found:engine', { message: `The model '${model}' does not exist.` });
  const groups = groupsOf(input);
  const results: ModerationResult[] = [];
  for (const group of groups) results.push(await check(group, asking));
  return { id: `modr-${newId()}`, model: checksModel, results };
}

function groupsOf(input: ModerationRequest['input']): ModeratedPart[][] {
  if (typeof input === 'string') return [[{ type: 'text', text: input }]];
  const parts = input.map((one) => (typeof one === 'string' ? { type: 'text' as const, text: one } : one));
  return typeof input[0] === 'string' ? parts.map((one) => [one]) : [parts];
}

async function check(parts: readonly ModeratedPart[], asking: Asking): Promise<ModerationResult> {
  const texts = parts.flatMap((one) => (one.type === 'text' ? [one.text] : []));
  const urls = parts.flatMap((one) => (one.type === 'image_url' ? [one.image_url.url] : []));
  const findings = [
    ...(texts.length > 0 ? [await checkTexts(texts, asking)] : []),
    ...(await Promise.all(urls.map((url) => checkPicture(url, asking)))),
  ];
  const flagged = new Set(findings.flatMap((one) => one.flagged));
  const scoreOf = (category: Category) => Math.max(0, ...findings.map((one) => one.scores[category] ?? 0));
  return {
    flagged: flagged.size > 0,
    categories: ofEach((category) => flagged.has(category)),
    category_scores: ofEach(scoreOf),
    category_applied_input_types: ofEach((category) => [
      ...(texts.length > 0 && inTexts.includes(category) ? (['text'] as const) : []),
      ...(urls.length > 0 && inPictures.includes(category) ? (['image'] as const) : []),
    ]),
  };
}

async function checkTexts(texts: string[], { ownerId, signal }: Asking): Promise<Finding> {
  const harms = await bambooPool.runTask('harms', texts, { who: ownerId, signal });
  const flagged = harms.flat().flatMap((harm) => categoriesOf[harm]);
  return { flagged, scores: Object.fromEntries(flagged.map((category) => [category, 1])) };
}

async function checkPicture(url: string, { models, ownerId, signal }: Asking): Promise<Finding> {
  const picture = readImage(url, 'input') as { data: Uint8Array };
  const judgement = await models.forCaller(ownerId).judgePicture(picture.data, { signal });
  const sexual = judgement.explicit + judgement.explicitDrawing;
  return { flagged: isHeld(judgement) ? ['sexual'] : [], scores: { sexual } };
}

const ofEach = <T>(valueOf: (category: Category) => T) =>
  Object.fromEntries(categories.map((category) => [category, valueOf(category)])) as Record<Category, T>;
