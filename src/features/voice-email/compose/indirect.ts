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
    ([, rest]) => capital(rest!),
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
    ([, verb, rest]) => `${capital(verbs[verb!.toLowerCase()] ?? verb!.toLowerCase())} you ${ofYou(rest!)}?`,
  ],
  [
    new RegExp(
      String.raw`^(?:and |also |then )*(?:please |also )*ask(?: ${them})? (?:whether|if) (.+?)[.?]*$`,
      'u',
    ),
    ([, rest]) => `Could you tell me if ${ofYou(rest!)}?`,
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
    new RegExp(String.raw`^(?:and |also |then )*(?:please |also )*remind ${them} (that|to) (.+?)$`, 'u'),
    ([, how, rest]) => (how === 'to' ? `Please remember to ${ofYou(rest!)}` : `A reminder: ${rest}`),
  ],
  [
    new RegExp(String.raw`^(?:and |also |then )*(?:please |also )*thank ${them} (?:for )?(.+)$`, 'u'),
    ([, rest]) => `Thank you for ${ofYou(rest!)}`,
  ],
  // "Could she send it?" is asked of whoever reads it.
  [
    /^(?:and )?(could|can|would|will) (?:she|he|they) (.+)$/i,
    ([, verb, rest]) => `${capital(verb!.toLowerCase())} you ${ofYou(rest!)}`,
  ],
];

const ofYou = (text: string) =>
  text
    .replaceAll(/\b(?:her|his|their) (?=\p{Ll})/gu, 'your ')
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
