/** A question that wants yes or no, taken apart: what to look up, and what is claimed of it. */
import { withDigits } from '#language/number-words.ts';

export interface Claim {
  /** The open question, to which the claim would be the answer. */
  asks: string;
  claimed: string;
  /** Only one thing can be it, so that another answer makes the claim false. */
  exclusive: boolean;
}

const article = /^(?:the|an?|called|named|equal to|the same as|on|in|about|around|=) /;
const bare = (text: string) => {
  let name = text.trim();
  while (article.test(name)) name = name.replace(article, '');
  return name.replaceAll(/^["'+]|["']$/g, '');
};
/** Of these there are many, and a list of them is never whole. */
const oneOfMany =
  /^(?:an?|one of)\b|\b(?:synonym|antonym|opposite|example|kind|type|definition|meaning|largest cit|big(?:ger|gest) than)/;
/** What the claim leaves open, or turns around. */
const unclear =
  /\b(?:not|never|only|ever|also|still|once|it|this|that|he|she|they|there|what|which|who|or|if|always|sometimes|almost|formerly)\b/;
/** "The symbol of", "Africa's largest", "the largest". */
const relation = /\b(?:of|for|in|to)\b|'s\b|\b\p{L}{3,}est\b|\bmost\b/u;
const number = String.raw`-?\d[\d,]*(?:\.\d+)?`;
const wordsOfClaim = 3;
const longest = 150;

export const asksYesNo = (plain: string) =>
  /^(?:is|are|was|were|does|do|did) /.test(plain) && plain.length <= longest;

/** From a plain text, likeliest first; nothing where it is no such question. */
export function* claimsOf(plain: string): Generator<Claim> {
  if (!asksYesNo(plain)) return;
  const digits = withDigits(plain);
  // "Was Bonn the capital of Germany": what is so today does not tell.
  const ofToday = !/^(?:was|were) [^\d]+$/.test(plain);
  for (const read of [equal, countsOf, compared, used, within, made, named, atTheEnd])
    for (const claim of read(read === named || read === atTheEnd ? plain : digits))
      if (claim.claimed && ![claim.claimed, subjectOf(claim.asks)].some((part) => unclear.test(part)))
        yield { ...claim, exclusive: claim.exclusive && ofToday };
}

const subjectOf = (asks: string) =>
  asks.replace(/^(?:what|which|when|who|how many)(?: country)?(?: is| are)?|(?<=, .+) or\b/g, '');

/** "Is Fe the symbol of iron", "is Jupiter the largest planet", "is Algeria Africa's largest country". */
function* named(plain: string): Generator<Claim> {
  const [, claimed = '', rest = ''] =
    /^(?:is|are|was|were) (.+?) ((?:the|an?|one of the) .+|\S+'s .+)$/.exec(plain) ?? [];
  // "Is a tomato a fruit" claims a kind, and a definition of fruit does not tell.
  if (!relation.test(rest)) return;
  const thing = rest.replace(/^(?:an?|one of the) /, 'the ');
  yield { asks: `what is ${thing}`, claimed: bare(claimed), exclusive: !oneOfMany.test(rest) };
}

/** "Is the symbol of gold Ag", "is the currency of Japan the yen": what is claimed stands last. */
function* atTheEnd(plain: string): Generator<Claim> {
  const words = /^(?:is|are|was|were) ((?:the )?[a-z]+ .+)$/.exec(plain)?.[1]?.split(' ') ?? [];
  for (let count = 1; count <= wordsOfClaim && words.length - count >= 2; count += 1) {
    const claimed = bare(words.slice(-count).join(' '));
    const asks = words
      .slice(0, -count)
      .join(' ')
      .replace(/ (?:the|an?|on|called|named|equal to|in)$/, '');
    if (!/\d/.test(claimed) && !relation.test(asks)) continue;
    // "Is the currency of Japan strong" claims no other currency.
    const exclusive =
      /\d/.test(claimed) || /\b(?:symbol|plural|past tense|past participle|currency)\b/.test(asks);
    yield { asks: `what is ${asks}`, claimed, exclusive };
    if (/\d/.test(claimed)) yield { asks: `when is ${asks}`, claimed, exclusive };
  }
}

/** "Are there 12 inches in a foot", "does Mars have two moons". */
function* countsOf(plain: string): Generator<Claim> {
  const [, count = '', what = '', whole = ''] =
    new RegExp(`^(?:is|are|were) there (?:exactly )?(${number}) (.+?) (?:in|on|to|per) (.+)$`).exec(plain) ??
    [];
  if (count) yield { asks: `how many ${what} are in ${whole}`, claimed: count, exclusive: true };
  const [, owner = '', many = '', things = ''] =
    new RegExp(`^(?:does|do|did) (.+?) (?:have|contain|equal) (?:exactly )?(${number}) (.+)$`).exec(plain) ??
    [];
  if (!many) return;
  yield { asks: `how many ${things} does ${owner} have`, claimed: many, exclusive: true };
  yield { asks: `how many ${things} are in ${owner}`, claimed: many, exclusive: true };
}

/** "Is 7 x 8 = 54", "is 12 squared 144", "is a mile 1.6 km". */
function* equal(plain: string): Generator<Claim> {
  const [, left = '', count = '', unit = ''] =
    new RegExp(
      `^(?:is|are|does|do) (.+?)(?: (?:equal to|the same as|equals?|exactly|=))? (?:= ?)?(${number})(?: ?([a-z°][a-z° /²³]*))?$`,
    ).exec(plain) ?? [];
  if (!count || !left) return;
  const sum = left.replace(/ ?=$/, '');
  if (unit) yield { asks: `${sum} in ${unit}`, claimed: count, exclusive: true };
  else if (/\d|^(?:pi|e)$/.test(sum)) yield { asks: `what is ${sum}`, claimed: count, exclusive: true };
}

/** "Is Japan bigger than Germany", "does Canada have more people than Poland". */
function* compared(plain: string): Generator<Claim> {
  const [, one = '', how = '', other = ''] =
    /^(?:is|are) (?:the )?(.+?) (larger|bigger|smaller|more populous|closer to the sun|further from the sun) than (?:the )?(.+)$/.exec(
      plain,
    ) ?? [];
  if (how) yield { asks: `which is ${how}, ${one} or ${other}`, claimed: one, exclusive: true };
  const [, owner = '', what = '', than = ''] =
    /^(?:does|do|has) (.+?) have (more people|more inhabitants|a (?:larger|bigger|smaller) (?:population|area)) than (.+)$/.exec(
      plain,
    ) ?? [];
  if (what) yield { asks: `which has ${what}, ${owner} or ${than}`, claimed: owner, exclusive: true };
}

/** "Does Poland use the euro". */
function* used(plain: string): Generator<Claim> {
  const [, owner = '', money = ''] =
    /^(?:does|do) (?:people in )?(.+?) (?:use|pay with|have) (?:the )?([a-z ]+?)(?: as (?:its|their|a) currency)?$/.exec(
      plain,
    ) ?? [];
  const [, other = '', place = ''] =
    /^(?:does|do) (?:they|people) (?:use|pay with) (?:the )?([a-z ]+?) in (.+)$/.exec(plain) ?? [];
  if (money || other)
    yield {
      asks: `what is the currency of ${owner && money && !other ? owner : place}`,
      claimed: other || money,
      exclusive: true,
    };
}

const pastOf: Readonly<Record<string, string>> = {
  write: 'wrote',
  invent: 'invented',
  discover: 'discovered',
  paint: 'painted',
  compose: 'composed',
};

/** "Did Shakespeare write Hamlet", "was Hamlet written by Shakespeare". */
function* made(plain: string): Generator<Claim> {
  const [, maker = '', verb = '', work = ''] =
    /^did (.+?) (write|invent|discover|paint|compose) (.+)$/.exec(plain) ?? [];
  if (verb) yield { asks: `who ${pastOf[verb]} ${work}`, claimed: maker, exclusive: true };
  const [, thing = '', done = '', by = ''] =
    /^(?:was|is) (.+?) (written|invented|discovered|painted|composed) by (.+)$/.exec(plain) ?? [];
  const simple = done === 'written' ? 'wrote' : done;
  if (done) yield { asks: `who ${simple} ${thing}`, claimed: by, exclusive: true };
}

/** "Is Barcelona in Spain". */
function* within(plain: string): Generator<Claim> {
  const [, place = '', country = ''] =
    /^is (?:the city of )?([\p{L} '-]+?) (?:located |situated |a city )?in (?:the )?([\p{L} '-]+)$/u.exec(
      plain,
    ) ?? [];
  if (!country) return;
  // There is a London in Canada too.
  yield { asks: `which country is ${place}, ${country} in`, claimed: country, exclusive: false };
  yield { asks: `which country is ${place} in`, claimed: country, exclusive: true };
}
