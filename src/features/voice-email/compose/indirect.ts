/** "Tell her that …", "ask him whether he can …": what someone says about a letter, as the letter says it. */
import { capital } from '#language/capital.ts';

const them = String.raw`(?:her|him|them|\p{Lu}\p{L}+)`;

type Rule = [pattern: RegExp, make: (match: RegExpExecArray) => string];

const verbs: Record<string, string> = { has: 'have', is: 'are', was: 'were', does: 'do' };

const rules: Rule[] = [
  [
    new RegExp(
      String.raw`^(?:and |also |then )*(?:please |also )*(?:tell|write|inform|let) ${them}(?: know)?,? (?:that,? |about the fact that )?(.+)$`,
      'u',
    ),
    ([, rest]) => capital(ofReader(rest!)),
  ],
  [
    /^(?:and |also |then )*(?:please )?(?:(?:say|write|mention|add)(?: also| please)?,? that,?|say) (?!(?:yes|no|hello|hi|thanks|thank you|something|nothing)\b)(.+)$/i,
    ([, rest]) => capital(rest!),
  ],
  [
    new RegExp(
      String.raw`^(?:and |also |then )*(?:please |also )*ask(?: ${them})? (?:whether|if) (?:she|he|they|you) (can|could|will|would|has|have|is|are|was|were|does|do|should) (.+?)[.?]*$`,
      'u',
    ),
    ([, verb, rest]) =>
      /^ha(?:s|ve)$/i.test(verb!)
        ? `Do you have ${ofYou(rest!)}?`
        : `${capital(verbs[verb!.toLowerCase()] ?? verb!.toLowerCase())} you ${ofYou(rest!)}?`,
  ],
  [
    new RegExp(
      String.raw`^(?:and |also |then )*(?:please |also )*ask(?: ${them})? (?:whether|if) (.+?)[.?]*$`,
      'u',
    ),
    ([, rest]) => `Could you tell me if ${ofYou(ofReader(rest!))}?`,
  ],
  [
    new RegExp(String.raw`^(?:and |also |then )*(?:please |also )*ask ${them} to (.+?)[.?]*$`, 'u'),
    ([, rest]) => `Could you please ${ofYou(rest!)}?`,
  ],
  [
    new RegExp(
      String.raw`^(?:and |also |then )*(?:please |also )*ask ${them} (what|when|where|who|how|why|which) (.+?)[.?]*$`,
      'u',
    ),
    ([, word, rest]) => `Could you tell me ${word} ${ofYou(rest!)}?`,
  ],
  [
    new RegExp(String.raw`^(?:and |also |then )*(?:please |also )*ask(?: ${them})? for (.+?)[.?]*$`, 'u'),
    ([, rest]) => `Could I please have ${ofYou(rest!)}?`,
  ],
  [
    new RegExp(
      String.raw`^(?:and |also |then )*(?:please |also )*remind ${them} (?:(that|to|of|about) )?(.+?)$`,
      'u',
    ),
    ([, how, rest]) => (how === 'to' ? `Please remember to ${ofYou(rest!)}` : `A reminder: ${rest}`),
  ],
  [
    new RegExp(String.raw`^(?:and |also |then )*(?:please |also )*thank ${them} (?:for )?(.+)$`, 'u'),
    ([, rest]) => `Thank you for ${ofYou(rest!)}`,
  ],
  [
    new RegExp(String.raw`^(?:and |also )*congratulate ${them} (?:on|for) (.+)$`, 'u'),
    ([, rest]) => `Congratulations on ${ofYou(rest!)}`,
  ],
  [
    new RegExp(String.raw`^(?:and |also )*invite ${them} (to|for) (.+)$`, 'u'),
    ([, to, rest]) => `I would like to invite you ${to} ${ofYou(rest!)}`,
  ],
  [
    /^(?:and |also )*apologi[sz]e (for|that) (.+)$/i,
    ([, how, rest]) => (how === 'for' ? `I apologise for ${rest}` : `I am sorry that ${rest}`),
  ],
  [
    /^(?:politely )?(?:decline|refuse|turn down) (.+?)[.]?$/i,
    ([, what]) => `Thank you for ${what}. Unfortunately, I have to decline.`,
  ],
  [/^accept (.+?)[.]?$/i, ([, what]) => `Thank you for ${what}. I am happy to accept.`],
  [/^confirm (?:that )?(.+)$/i, ([, what]) => `I confirm ${what}`],
  [/^cancel (.+)$/i, ([, what]) => `I have to cancel ${what}`],
  // "Could she send it?" is asked of whoever reads it.
  [
    /^(?:and )?(could|can|would|will) (?:she|he|they) (.+)$/i,
    ([, verb, rest]) => `${capital(verb!.toLowerCase())} you ${ofYou(rest!)}`,
  ],
];

/** "That she should not cook" is told to her. */
const ofReader = (text: string) =>
  text.replace(
    /^(?:she|he|they) (has|have|is|are|was|were|does|do|needs|\p{L}+)(?=[ ,.]|$)/u,
    (_, verb: string) => `you ${verbs[verb] ?? (verb === 'needs' ? 'need' : verb)}`,
  );

/** "He should send someone", said of whoever reads it. */
export const asReader = (text: string) =>
  text
    .replaceAll(
      /\b(take|see|meet|call|thank|ask|tell|visit|help|invite|pay|send|give) (?:her|him)\b(?= (?:out|to|on|about|at|for|again|soon|back|tomorrow|today|that|if)\b|[.,!?])/gu,
      '$1 you',
    )
    .replaceAll(/\b(if|that|when|because) (?:she|he)['’]s\b/g, "$1 you're")
    .replaceAll(
      /(^|[,.;!?] |\b(?:so|and|that|if|because|until|when) )(?:she|he) (should|shouldn['’]t|can|can['’]t|could|will|won['’]t|would|must|may|has|is|was|got|needs|gets|wants)\b/giu,
      (_, before: string, verb: string) => {
        const low = verb.toLowerCase();
        const yours = verbs[low] ?? (/^(?:needs|gets|wants)$/.test(low) ? low.slice(0, -1) : low);
        return `${before}${before === '' || /[.!?] $/.test(before) ? 'You' : 'you'} ${yours}`;
      },
    );

/** After "her" these say that it is no "her letter". */
const afterObject =
  'about|again|and|as|at|because|before|but|by|for|from|if|in|last|later|next|now|on|or|soon|than|that|this|to|today|tomorrow|tonight|when|with|yesterday';

export const ofYou = (text: string) =>
  text
    .replaceAll(
      new RegExp(String.raw`\b(?:his|their|her(?! (?:${afterObject})\b)) (?=\p{Ll})`, 'giu'),
      (word) => (word.startsWith('H') || word.startsWith('T') ? 'Your ' : 'your '),
    )
    .replaceAll(/\b(?:she|he) (?=can\b|could\b|will\b|would\b)/g, 'you ');

export function direct(said: string): string {
  // A capital letter within says that it is a name; at the beginning it says nothing.
  const sentence = said.charAt(0).toLowerCase() + said.slice(1);
  for (const [pattern, make] of rules) {
    const match = pattern.exec(sentence);
    if (match) return make(match);
  }
  return said;
}
