/** Subjects of an e-mail: what is asked, by when, and what it is about. */
import { capital } from '#language/capital.ts';
import { findFacts } from '#language/facts.ts';
import { whichLanguage } from '#language/which-language.ts';
import type { Written } from '../data.ts';
import type { SmallInput } from '../small-tool.ts';
import { clauseWithin, standing } from './clauses.ts';
import { headed, whatAndWhen } from './heading.ts';
import { mailBody } from './mail-body.ts';
import { headsOf } from './list-heads.ts';
import { countCharacters, itemsOf, sentencesIn } from './prose.ts';

const longest = 60;
/** More than this, phones cut off. */
const onPhones = 40;

const deadline =
  /\b(?:by|until|no later than) ((?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|tonight|noon|the end of (?:the )?(?:day|week|month)|(?:the )?\d{1,2}(?:st|nd|rd|th)? (?:of )?(?:january|february|march|april|may|june|july|august|september|october|november|december)|the \d{1,2}(?:st|nd|rd|th))(?: (?:noon|morning|evening|afternoon|at \d{1,2}(?::\d\d)?(?: ?[ap]m)?))?)/i;
const needed = /\bneeds? (?:your|an?|the) (\p{L}+(?: \p{L}+)?)\s+(?:by|until)\b/iu;
const asks =
  /^(?:also,? )?(?:could|can|would|will) you (?:please |also |kindly )*(?:please )?(.{4,80}?)(?:[?!]|(?<!\b[ap](?:\.m)?)\.(?=\s|$)|$)/i;
const please = /^(?:if [^,]{2,60}, )?please (.{4,80}?)(?:[?!]|(?<!\b[ap](?:\.m)?)\.(?=\s|$)|$)/i;
const moves =
  /\b(?:move|moved|moving|postpone|postponed|reschedule|rescheduled|shift) (the .{3,30}?) (?:from (.{3,16}?) )?to ((?:\d{1,2} \p{L}+|\p{Lu}\p{L}+day|\p{L}+ \d{1,2})(?:,? \d{4})?)/iu;

export function subjectsByRule({ text }: SmallInput): Written {
  const body = mailBody(text);
  const sentences = sentencesIn(body);
  const found: string[] = [];
  const add = (line: string | undefined) => {
    const neat = line?.replace(/(?<![,;:\s–—-])[,;:\s–—-]+$/, '');
    if (
      neat &&
      countCharacters(neat) <= longest &&
      !found.some((one) => one.toLowerCase() === neat.toLowerCase())
    )
      found.push(neat);
  };
  const items = itemsOf(body);
  const isEnglish = whichLanguage(body) === 'en';
  const plainOf = (sentence: string) => (isEnglish ? headed(sentence) : sentence);
  if (items) add(headsOf(items, longest));
  else if (isEnglish) {
    const [, what, , when] = moves.exec(body) ?? [];
    if (what && when) add(`${capital(what.replace(/^the /i, ''))} moves to ${when}`);
    for (const sentence of sentences) {
      const due = deadline.exec(sentence)?.[1]?.replace(/^the /i, '');
      const [, thing] = needed.exec(sentence) ?? [];
      const [, request] = asks.exec(sentence) ?? please.exec(sentence) ?? [];
      const wish = request && tidyRequest(request);
      if (thing && due) add(`Your ${thing} needed by ${capitalDay(due)}`);
      else if (wish && whether.test(wish)) add(`${capital(wish.replace(whether, ''))}?`);
      else if (wish)
        add(due && !wish.includes(due) ? `${capital(wish)} by ${capitalDay(due)}` : `Request: ${wish}`);
      else if (sentence.endsWith('?')) add(`${standing(sentence)}?`);
    }
    const dated = whatAndWhen(
      sentences.filter((one) => !/[?]$|^(?:please|could|can|would|will)\b/i.test(one)),
      longest,
    );
    // A request that has no day of its own comes after what happens when.
    const isTimed = found.some((one) => findFacts(one).some(({ kind }) => /^(?:day|date|time)$/.test(kind)));
    if (dated && !isTimed && !found.some((one) => one.endsWith('?'))) found.unshift(dated);
    else add(dated);
  }
  for (const sentence of items ? [] : sentences.slice(0, 6))
    if (!/^(?:thanks|thank you|sorry|i hope|if|please|could|can|would|will)\b/i.test(sentence))
      add(clauseWithin(plainOf(sentence) ?? '', longest));
  if (!items && sentences[0]) add(plainOf(sentences[0]) && standing(plainOf(sentences[0])!));
  const choices = found.slice(0, 5).map((line) => ({
    text: line,
    note: `${countCharacters(line)} ${countCharacters(line) === 1 ? 'character' : 'characters'}${countCharacters(line) > onPhones ? ', cut off on some phones' : ''}`,
  }));
  if (choices.length === 0)
    return { text: '', note: 'No sentence is short enough for a subject. A language model could write one.' };
  return {
    text: choices.map((one) => `- ${one.text}`).join('\n'),
    choices,
    note: 'Taken from what the e-mail says and asks. A language model could weigh which of it matters most to the reader.',
  };
}

/** "Send me the final logo as an SVG": without "me", and no longer than it must be. */
const tidyRequest = (request: string) =>
  request
    .replace(/\b(send|give|tell|show|bring) (?:me|us) /i, '$1 ')
    .replace(/,.*$/, '')
    .trim();
/** What is wanted is an answer. */
const whether = /^(?:tell|let) (?:me |us )?(?:know )?(?:whether|if) (?:the )?/i;
const capitalDay = (when: string) =>
  when.replaceAll(/\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b/gi, capital);
