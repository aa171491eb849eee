/** More confident and softer words for the same; formal and friendly ones stand with the language. */
import { capital } from '#language/capital.ts';
import type { Rule } from '#language/rewrite.ts';

const begins = String.raw`(^|[.!?]\s+)`;

/** Without hedges, excuses and requests in three wrappings. */
export const confident: readonly Rule[] = [
  [
    new RegExp(
      `${begins}(?:i(?:'m| am) )?sorry (?:to (?:bother|disturb|bug) you|for (?:the )?(?:bother|disturbing you|bothering you))(?: again)?(?:,| but)?(?: but)?\\s*\\.?\\s*`,
      'gi',
    ),
    '$1',
  ],
  [
    /\bi (?:just )?want(?:ed)? to (?:check|ask|see|know) (?:if|whether) you (?:could|can|would|might)(?: maybe| perhaps| possibly)?\s+/gi,
    'please ',
  ],
  [
    /\bi was (?:just )?wondering (?:if|whether) you (?:could|can|would|might)(?: maybe| perhaps| possibly)?\s+/gi,
    'please ',
  ],
  [/\bwould it be possible (?:for you )?to\b/gi, 'please'],
  [/\b(?:i just wanted|i wanted) to\b/gi, 'I want to'],
  [/\b(please [^.!?]{3,200})\?/gi, '$1.'],
  [
    new RegExp(
      `${begins}(?:i (?:personally )?(?:think|believe|feel|guess|suppose)(?: that)?|in my (?:humble |personal )?opinion,?|it seems (?:to me )?that|to be honest,?|if i(?:'m| am) not mistaken,?)\\s+(\\p{L})`,
      'giu',
    ),
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  ],
  [/,?\s+but i (?:may|might|could) be wrong\b/gi, ''],
  [
    /,?\s+(?:i guess|i think|i suppose|if that makes sense|if you know what i mean|or something(?: like that)?)(?=[.!?])/gi,
    '',
  ],
  [/\b(is|are|was|were|am) (?:kind|sort) of\b/gi, '$1'],
  [/\b(?:might|may) be (?:kind of |sort of )?able to\b/gi, 'can'],
  [
    /\b(it|this|that|we|they|he|she|i|you) (?:might|may) be (?:kind of |sort of )?(?=\p{L})/giu,
    (_, who: string) => `${who} ${/^i$/i.test(who) ? 'am' : /^(?:we|they|you)$/i.test(who) ? 'are' : 'is'} `,
  ],
  [/\b(?:hopefully|maybe|perhaps|possibly),?\s+/gi, ''],
  [/\b(?:kind of|sort of|a (?:little )?bit|somewhat|rather|fairly) (?=\p{L})/giu, ''],
  [/\bi(?:'ll| will) try to\b/gi, 'I will'],
  [/\bwe(?:'ll| will) try to\b/gi, 'we will'],
  [/\bi would (?:say|argue) that\s+(\p{L})/giu, (_, letter: string) => letter.toUpperCase()],
  [/\bdoes that make sense\?/gi, 'Any questions?'],
  [/\ba (?:quick|little|small) (?=look|question|favou?r|call)/gi, 'a '],
];

/** What orders becomes a request, what blames becomes what happened. */
export const softer: readonly Rule[] = [
  [/\byou failed to (\p{L}+)\b/giu, (_, verb: string) => `it seems there was no chance yet to ${verb}`],
  [/\byou (?:must|have to|need to)\b/gi, 'please'],
  [/\byou should have\b/gi, 'it would have helped to have'],
  [/\byou should\b/gi, 'you could'],
  [/\byou (?:forgot|neglected) to\b/gi, 'I think we still need to'],
  [/\byour mistake\b/gi, 'the mistake'],
  [/\byou (?:are|'re|’re) wrong\b/gi, 'I see it differently'],
  [/\bthat(?:'s|’s| is) wrong\b/gi, 'I read that differently'],
  [/\bi need you to\b/gi, 'could you please'],
  [/\bi want you to\b/gi, 'I would be glad if you could'],
  [/\bi want\b/gi, 'I would like'],
  [/\bi (?:disagree|do not agree|don't agree|don’t agree)\b/gi, 'I see it a little differently'],
  [/\b(?:immediately|at once|right now|asap)\b/gi, 'as soon as you can'],
  [/\bno,\s+/gi, 'I am afraid not: '],
  [/\bwe (?:can't|cannot|can’t|won't|will not)\b/gi, 'we are not able to'],
  [
    /\b(?:a )?(?:complete |total )?(?:disaster|mess)\b/gi,
    (was: string) => (/^a\b/i.test(was) ? 'a difficult situation' : 'difficult situation'),
  ],
  [/\b(?:terrible|awful|horrible|unacceptable)\b/gi, 'not what we had hoped for'],
  [/\bwhy (?:didn't|did not|didn’t) you\b/gi, 'what kept us from being able to'],
  [
    new RegExp(
      `${begins}(send|give|tell|call|write|bring|make|help|check|fix|finish|answer|show|read|explain|stop|open|close|sign|move|take|return|pay|do) (?=(?:me|us|him|her|them|it|this|that|these|those|the|my|your|our|his|their|an?)\\b)([^.!?]{2,300})[.!]`,
      'gi',
    ),
    (_, before: string, verb: string, rest: string) => `${before}Could you ${verb.toLowerCase()} ${rest}?`,
  ],
  [
    /(^|[.!?]\s+)please (?!be\b)([^.!?]{3,300})[.!]/gi,
    (_, before: string, rest: string) => `${before}${capital(`could you please ${rest}`)}?`,
  ],
  [/!+/g, '.'],
];
