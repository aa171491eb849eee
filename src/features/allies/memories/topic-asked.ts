/** Which topic of `readFact` a question about oneself asks for. */

interface AskedTopic {
  /** The likeliest first. */
  topics: string[];
  /** All topics that begin so: “What do I like?” */
  isStart?: boolean;
  isYesNo?: boolean;
}

const bare = (text: string) => text.replace(/^(?:the|an?|any|my|some) /, '').trim();
const like = (verb: string) => (verb === 'love' || verb === 'enjoy' ? 'like' : verb);
const verbs = 'like|love|enjoy|eat|drink|use|own|speak|play|need';

type Rule = readonly [pattern: RegExp, read: (parts: string[]) => AskedTopic];

const rules: readonly Rule[] = [
  [
    /^(?:where (?:do|am) i (?:now |currently )?liv(?:e|ing)(?: now)?|(?:what|which) (?:city|town|country|place) do i live in|where is my home)$/,
    () => ({ topics: ['home'] }),
  ],
  [
    /^(?:what(?:'s| is) my name|who am i|what am i called|how am i called)$/,
    () => ({ topics: ['name', 'called'] }),
  ],
  [
    /^(?:where do i work|who do i work for|which company do i work (?:at|for))(?: now)?$/,
    () => ({ topics: ['work', 'job'] }),
  ],
  [
    /^(?:what do i (?:do for a living|work as)|what(?:'s| is) my (?:job|profession|work))$/,
    () => ({ topics: ['job', 'of job', 'of profession', 'work'] }),
  ],
  [/^(?:what|how)(?:'s| is| are) my (.+) (?:called|named)$/, ([, what]) => ({ topics: [`have ${what!}`] })],
  [
    /^what(?:'s| is) (?:the name of my (.+)|my (.+)'s name)$/,
    ([, one, other]) => ({ topics: [`have ${one ?? other}`] }),
  ],
  [/^(?:what did i (?:call|name)|what do i call) my (.+)$/, ([, what]) => ({ topics: [`have ${what!}`] })],
  [/^do i (?:still )?live in (.+)$/, () => ({ topics: ['home'] })],
  [/^do i (?:still )?have (?!to )(.+)$/, ([, what]) => ({ topics: [`have ${bare(what!)}`], isYesNo: true })],
  [
    new RegExp(`^do i (?:still |really )?(${verbs}) (.+)$`),
    ([, verb, what]) => ({ topics: [`${like(verb!)} ${bare(what!)}`], isYesNo: true }),
  ],
  [/^what am i allergic to$/, () => ({ topics: ['am allergic to '], isStart: true })],
  [
    new RegExp(`^(?:what|which \\w+)(?: \\w+)? do i (${verbs})$`),
    ([, verb]) => ({ topics: [`${like(verb!)} `], isStart: true }),
  ],
  [/^am i (?:still )?(?:an? )?(.+)$/, ([, what]) => ({ topics: [`am ${what!}`], isYesNo: true })],
  [
    /^(?:what|who|where|when|how)(?:'s| is| are) my (.+)$/,
    ([, what]) => ({ topics: [`of ${what!}`, `have ${what!}`] }),
  ],
];

export function topicAsked(question: string): AskedTopic | undefined {
  const text = question
    .slice(0, 200)
    .toLowerCase()
    .replaceAll('’', "'")
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/^(?:(?:and|so|hey|please|do you (?:know|remember)|can you tell me|tell me)[, ]+)+/, '')
    .replace(/[\s?!.]+$/, '')
    .replace(/ any ?(?:more|longer)$| again$/, '');
  for (const [pattern, read] of rules) {
    const found = pattern.exec(text);
    if (found) return read([...found]);
  }
  return undefined;
}
