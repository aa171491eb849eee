/** What stands around a text: greeting and closing, by tone and by who is written to. */
import type { Frame, Tone } from './occasion.ts';

export interface Correspondents {
  /** Names of those who are written to; none where they are not known. */
  to: readonly string[];
  /** Who signs; empty where that is left open. */
  from: string;
}

const titled =
  /^(?:Mr|Mrs|Ms|Miss|Mx|Dr|Prof|Professor|Sir|Dame|Lord|Lady|Aunt|Auntie|Uncle|Grandma|Grandpa|Coach|Father|Pastor|Rabbi)\b/;
const hello: Record<Tone, string> = { neutral: 'Hello', formal: 'Dear', friendly: 'Hi' };

export function greeting(to: readonly string[], tone: Tone): string {
  const names = to.map((name) => name.trim()).filter(Boolean);
  if (names.length > 2) return `${hello[tone]} all,`;
  if (names.length === 0) return tone === 'formal' ? 'Dear Sir or Madam,' : `${hello[tone]},`;
  const called = names.map((name) => (tone === 'formal' || titled.test(name) ? name : name.split(' ')[0]!));
  return `${hello[tone]} ${called.join(' and ')},`;
}

function closing(to: readonly string[], tone: Tone): string {
  if (tone === 'friendly') return 'All the best,';
  if (tone === 'neutral') return 'Kind regards,';
  return to.length === 0 ? 'Yours faithfully,' : 'Yours sincerely,';
}

interface Framing extends Correspondents {
  frame: Frame;
  tone: Tone;
  closing?: string | undefined;
  /** As the writer greets already; empty where that stands among the words. */
  greeting?: string | undefined;
  /** As the writer closes and signs already; empty where only the name is missing. */
  signed?: string | undefined;
}

export function framed(paragraphs: readonly string[], given: Framing): string {
  const { frame, tone, to } = given;
  const from = given.from.replaceAll(/\s+/g, ' ').trim();
  const own = given.signed === '' ? from : given.signed;
  const signed = own ?? [given.closing ?? closing(to, tone), from].filter(Boolean).join('\n');
  const around: Record<Frame, readonly [above: string, below: string]> = {
    message: [given.greeting ?? greeting(to, tone), signed],
    notice: [tone === 'formal' ? 'Dear Sir or Madam,' : 'Hello,', signed],
    note: [to.length > 0 ? greeting(to, tone) : '', from],
    post: ['', ''],
  };
  const [above, below] = around[frame];
  return [above, ...paragraphs, below].filter(Boolean).join('\n\n');
}
