/** Whether a statement is for or against: yes and no, advice, what is allowed, what is safe. In English, German, French and Spanish. */
import type { Polarity } from './polarity.ts';
import type { Token } from './words.ts';

export interface Stance {
  isFor: boolean;
  /** Said outright: "never", "it is safe". A mere "can" may also tell of an ability. */
  isPlain: boolean;
}

const set = (words: string) => new Set(words.split(/\s+/));

/** As the first word of an answer, before a pause or alone. */
const yes = set('yes yeah yep sure absolutely certainly definitely ja jawohl klar oui si');
const no = set('no nope never nein niemals nie non jamais nunca jamas');

const good = set(
  `safe fine ok okay harmless edible recommend recommended recommends advisable allowed permitted legal lawful acceptable suitable worthwhile welcome
  drinkable wise sensible worth
  unbedenklich ungefahrlich ungiftig sicher erlaubt essbar geniessbar trinkbar empfehlen empfehlenswert empfohlen zulassig geeignet harmlos
  autorise permis comestible potable recommande recommandable conseille inoffensif
  seguro segura permitido permitida recomendable recomiendo aconsejable inofensivo`,
);
const bad = set(
  `unsafe dangerous harmful poisonous toxic risky hazardous forbidden prohibited illegal unlawful banned inedible unwise unadvisable inadvisable
  unacceptable unsuitable undrinkable
  gefahrlich giftig schadlich verboten ungeniessbar vermeiden abraten unzulassig ungeeignet meiden
  dangereux dangereuse toxique nocif interdit interdite eviter evitez deconseille
  peligroso peligrosa toxico toxica danino prohibido prohibida evitar evite venenoso`,
);
/** "You can", "man darf": weighs only against someone who speaks outright. */
const modal = set(
  'can may should darf durfen kann konnen sollte sollten peut peuvent pouvez puede pueden puedes',
);
const negator = set(
  'not never no cannot nor nobody none nicht niemals nie kein keine keinen keinem pas jamais ne nunca jamas hardly ni',
);
/** Of these the polarity of the whole statement is known: two of them cancel out. */
const english = set('not never no cannot nor nobody none hardly');
/** Two words or more that are for or against. */
const phrases: readonly (readonly [RegExp, 'for' | 'against'])[] = [
  [/\b(?:stay|keep|steer|stand|go) (?:well )?(?:away|clear)\b/, 'against'],
  [/\b(?:keep|kept|stay|stays|stayed) (?:\p{L}+ )?(?:out|away)\b/u, 'against'],
  [
    /\b(?:advise|advised|advises|warn|warned|warns|recommend|recommended|decide|argue)s? against\b/,
    'against',
  ],
  [
    /^(?:please )?(?:avoid|refrain|vermeide|evitez|evite)\b|\b(?:should|must|to be|best|better|i would|sollte|sollten) (?:avoid(?:ed)?|refrain|vermieden|gemieden)\b/,
    'against',
  ],
  [
    /\bhands off\b|\b(?:a )?bad (?:idea|choice|investment|option)\b|\bbetter not\b|\bout of the question\b|\bfinger weg\b/,
    'against',
  ],
  [
    /\bno (?:danger|harm|risk|problem|objection)\b|\bwithout (?:a |any )?(?:danger|harm|risk|problem)s?\b|\bsans (?:danger|risque)\b|\bsin (?:peligro|riesgo)\b/,
    'for',
  ],
  [
    /\bgo ahead\b|\b(?:a )?good (?:\p{L}+ )?(?:idea|choice|investment|option|thing)\b|\b(?:is|are) good\b(?! (?:at|enough))/u,
    'for',
  ],
];
/** A denial this many words before what it denies; "no amount of it is safe" reaches further. */
const reach = 3;
const wholeClause = set('no none nobody kein keine aucun ningun ninguna');
/** What holds only at times is neither for nor against. */
const condition = set(
  'if whether unless only except until when while but although ob wenn nur ausser bis aber obwohl si seulement sauf mais aunque solo salvo pero without',
);
/** "It can damage the liver" permits nothing. */
const harm =
  /^(?:damag|harm|hurt|kill|die|dying|poison|injur|caus|burn|break|fatal|destroy|fail|los|spread|infect)/;

