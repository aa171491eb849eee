/** What a sentence about a person is about, and what it says of it: by these two, facts replace and contradict each other. */

export interface Fact {
  /** Empty where no rule reads it. */
  topic: string;
  value: string;
  /** There can be only one: a new one takes the place of the old. */
  isSingle: boolean;
  /** What is no longer so: it takes the place of that alone. */
  denies?: string;
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .replaceAll('’', "'")
    .replaceAll(/[“”"*_]/g, '')
    .replaceAll(/\s+/g, ' ')
    .replace(/[\s.!]+$/, '')
    .replace(/,? any ?(?:more|longer)$/, '')
    .trim();

const bare = (text: string) => text.replace(/^(?:the|an?|any|my|now|currently|actually) /, '').trim();

/** “… to Leipzig last week”: when it happened is not where. */
const since =
  / (?:now|recently|yesterday|already|(?:last|this) \w+|(?:in|since) (?:\d{4}|\w+ \d{4})|(?:an?|\d+|\w+) (?:days?|weeks?|months?|years?) ago)$/;
const place = (text: string) => text.replace(since, '').trim();

type Rule = readonly [pattern: RegExp, read: (parts: string[]) => Fact];
const single = (topic: string, value: string): Fact => ({ topic, value: bare(value), isSingle: true });
const among = (topic: string, value: string): Fact => ({ topic, value: bare(value), isSingle: false });
const denied = (topic: string, what: string): Fact => ({
  topic,
  value: `not ${bare(what)}`,
  isSingle: true,
  denies: bare(what),
});

/** “I prefer tea in the morning”: of mornings. */
const occasion = /^(.+?) ((?:in|for|at|on|when|while|after|before|during) .+)$/;

const likes = new Set(['love', 'enjoy', 'hate', 'dislike']);
const verbTopic = (verb: string, what: string) => `${likes.has(verb) ? 'like' : verb} ${bare(what)}`;
const often = String.raw`(?:always |really |often |usually |still |also |now |currently |mostly )*`;
const not = String.raw`(?:do not|don't|never|no longer|can't|cannot) (?:really )?`;

const rules: readonly Rule[] = [
  [/^(?:please )?call me (.+)$/, ([, name]) => single('called', name!)],
  [/^i(?:'m| am) called (.+)$/, ([, name]) => single('name', name!)],
  [/^my name(?:'s| is) (?:now )?(.+)$/, ([, name]) => single('name', name!)],
  [new RegExp(`^i ${not}live in (.+)$`), ([, where]) => denied('home', where!)],
  [new RegExp(`^i ${not}work (?:at|for|in) (.+)$`), ([, where]) => denied('work', where!)],
  [new RegExp(`^i ${not}work as (.+)$`), ([, what]) => denied('job', what!)],
  [/^i (?:now |currently )?live in (.+)$/, ([, where]) => single('home', place(where!))],
  [/^i(?:'ve)? (?:have |just |recently )*moved to (.+)$/, ([, where]) => single('home', place(where!))],
  [/^i (?:now |currently )?work as (.+)$/, ([, what]) => single('job', place(what!))],
  [/^i (?:now |currently )?work (?:at|for|in) (.+)$/, ([, where]) => single('work', place(where!))],
  // Who or what one has, and how it is called: a new name takes the place of the old.
  [
    new RegExp(`^i ${often}have (?:an? )?(.+?) (?:called|named|whose name is) (.+)$`),
    ([, what, name]) => ({ topic: `have ${bare(what!)}`, value: `called ${name!}`, isSingle: true }),
  ],
  [
    /^(?:my (.{2,60}?)(?: is (?:now )?(?:called|named)|'s name is(?: now)?)|the name of my (.{2,60}?) is(?: now)?) (.+)$/,
    ([, one, other, name]) => ({ topic: `have ${one ?? other}`, value: `called ${name!}`, isSingle: true }),
  ],
  [
    /^i prefer (.+?) (?:to|over|rather than) (.+)$/,
    ([, one, other]) => single(`prefer ${[bare(one!), bare(other!)].toSorted().join('/')}`, one!),
  ],
  [
    /^i prefer (.+)$/,
    ([, what]) => {
      const [, thing, when] = occasion.exec(what!) ?? [];
      return when ? among(`prefer ${when}`, thing!) : among('prefer', what!);
    },
  ],
  [
    new RegExp(`^i ${not}(\\w+) (.+)$`),
    ([, verb, what]) => ({
      topic: verbTopic(verb!, what!),
      value: verb === 'hate' || verb === 'dislike' ? 'yes' : 'no',
      isSingle: true,
    }),
  ],
  [
    /^i(?:'m| am) (?:also |still |now )?(not |no longer )?(?:an? |the )?(.+)$/,
    ([, no, what]) => ({ topic: `am ${what!}`, value: no ? 'no' : 'yes', isSingle: true }),
  ],
  [
    new RegExp(
      `^i ${often}(like|love|enjoy|hate|dislike|eat|drink|use|want|have|own|speak|play|need|know) (.+)$`,
    ),
    ([, verb, what]) => ({
      topic: verbTopic(verb!, what!),
      value: verb === 'hate' || verb === 'dislike' ? 'no' : 'yes',
      isSingle: true,
    }),
  ],
  [
    /^(.{2,80}?) (?:is|are|was|were) (?:now |currently )?(.+)$/,
    ([, subject, value]) => single(`of ${bare(subject!)}`, value!),
  ],
];

export function readFact(sentence: string): Fact {
  const text = plain(sentence.slice(0, 400));
  for (const [pattern, read] of rules) {
    const found = pattern.exec(text);
    if (found) return read([...found]);
  }
  return { topic: '', value: text, isSingle: false };
}
