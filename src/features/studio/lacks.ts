/** What a part does not have: because the brief does not give it, or because rules cannot. */
import type { Brief } from './brief.ts';
import { isNetwork, type Part } from './set.ts';

const shortArticle = 250;

export function lacksOf(part: Part, brief: Brief): string[] {
  const lacks: string[] = [];
  const words = part.text.split(/\s+/).filter(Boolean).length;
  if (!brief.links.some(({ url }) => url.trim()) && part.kind !== 'picture')
    lacks.push('Call to action: add a link to the brief.');
  if (isNetwork(part.kind) && brief.tags.length === 0) lacks.push('Hashtags: add some to the brief.');
  if (part.kind === 'newsletter' && !brief.who.trim())
    lacks.push('Signature: add who it’s from to the brief.');
  if (part.kind === 'article' && words < shortArticle)
    lacks.push(`Length: it has ${words} words. Add more to the brief to make it longer.`);
  if (part.kind === 'picture') lacks.push('Picture: add one, or use it as a text card.');
  if (part.kind === 'instagram' && brief.links.length > 0)
    lacks.push('Clickable link: put it in your profile.');
  if (part.by === null && part.kind !== 'picture')
    lacks.push(
      'Your own sentences, in your order, as many as fit. Writing them for this channel and audience needs a language model.',
    );
  return lacks;
}