interface Spoken {
  tokens: readonly Token[];
  polarity: Polarity;
  reply: boolean | undefined;
}

export function stanceOf({ tokens, polarity, reply }: Spoken): Stance | undefined {
  const words = tokens.map(({ lower, text }, at) => (text === 'May' && at > 0 ? '·' : lower));
  const [first = ''] = words;
  if (reply !== undefined) return { isFor: reply, isPlain: true };
  if (words.some((word, at) => condition.has(word) && (at > 0 || !yes.has(word)))) return undefined;
  const isAlone = tokens.length === 1 || tokens[1]?.afterPause === true;
  if (yes.has(first) && isAlone) return { isFor: true, isPlain: true };
  if (no.has(first) && (isAlone || first !== 'no')) return { isFor: false, isPlain: true };
  const plain = plainSigns(words);
  if (plain.length > 0)
    return plain.every((sign) => sign === plain[0]) ? { isFor: plain[0]!, isPlain: true } : undefined;
  if (isForbidding(words))
    return polarity.denied || !english.has(words.find((word) => negator.has(word))!)
      ? { isFor: false, isPlain: true }
      : undefined;
  const isPermission =
    words.some((word) => modal.has(word)) && !words.some((word) => negator.has(word) || harm.test(word));
  return isPermission ? { isFor: true, isPlain: false } : undefined;
}

function plainSigns(words: readonly string[]): boolean[] {
  const signs: boolean[] = [];
  let text = words.join(' ');
  for (const [pattern, sign] of phrases)
    text = text.replace(pattern, (whole: string, ...more: unknown[]) => {
      const before = text
        .slice(0, more.at(-2) as number)
        .split(' ')
        .slice(-reach - 1);
      const isDenied = before.some((word) => negator.has(word));
      signs.push((sign === 'for') !== isDenied);
      return whole.replaceAll(/\S+/g, '·');
    });
  const left = text.split(' ');
  for (const [at, word] of left.entries()) {
    if (!good.has(word) && !bad.has(word)) continue;
    const near = left.slice(Math.max(0, at - reach), at).filter((one) => negator.has(one));
    const far = left.slice(0, Math.max(0, at - reach)).filter((one) => wholeClause.has(one));
    const isDenied = (near.length + far.length) % 2 === 1;
    signs.push(good.has(word) !== isDenied);
  }
  return signs;
}

/** "You must not", "do not", "man darf nicht", "no se debe". */
const isForbidding = (words: readonly string[]) => {
  const [first = '', second = ''] = words;
  if (first === 'do' && second === 'not') return true;
  const denies = words.some((word) => negator.has(word));
  if (/\bmust (?:not|never)\b/.test(words.join(' '))) return true;
  return (
    denies &&
    (words.some((word) => modal.has(word)) ||
      words.includes('cannot') ||
      /^(?:i|we) would not$/.test(words.slice(0, 3).join(' ')))
  );
};

/** Small words of the other languages, which carry nothing. */
const small = set(
  'der die das den dem des ein eine einen einem einer ist sind war fur mit von im am zum zur auf man es und zu le la les un une des du est sont dans pour avec on il elle c l d et ce el los las una es son para con que se de en lo al del',
);

/** Denials of the languages that `polarity.ts` does not read; "no" is one of them only in Spanish. */
const foreignDenial = set('nicht kein keine keinen keinem niemals nie pas jamais nunca jamas');
const spanish = set('el los las se es una que puede debe');

export const deniesForeign = ({ tokens }: Pick<Spoken, 'tokens'>) =>
  tokens.some(({ lower }) => foreignDenial.has(lower)) ||
  (tokens.some(({ lower }) => lower === 'no') && tokens.some(({ lower }) => spanish.has(lower)));

/** Words that only say that someone is for or against it. */
export const isStanceWord = (word: string) =>
  [yes, no, good, bad, modal, negator, small].some((words) => words.has(word)) ||
  /^(?:good|bad|idea|choice|avoid|stay|keep|away|clear|advise|recommend)/.test(word);
