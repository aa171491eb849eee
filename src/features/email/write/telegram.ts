/**
 * Points are typed as telegrams are: "meeting moved to thursday 3pm", "cannot come friday", "bring the draft". Here they get the small
 * words that a sentence has and a telegram leaves out. Whatever is a sentence already, or is not surely understood, stays as it is.
 */
import {
  weekday,
  mine,
  yours,
  article,
  known,
  done,
  being,
  thing,
  noThing,
  hasVerb,
  isMany,
  the,
  lower,
  withArticle,
} from './telegram-words.ts';

type Rule = readonly [pattern: RegExp, make: (match: RegExpExecArray) => string];

const rules: readonly Rule[] = [
  [/^(?:do not|don['’]t|dont) (?=\p{Ll})(.+)$/iu, ([, rest]) => `please do not ${rest}`],
  [
    /^((?:\d+|two|three|four|five|six) (?:minutes|hours|days|weeks|months)) (late|overdue|early)$/i,
    ([, time, how]) => `it is ${time} ${how}`,
  ],
  [/^need by (.+)$/i, ([, when]) => `I need it by ${when}`],
  [
    /^(son|daughter|wife|husband|dog|cat|boss|mother|father) (sick|ill|away|busy)\b(.*)$/,
    ([, who, how, rest]) => `my ${who} is ${how}${rest}`,
  ],
  [
    /^(?:bring|send|pay|sign|print|upload|forward) (?!it\b|\d)(\p{Ll}[^?]*)$/iu,
    ([all, rest]) => `please ${all!.split(' ', 1)[0]!.toLowerCase()} ${rest}`,
  ],
  [
    /^no (\p{Ll}+s)$/iu,
    ([, what]) => (/^(?:questions|objections|news)$/i.test(what!) ? '' : `no ${what}, please`),
  ],
  [/^late (.+)$/i, ([, when]) => `I will be late ${when}`],
  [
    /^(party|dinner|lunch|concert|workshop|barbecue|picnic|meeting|training) ((?:at|in|with) .+)$/,
    ([, what, rest]) => (hasVerb(rest!) ? '' : `there is a ${what} ${rest}`),
  ],
  [
    new RegExp(String.raw`^${thing} (${being})\?$`, 'u'),
    ([, what, how]) => (hasVerb(what!) ? '' : `${isMany(what!) ? 'are' : 'is'} ${the(what!)} ${how}?`),
  ],
  [
    new RegExp(String.raw`^${thing} ((?:arrived|came|failed|started|stopped|went)\b.*)$`, 'u'),
    ([, what, rest]) => (noThing.test(what!) ? '' : `${the(what!)} ${rest}`),
  ],
  [/^yes to (.+)$/i, ([, what]) => `yes, ${what} works for me`],
  [
    /^no to ([^,;:]+?)(?:[,;:]\s*(?:because\s+)?(.+))?$/i,
    ([, what, why]) => `unfortunately, I have to say no to ${what}${why ? `: ${lower(completed(why))}` : ''}`,
  ],
  [
    /^no (reply|answer|response|news|word)\b(.*)$/i,
    ([, what, rest]) => `I have had no ${what!.toLowerCase()}${rest}`,
  ],
  [
    /^no (time|idea|objections?|questions?)\b(.*)$/i,
    ([, what, rest]) => `I have no ${what!.toLowerCase()}${rest}`,
  ],
  [/^want (?=\p{L})(.+)$/iu, ([, rest]) => `I would like ${withArticle(rest!)}`],
  [
    new RegExp(String.raw`^(${mine}) (?!(?:he|she|they|you|we|i)\b)(.+)$`, 'iu'),
    ([, verb, rest]) =>
      `I ${verb!.toLowerCase()} ${/^(?:need|have|had|booked|ordered|got)$/i.test(verb!) ? withArticle(rest!) : rest}`,
  ],
  [
    /^(can|could|will|would) (?:he|she|they) (.+)$/i,
    ([, verb, rest]) => `${verb!.toLowerCase()} you ${rest}`,
  ],
  [
    new RegExp(
      String.raw`^(${yours}) (?!\d)(?=(?:${article}|me|us|him|her|them|it|if|whether|when|by|until|on|before|${known}|\p{L}+ by)\b)(.+)$`,
      'iu',
    ),
    ([, verb, rest]) => `please ${verb!.toLowerCase()} ${rest}`,
  ],
  [
    new RegExp(
      String.raw`^((?:\p{Ll}+ )?(?:number|address|phone|e-?mail)) (?!is\b)((?:\S*\d|\S+@)\S*(?: \S+){0,3})$`,
      'u',
    ),
    ([, what, value]) => `my ${what} is ${value}`,
  ],
  [
    /^(room|place|venue|time|date|deadline|price|cost|budget|fee|rent) (?!(?:is|was|will|has|moved|and)\b)((?:\d|\p{Lu}|[$€£])\S*(?: .+)?)$/u,
    ([, what, value]) => `the ${what} is ${value}`,
  ],
  [
    new RegExp(String.raw`^(${article}) ?(.{0,30}?) (${done})\b(.*)$`, 'iu'),
    ([, before, what, verb, rest]) =>
      hasVerb(`${what}${rest}`)
        ? ''
        : `${before} ${what} ${isMany(what!) ? 'have' : 'has'} been ${verb}${rest}`,
  ],
  [
    new RegExp(String.raw`^${thing} (${done})\b(.*)$`, 'u'),
    ([, what, verb, rest]) =>
      hasVerb(rest!) ? '' : `${the(what!)} ${isMany(what!) ? 'have' : 'has'} been ${verb}${rest}`,
  ],
  [
    new RegExp(String.raw`^${thing} (${being})(?=$| )(.*)$`, 'u'),
    ([, what, how, rest]) =>
      hasVerb(rest!) ? '' : `${the(what!)} ${isMany(what!) ? 'are' : 'is'} ${how}${rest}`,
  ],
  [
    new RegExp(
      String.raw`^${thing} (on|at|in) ((?:${weekday}|\d|the \d|noon|midnight|${'january|february|march|april|may|june|july|august|september|october|november|december'}).*)$`,
      'iu',
    ),
    ([, what, where, rest]) =>
      /(?:^|\s)\p{Lu}\p{Ll}/u.test(what!) || hasVerb(what!)
        ? ''
        : `${the(what!)} ${isMany(what!) ? 'are' : 'is'} ${where} ${rest}`,
  ],
  [
    /^(\p{Ll}+(?: and \p{Ll}+)?) (afterwards|after that|included|at the end)$/u,
    ([, what, when]) =>
      when === 'included'
        ? `${what} ${isMany(what!) ? 'are' : 'is'} included`
        : `there will be ${what} ${when}`,
  ],
  [
    /^(\p{Ll}[\p{L}-]*(?: \p{Ll}[\p{L}-]*)?) ((?:is|was|has|will|costs|starts|begins|comes|takes|needs)\b.*)$/u,
    ([, what, rest]) => (noThing.test(what!) ? '' : `${the(what!)} ${rest}`),
  ],
];

/** "Thursday 3pm", "come friday", "send agenda". */
const small: readonly (readonly [RegExp, string])[] = [
  [
    new RegExp(
      String.raw`\b(${weekday}) (?=\d{1,2}(?::\d\d)?(?: ?[ap]\.?m\b|\b(?! (?:people|euros|of)\b)))`,
      'gi',
    ),
    '$1 at ',
  ],
  [
    new RegExp(
      String.raw`\b(come|meet|work|arrive|leave|call|start|begin|deliver|be there|be here) (?=${weekday}\b)`,
      'gi',
    ),
    '$1 on ',
  ],
  [
    new RegExp(
      String.raw`\b(send|bring|sign|review|check|print|share|forward|update|prepare) (?=(?:${known})\b)`,
      'gi',
    ),
    '$1 the ',
  ],
];

export function completed(point: string): string {
  const bare = point.replace(/[.]$/, '');
  for (const [pattern, make] of rules) {
    const match = pattern.exec(bare);
    const made = match ? make(match) : '';
    if (made !== '') return withSmall(made) + (bare === point ? '' : '.');
  }
  return withSmall(point);
}

const withSmall = (text: string) =>
  small.reduce((so, [pattern, words]) => so.replaceAll(pattern, words), text);

/** "Order 5512 late, want a refund, no reply": several points in one line. */
export function pointsOf(line: string): string[] {
  const parts = line.split(/[,;] (?!\d)/);
  const isOwn = (part: string) =>
    new RegExp(String.raw`^(?:${mine}|${yours}|no (?:reply|answer|response|news)|please)\b`, 'i').test(part);
  return parts.length > 1 && parts.slice(1).every((part) => isOwn(part) && part.split(/\s+/).length > 1)
    ? parts
    : [line];
}
