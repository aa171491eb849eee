/** What a letter is about, from its first sentence that tells something. */
import { capital } from '#language/capital.ts';
import { findFacts } from '#language/facts.ts';
import { sentencesOf } from '#language/sentences.ts';

const longest = 70;
const wordsOfMatter = 8;
const wordsOfClause = 3;
/** Before the day: it is then, and not by then or since. */
const takesPlace =
  /\s(?:is|are|was|were|will be|begins?|starts?|comes?|arrives?|takes place)(?: (?:now|moved|postponed|set|planned|due))?(?: (?:to|for|on))?(?: the)?\s$/i;
const lead =
  /^(?:(?:i|we) (?:just |only )?(?:want|wanted|would like|['’]d like|am writing|are writing)(?: to (?:say|tell you|let you know|ask|inform you))?(?: that| about| whether| if)?|just to let you know,?(?: that)?|please|could you tell me|could you(?: please)?|can you(?: please)?|would you(?: please)?|a reminder:)\s+/i;
const verb =
  /\s(?:is|are|was|were|has|have|had|will|would|can|could|should|must|begins?|starts?|takes?|costs?|needs?|comes?|arrives?|got)\b/;

export function subjectFrom(sentences: readonly string[]): string {
  const first = sentences.find((sentence) => sentence.split(/\s+/).length >= 3) ?? sentences[0] ?? '';
  const plain = (sentencesOf(first)[0] ?? '')
    .replace(lead, '')
    .replace(/[.!?]+$/, '')
    .trim();
  const cut = verb.exec(plain);
  const thing = cut && cut.index > 3 ? plain.slice(0, cut.index) : undefined;
  if (
    thing &&
    !thing.includes(',') &&
    thing.split(/\s+/).length <= 6 &&
    !/^(?:i|we|you|he|she|it|they|there|this|that|thank|thanks|when|where|what|who|how|why|if|whether|do|does|are|is)\b/i.test(
      thing,
    )
  ) {
    const when = findFacts(plain).find(({ kind }) => kind === 'day' || kind === 'date');
    const bare = thing.replace(/^(?:the|our|my|a|an)\s/i, '');
    if (when && !thing.includes(when.text) && takesPlace.test(plain.slice(0, when.start)))
      return capital(`${bare} on ${when.text}`);
    // "The delivery is late": without what is said of it nobody knows why it was written.
    if (!when) return capital(plain.split(/\s+/).length <= wordsOfMatter ? plain : bare);
  }
  return capital(shortened(firstClause(plain)));
}

/** "I'm sick today and can't come in": what comes first is what it is about. */
function firstClause(text: string): string {
  const [first = ''] = text.split(
    /,? (?:because|since|so that|and (?=(?:i|we|you|he|she|they|can|will|tell|if|then)\b)|but )/i,
  );
  return first.split(/\s+/).length >= wordsOfClause ? first : text;
}

function shortened(text: string): string {
  if (text.length <= longest) return text;
  // Half a fact is another fact.
  const within = findFacts(text).find(({ start, end }) => start < longest && end > longest);
  const cut = text.slice(0, Math.max(20, Math.min(longest, within?.start ?? longest)));
  return cut
    .slice(0, Math.max(cut.lastIndexOf(' '), 20))
    .replace(/(?:[,;:]|\s(?:and|or|the|a|an|to|of|in|on|at|by|for|that|was|is))+$/i, '');
}
