/** A greeting and a closing that stand in somebody's own words already; then none are added. */
import { capital } from '#language/capital.ts';

const greetingLine =
  /^\s*((?:dear|hi|hello|hey|good (?:morning|afternoon|evening))(?: [\p{L}.'’-]{1,30}){0,4})[,!:]\s+/iu;
const closingLine =
  /(?<=[\n.!?]\s{0,5})((?:(?:kind|best|warm|many) )?(?:regards|wishes|best|cheers|thanks|love|greetings)|yours (?:sincerely|faithfully|truly)|all the best),\s{0,5}(\p{Lu}[\p{L}'’ -]{0,60})[.!]?\s{0,20}$/iu;
/** Said in one breath with the rest: nothing is cut out, and nothing is added. */
const opensWithGreeting = /^\s*(?:dear|hi|hello|hey|good (?:morning|afternoon|evening))(?=[\s,!.])/i;
const endsWithThanks =
  /(?:^|\s)(?:thanks|thank you|cheers|bye)(?: (?:so much|very much|a lot|in advance))?[\s.!]*$/i;
/** A closing stands within so many characters of the end. */
const longestClosing = 120;

export interface Opened {
  /** Empty where the words greet without a line of its own. */
  greeting: string | undefined;
  /** Empty where the words close without a line of its own. */
  closing: string | undefined;
  rest: string;
}

export function takeFrame(text: string): Opened {
  const [opened = '', words] = greetingLine.exec(text) ?? [];
  const rest = text.slice(opened.length).trimEnd();
  const end = closingLine.exec(rest.slice(-longestClosing));
  return {
    greeting: words ? `${capital(words)},` : opensWithGreeting.test(text) ? '' : undefined,
    closing: end ? `${capital(end[1]!)},\n${end[2]!.trim()}` : endsWithThanks.test(rest) ? '' : undefined,
    rest: end ? rest.slice(0, rest.length - end[0].length).trimEnd() : rest,
  };
}
