/** What kind of question it is, and its parts as they stand in a point: what is asked about, what it does, to what. */
import { baseOf, pluralOf, regularPlural } from '#language/irregular.ts';
import { gerundOf, pastOf, thirdPersonOf } from '#language/conjugate.ts';
import { topicOf } from './topic.ts';
import { measured } from './read-measure.ts';
import type { Reading } from './reading.ts';
import { isEffect, partClause, verbAt } from './verbs.ts';

const politeness =
  /^(?:(?:please|can you|could you|tell me|explain|describe|research|find out|i want to know|i would like to know)(?:\s+about)?\s+)+/i;

const qualities =
  'good|bad|better|worse|best|safe|unsafe|dangerous|harmful|harmless|healthy|unhealthy|useful|useless|effective|ineffective|efficient|sustainable|possible|impossible|necessary|worth|real|true|false|fair|unfair|ethical|moral|legal|illegal|toxic|addictive|reliable|accurate|contagious|hereditary|genetic|overrated|expensive|cheap|affordable|profitable|responsible|likely|inevitable|important|bad for|right|wrong|linked|related|afraid|able|blue|red|green|salty|warm|cold|hot|rare|common|popular|intelligent|conscious|alive|extinct|infinite|free|poor|rich|different|similar';

const isQuestion =
  /^(?:what|which|who|whose|where|when|why|how|is|are|was|were|do|does|did|can|could|should|would|will|has|have|had)\b/i;

/** Without what is only said to be polite, and without its mark. */
export const plainlyAsked = (question: string) => question.replace(politeness, '').replace(/[\s?!.]+$/, '');

/** The first that fits; a few words that ask nothing are a thing. */
export function readQuestion(question: string): Reading {
  const asked = plainlyAsked(question);
  for (const reader of readers) {
    const reading = reader(asked);
    if (reading) return reading;
  }
  const thing = asked.replace(/^(?:what|which)\s+(?:is|are|was|were)\s+/i, '');
  return isQuestion.test(thing)
    ? { kind: 'other', parts: { topic: topicOf(thing) } }
    : { kind: 'thing', parts: { thing: inGeneral(thing) } };
}

type Reader = (asked: string) => Reading | undefined;

const readers: readonly Reader[] = [
  compared,
  (asked) => {
    const [, of] = /^(?:(?:what is|the)\s+)*history of (.+)$/i.exec(asked) ?? [];
    return of ? { kind: 'history', parts: { of } } : undefined;
  },
  (asked) => {
    const [, cause, effect] =
      /^(?:(?:what|how) (?:is|are|large is|strong is) )?(?:the )?(?:effects?|impacts?|influence|consequences) of (.+?) on (.+)$/i.exec(
        asked,
      ) ?? [];
    return cause ? { kind: 'effect', parts: { cause, effect: effect! } } : undefined;
  },
  (asked) => {
    const [, of] =
      /^what (?:causes|caused|leads to|led to|triggers|(?:is|are|were) the (?:main )?causes? of) (.+)$/i.exec(
        asked,
      ) ?? [];
    return of ? { kind: 'causes', parts: { of } } : undefined;
  },
  (asked) => {
    const [, sides, of] =
      /^what (?:is|are|were) (?:the )?(?:main |biggest |known )?((?:benefits?|risks?|advantages?|disadvantages?|side effects|dangers?|costs?|consequences|symptoms|uses|limits)(?: and \w+)?) of (.+)$/i.exec(
        asked,
      ) ?? [];
    return sides ? { kind: 'sides', parts: { sides: sides.toLowerCase(), of: of! } } : undefined;
  },
  (asked) => {
    const [, doing] =
      /^(?:how to|how (?:can|could|do|should) (?:i|we|you|one|people)|what is the best way to|what are the best ways to|ways to) (.+)$/i.exec(
        asked,
      ) ?? [];
    const [verb = '', ...rest] = doing?.split(' ') ?? [];
    return doing
      ? { kind: 'way', parts: { doing: [gerundOf(verb.toLowerCase()), ...rest].join(' ') } }
      : undefined;
  },
  measured,
  (asked) => {
    const [, fact] = /^(?:what|which) (?:is|are|was|were) (the .+ (?:of|in) .+)$/i.exec(asked) ?? [];
    return fact ? { kind: 'fact', parts: { fact } } : undefined;
  },
  (asked) => {
    const [, person] = /^who (?:is|was|were|are) (.+)$/i.exec(asked) ?? [];
    return person ? { kind: 'person', parts: { person } } : undefined;
  },
  (asked) => {
    const [, did] = /^who (.+)$/i.exec(asked) ?? [];
    const [, ...object] = did?.split(' ') ?? [];
    return object.length > 0 ? { kind: 'who', parts: { did: did!, object: object.join(' ') } } : undefined;
  },
  (asked) => {
    const [, clause] = /^is it (?:true|a fact) that (.+)$/i.exec(asked) ?? [];
    return clause ? { kind: 'quality', parts: { clause } } : undefined;
  },
  quality,
  withVerb,
  perfect,
  (asked) => {
    // "What happens when …", "which countries have …": already in the order of a statement.
    const [, wh, statement] =
      /^(what|which|whose) (?!(?:is|are|was|were|do|does|did|can|could|should|would|will|has|have|had)\b)(.+)$/i.exec(
        asked,
      ) ?? [];
    return statement ? { kind: 'wh', parts: { wh: wh!.toLowerCase(), clause: statement } } : undefined;
  },
];

