/** What a part does not have: because the brief does not give it, or because rules cannot. */
import type { Brief } from './brief.ts';
import { isNetwork, type Part } from './set.ts';

const shortArticle = 250;

export function lacksOf(part: Part, brief: Brief): string[] {
  const lacks: string[] = [];
  const words = part.text.split(/\s+/).filter(Boolean).length;
  if (!brief.links.some(({ url }) => url.trim()) && part.kind !== 'picture')
    lacks.push('A call to action: the brief has no link.');
  if (isNetwork(part.kind) && brief.tags.length === 0) lacks.push('Hashtags: the brief names none.');
  if (part.kind === 'newsletter' && !brief.who.trim())
    lacks.push('A signature: the brief does not say who speaks.');
  if (part.kind === 'article' && words < shortArticle)
    lacks.push(`Length: it has ${words} words, all that the brief says. Say more there, and it grows.`);
  if (part.kind === 'picture') lacks.push('A picture: choose one of yours, or use it as a card of words.');
  if (part.kind === 'instagram' && brief.links.length > 0)
    lacks.push('A link that can be pressed: put it in your profile.');
  if (part.by === null && part.kind !== 'picture')
    lacks.push(
      'By rule it picks, orders and cuts your own sentences. A language model would also put them in new words for this place and these readers, within the same facts.',
    );
  return lacks;
}
