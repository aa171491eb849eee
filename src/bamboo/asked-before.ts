/** What people here asked and answered: quoted with its link, and only where no expert knows. */
import type { AskedBefore, Expert } from './expert.ts';

const longest = 300;
/** Someone's word, which nobody has checked: enough to be quoted, and less than any table. */
const confidence = 0.66;

export function communityExpert(asked: AskedBefore): Expert {
  return {
    id: 'community',
    quotesPassages: true,
    title: 'Community',
    describes: 'Answers of members that helped whoever asked, quoted with their link.',
    async answer({ text, texts = [] }) {
      // About a text that was given, the words alone do not say what is asked.
      if (text.length > longest || texts.length > 0) return null;
      const hit = await asked.find(text);
      if (!hit) return null;
      return {
        expert: 'community',
        family: 'community',
        stance: 'answers',
        text: `A member asked “[${hit.title}](${hit.url})”. The answer that helped:\n\n${hit.text}`,
        sources: [{ title: hit.title, url: hit.url, quote: hit.text }],
        confidence,
      };
    },
  };
}