/** "Is coffee good for the heart", "is Pluto a planet", "why is the sky blue". */
function quality(asked: string): Reading | undefined {
  const [, why, is, said] = /^(why )?(is|are|was|were) (.+)$/i.exec(asked) ?? [];
  if (!said) return undefined;
  const parted =
    new RegExp(`^(.+?) ((?:not |so |really |still |actually |too )?(?:${qualities})(?: .+)?)$`, 'i').exec(
      said,
    ) ??
    /^(.+?) ((?:an?|the) .+)$/i.exec(said) ??
    /^(.+?) ((?:getting |becoming )?\w{2,}(?:ing|ed)(?: .+)?)$/i.exec(said);
  if (!parted) return undefined;
  const [, subject, rest] = parted as unknown as [string, string, string];
  const clause = `${subject} ${is!.toLowerCase()} ${rest}`;
  if (why) return { kind: 'why', parts: { clause } };
  return /^an? /i.test(rest)
    ? { kind: 'class', parts: { subject, class: rest } }
    : { kind: 'quality', parts: { clause } };
}

/** "How has the internet changed journalism": the subject stands within the verb. */
function perfect(asked: string): Reading | undefined {
  const [, wh, has, said = ''] = /^(?:(why|how|when|where|what) )?(has|have|had) (.+)$/i.exec(asked) ?? [];
  const words = said.split(' ');
  const at = words.findIndex((word, place) => place > 0 && (/\wed$/.test(word) || baseOf.has(word)));
  if (!has || at === -1) return undefined;
  const clause = [...words.slice(0, at), has.toLowerCase(), ...words.slice(at)].join(' ');
  return wh
    ? { kind: 'wh', parts: { wh: wh.toLowerCase(), clause } }
    : { kind: 'quality', parts: { clause } };
}

/** "Does remote work lower productivity", "why do leaves turn red", "should cities ban cars". */
function withVerb(asked: string): Reading | undefined {
  const [, wh = '', aux, said] =
    /^(?:(why|how|when|where|what) )?(do|does|did|can|could|should|would|will) (.+)$/i.exec(asked) ?? [];
  const clause = said && partClause(said);
  if (!aux || !clause) return undefined;
  const { subject, verb, rest } = clause;
  const doing = [subject, gerundOf(verb), rest].filter(Boolean).join(' ');
  const statement = [subject, inForm(verb, aux.toLowerCase()), rest].filter(Boolean).join(' ');
  const parts = { subject, doing, clause: statement };
  switch (wh.toLowerCase() || aux.toLowerCase()) {
    case 'why':
      return { kind: 'why', parts };
    case 'how':
      if (rest || !/^(?:work|function|operate)$/.test(verb)) return { kind: 'how', parts };
      return { kind: 'works', parts: { subject: inGeneral(subject) } };
    case 'when':
    case 'where':
      return { kind: wh.toLowerCase(), parts };
    case 'what':
      return { kind: 'wh', parts: { wh: 'what', clause: statement } };
    case 'should':
      return { kind: 'should', parts };
    case 'will':
      return { kind: 'will', parts };
    default: {
      const effect = rest.replace(/^(?:against|with|from|down|up) /i, '');
      // "Helps plants grow" tells what someone else does.
      return (isEffect(verb) || verb === 'help') &&
        effect &&
        verbAt(['it', ...effect.split(' ').slice(1)]) < 1
        ? { kind: 'effect', parts: { cause: subject, effect } }
        : { kind: 'whether', parts };
    }
  }
}

function inForm(verb: string, aux: string): string {
  if (aux === 'does') return thirdPersonOf(verb);
  if (aux === 'did') return pastOf(verb);
  return aux === 'do' ? verb : `${aux} ${verb}`;
}

/** "Tea or coffee", "tea versus coffee", "difference between tea and coffee". */
function compared(asked: string): Reading | undefined {
  const bare = withoutArticle(
    asked
      .replace(/^(?:which|what) (?:is|are) (?:\w+)(?: for [^,:]+)?[,:] /i, '')
      .replace(/^(?:is|are|should \w+ \w+)\s+/i, ''),
  );
  const found =
    /\b(?:between|compare)\s+(.{2,80}?)\s+(?:and|with|to)\s+(.{2,80})$/i.exec(asked) ??
    /^(?:.{0,60}?:\s*)?(.{2,80}?)\s+(?:vs\.?|versus|or|compared (?:to|with)|(?:better|worse|safer|cheaper|healthier|faster) than)\s+(.{2,80})$/i.exec(
      bare,
    );
  if (!found) return undefined;
  const b = withoutArticle(found[2]!).replace(
    /\s+(?:better|worse|(?:more|less) \w+|\w+er)(?: for .+)?$/i,
    '',
  );
  return { kind: 'compare', parts: { a: withoutArticle(found[1]!), b } };
}

const withoutArticle = (text: string) => text.replace(/^(?:the|an?)\s+/i, '');

/** "A heat pump" → "heat pumps", so that one can speak of its history. */
function inGeneral(thing: string): string {
  const [, lead, last] = /^an?\s+((?:[\w-]+\s+)*)([\w-]+)$/i.exec(thing) ?? [];
  return last === undefined
    ? thing.replace(/^an?\s+/i, 'the ')
    : `${lead}${pluralOf.get(last) ?? regularPlural(last)}`;
}
