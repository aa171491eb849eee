/** Small talk in any wording: every word is one of small talk, and one of them says what kind it is. */
import { wordSet } from '#language/fillers.ts';

const allowed = wordSet(
  `hi hello hey heya hiya howdy yo greetings hallo hola salut good morning afternoon evening day night today tonight there again everyone all
  panda bamboo frenly friend buddy mate dear little sweet my bear alligator how are is it you your u r ya things life everything going doing
  feeling been up sup have has had a an the nice great lovely wonderful fine well ok okay cool super perfect awesome amazing brilliant excellent
  fantastic nicely thanks thank thx ty cheers merci danke gracias appreciated appreciate grateful much very so really truly such rock rule best re youre lot lots
  bunch many million for this that was were be helpful useful helped helps help me i am im answer answers explanation time support quick fast
  kind patient clear bye goodbye ciao later see soon tomorrow then now take care rest weekend week one to meet pleased glad happy talk
  chatting talking with and oh wow yes yeah haha just indeed too also of from us hope will ll s`,
);
const kinds: readonly (readonly [RegExp, string])[] = [
  [/\b(?:thanks?|thx|ty|cheers|merci|danke|gracias|appreciated?|grateful)\b/, 'You are welcome.'],
  [
    /\b(?:bye|goodbye|ciao|farewell|good night|see (?:you|ya|u)|take care|have a (?:nice|good|great|lovely|wonderful))\b/,
    'Goodbye, and take care.',
  ],
  [
    /\b(?:how (?:are|is|r|have|has) (?:you|u|it|things|life|everything|your)|how you doing|sup|what is up)\b/,
    'I am well, thank you. There is bamboo. What can I do for you?',
  ],
  [/\b(?:nice|pleased|glad|happy|great|good|lovely) to meet you\b/, 'And you! What would you like to know?'],
  [
    /^(?:hi|hello|hey|heya|hiya|howdy|yo|greetings|hallo|hola|salut|good (?:morning|afternoon|evening|day))\b/,
    'Hello! What would you like to know?',
  ],
  [
    /\b(?:you|that|this|it)\b.*\b(?:great|helpful|useful|helped|awesome|amazing|wonderful|brilliant|excellent|lovely|perfect|fantastic|nice|good)\b|^(?:great|perfect|awesome|amazing|brilliant|excellent|wonderful|fantastic|super)\b/,
    'That is kind of you, thank you.',
  ],
];
const mostWords = 16;

/** From words in small letters without signs. */
export function chatReply(plain: string): string | undefined {
  const words = plain
    .split(' ')
    .map((word) => (allowed.has(word) ? word : word.replaceAll(/([a-z])\1+/g, '$1')));
  if (words.length > mostWords || !words.every((word) => allowed.has(word))) return undefined;
  const text = words.join(' ');
  return kinds.find(([pattern]) => pattern.test(text))?.[1];
}
