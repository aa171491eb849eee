/** The body of a reply: thanks, each answer as a sentence that can be understood without the question, what is open, what is asked. */
import { capital } from '#language/capital.ts';
import { tellingStems } from '#language/sentences.ts';
import type { Answered } from './asks.ts';
import { asSentence, isAsk, paragraphsOf } from './sentence.ts';
import type { MailTone } from './tones.ts';

interface Words {
  thanks: string;
  also: string;
  asks: string;
  /** Where nothing is asked back, so that the other knows how it goes on. */
  end: string;
  sorry: string;
}

const words: Record<MailTone, Words> = {
  neutral: {
    thanks: 'Thank you for your e-mail',
    also: 'Also, ',
    asks: 'I have some questions too:',
    end: 'Please let me know if anything is still unclear.',
    sorry: 'I am afraid I cannot',
  },
  formal: {
    thanks: 'Thank you for your e-mail',
    also: 'In addition, ',
    asks: 'May I also ask you the following:',
    end: 'Please let me know if you require anything further.',
    sorry: 'I regret that I cannot',
  },
  friendly: {
    thanks: 'Thanks for your e-mail',
    also: 'Also, ',
    asks: 'And a few things from my side:',
    end: 'Just let me know if anything is unclear!',
    sorry: "I'm sorry, but I can't",
  },
};

interface Reply {
  answers: readonly Answered[];
  /** Points that answer nothing that was asked. */
  others: readonly string[];
  mail: string;
  /** What the mail is about, as it says itself; empty where it does not. */
  about: string;
  tone: MailTone;
}

export function replyTo({ answers, others, mail, about, tone }: Reply): string[] {
  const say = words[tone];
  const answered = answers.flatMap((one) => (one.answer === null ? [] : [answerTo(one, mail, tone)]));
  const open = answers.filter(({ answer }) => answer === null).map((one) => openMark(one.words));
  const told = others.filter((point) => !isAsk(point));
  const asks = others.filter((point) => isAsk(point)).map((point) => asSentence(point));
  const first = told[0];
  const joined =
    answered.length > 0 && first !== undefined && mayGoOn(first)
      ? [
          `${say.also}${asSentence(first, 'small')}`,
          ...told.slice(1).map((point) => withArticle(point, mail)),
        ]
      : told.map((point) => withArticle(point, mail));
  const hasThanks = others.some((point) => /^thank/i.test(point));
  return [
    ...(hasThanks ? [] : [`${say.thanks}${about && ` about “${about}”`}${tone === 'friendly' ? '!' : '.'}`]),
    ...paragraphsOf(answered),
    ...paragraphsOf(joined),
    ...open,
    ...(asks.length > 1 ? [`${say.asks}\n${asks.map((ask) => `- ${ask}`).join('\n')}`] : asks),
    ...(asks.length === 0 && open.length === 0 && answered.length + told.length > 0 ? [say.end] : []),
  ];
}

/** Found by the check before sending, so that no question is passed over in silence. */
const openMark = (ask: string) =>
  `[Still open: ${ask.length > 80 ? `${ask.slice(0, 80).trimEnd()}…` : ask}]`.replaceAll(/[\r\n]+/g, ' ');

/** A name keeps its capital, and so cannot be told from a beginning. */
const mayGoOn = (point: string) =>
  /^(?:\p{Ll}|I\b|(?:The|We|Our|My|It|There|This|Your)\b)/u.test(point) &&
  !/^(?:and|but|also|so|thank)\b/i.test(point);

const verb =
  /\s(?:is|are|was|were|will|has|have|had|can|could|do|does|did|should|must|may|needs?|comes?|goes|costs?|starts?|begins?|follows?|arrives?|takes?|works?|fits?|suits?|looks?|brings?|sends?|pays?|wants?|know|knows|think|thinks)\b|n['’]t\b|^(?:i|we|you|he|she|it|they)['’ ]/i;

function answerTo({ words: ask, answer }: Answered, mail: string, tone: MailTone): string {
  const point = answer!.trim();
  const plain = /^(yes|no|yep|nope|ok|okay|sure|of course)(?:,\s*|\s+-\s*|[.!]*$)(.*)$/is.exec(point);
  if (plain) {
    const yesOrNo = /^no/i.test(plain[1]!) ? 'no' : 'yes';
    const rest = plain[2]!.trim();
    if (isSentence(rest)) return `${capital(yesOrNo)}, ${asSentence(rest, 'small')}`;
    const short = rest === '' ? shortAnswer(ask, yesOrNo === 'yes', tone) : undefined;
    return (
      short ?? `${asFor(ask)} ${rest === '' ? `${yesOrNo}.` : `${yesOrNo}, ${asSentence(rest, 'small')}`}`
    );
  }
  return isSentence(point) && namesWhatWasAsked(point, ask)
    ? withArticle(point, mail)
    : `${asFor(ask)} ${asSentence(point, 'small')}`;
}

const isSentence = (point: string) => verb.test(` ${point}`) || point.split(/\s+/).length > 5;

/** "They do not pay" says nothing to who has forgotten the question. */
function namesWhatWasAsked(point: string, ask: string): boolean {
  if (/^(?:they|it|he|she|that|this|these|those)\b/i.test(point)) return false;
  const stems = new Set(tellingStems(ask));
  return tellingStems(point).some((stem) => stems.has(stem));
}

function asFor(ask: string): string {
  const plain = ask.replaceAll(/[\r\n]+/g, ' ').replace(/^(?:and|also|so|then),?\s+/i, '');
  const whether =
    /^(?:please )?(?:also )?(?:tell|let) (?:me|us) (?:know )?(whether [^.?!]{2,120})[.?!]?$/i.exec(
      plain,
    )?.[1];
  if (whether) return `As for ${whether}:`;
  const cut = plain.length > 120 ? `${plain.slice(0, 120).trimEnd()}…` : plain;
  return `As for your ${plain.endsWith('?') ? 'question' : 'request'} “${capital(cut)}”:`;
}

const asked =
  /^(?:(?:and|also|so|then),? )?(?:could|can|would|will) you (?:please |also |perhaps )*([^?]{2,160})\?$/i;

/** "Could you send me the budget?" and yes: "Yes, I can send you the budget." */
function shortAnswer(ask: string, isYes: boolean, tone: MailTone): string | undefined {
  const what = asked.exec(ask.trim())?.[1];
  if (what === undefined || /\b(?:tell|let) (?:me|us)\b|\byou\b|\bmind\b|\blike\b/i.test(what))
    return undefined;
  const mine = what
    .replaceAll(/\b(?:me|us)\b/gi, 'you')
    .replaceAll(/\b(?:my|our)\b/gi, 'your')
    .replaceAll(/\byour\b(?= own\b)/gi, 'my')
    .trim();
  return isYes ? `Yes, I can ${mine}.` : `${words[tone].sorry} ${mine}.`;
}

/** "Budget comes tomorrow": what the mail calls “the budget” or “your budget” is the one that is meant. */
function withArticle(point: string, mail: string): string {
  const thing =
    /^([a-z]{3,20}) (?=(?:is|was|will|has|comes|costs|starts|begins|follows|arrives|needs|can|takes)\b)/.exec(
      point,
    )?.[1];
  const isKnown =
    thing !== undefined && new RegExp(`\\b(?:the|your|our|my|this|that) ${thing}\\b`, 'i').test(mail);
  return asSentence(isKnown ? `the ${point}` : point);
}
