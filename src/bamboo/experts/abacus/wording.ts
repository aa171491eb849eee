/** Arithmetic in words, as an expression: "the square root of 144 plus 3" → "sqrt(144) + 3". */
import { wordsLeft } from '#language/fillers.ts';
import { withDigits } from '#language/number-words.ts';

const askings =
  /^(?:what (?:is|are|would|does)|how much (?:is|are|do|does|would)|how many (?:is|are)|calculate|compute|evaluate|work out|find|solve|what do you get (?:if|when) you|what (?:is )?the (?:result|value|answer) (?:of|to)|the (?:result|value|answer) of|what (?:is )?the)\s+/;
const ifDone =
  /^(?:(?:and )?(?:if|when) )?(?:i|you|we|one) (?=(?:add|multiply|divide|subtract|take|double|square)\b)/;
const endings =
  /\s*(?:\b(?:equal(?:s)?(?: to)?|makes?|comes? (?:out )?to|be|gives?|worth|is|are|altogether|in total|together)\b|= ?\??)\s*$/;

const number = String.raw`(?:\d+(?:\.\d+)?|\.\d+)`;
const group = String.raw`(?:${number}|\([^()]*\))`;

type Rewrite = readonly [RegExp, string | ((...parts: string[]) => string)];

const fractions: Readonly<Record<string, string>> = {
  half: '1/2',
  third: '1/3',
  quarter: '1/4',
  fourth: '1/4',
  fifth: '1/5',
  sixth: '1/6',
  seventh: '1/7',
  eighth: '1/8',
  ninth: '1/9',
  tenth: '1/10',
};
const fractionNames = Object.keys(fractions).join('|');

const ordinals = 'third fourth fifth sixth seventh eighth ninth tenth'.split(' ');

const rewrites: readonly Rewrite[] = [
  [/(\d),(?=\d{3}\b)/g, '$1'],
  [/(?<![\d,])(\d+),(\d{1,2})(?![\d,])/g, '$1.$2'],
  [
    new RegExp(`^(?:how (?:many times|often) )?does (${group}) (?:go|fit) in(?:to)? (${group})$`),
    '($2 / $1)',
  ],
  [/(\d+(?:\.\d+)?) ?(?:%|percent|per cent) of\b/g, '($1 / 100) *'],
  [
    /\bthe (?=(?:square|cube|sum|product|difference|quotient|log|natural|factorial|absolute|remainder|average|mean|median|largest|smallest|\w+th root))/g,
    '',
  ],
  [
    new RegExp(`(\\d+) and (?:a|an|1) (${fractionNames})\\b`, 'g'),
    (_, whole, name) => `(${whole} + ${fractions[name!]})`,
  ],
  [
    new RegExp(`\\b(?:an?|1|one) (${fractionNames})\\b( of\\b)?`, 'g'),
    (_, name, of) => `(${fractions[name!]})${of ? ' *' : ''}`,
  ],
  [
    new RegExp(`\\b(\\d+)[ -](${fractionNames})s\\b( of\\b)?`, 'g'),
    (_, count, name, of) => `(${count} * ${fractions[name!]})${of ? ' *' : ''}`,
  ],
  [/\bhalf of\b/g, '(1/2) *'],
  [/\b(?:double|twice)(?: of)?\b/g, '2 *'],
  [/\b(?:triple|thrice)(?: of)?\b/g, '3 *'],
  [
    new RegExp(
      `^sum of (?:all )?(?:the )?(?:whole |natural )?(?:numbers |integers )?(?:from )?(\\d{1,9}) (?:to|through|till|until) (\\d{1,9})$`,
    ),
    (_, from, to) => `(${to} - ${from} + 1) * (${from} + ${to}) / 2`,
  ],
  [
    new RegExp(`\\b(?:sum|total) of (${group}(?:\\s*(?:,|and|, and)\\s*${group})+)`, 'g'),
    (_, list) => `(${items(list!).join(' + ')})`,
  ],
  [
    new RegExp(`\\bproduct of (${group}(?:\\s*(?:,|and|, and)\\s*${group})+)`, 'g'),
    (_, list) => `(${items(list!).join(' * ')})`,
  ],
  [new RegExp(`\\bdifference (?:between|of) (${group}) and (${group})`, 'g'), 'abs($1 - $2)'],
  [new RegExp(`\\bquotient of (${group}) and (${group})`, 'g'), '($1 / $2)'],
  [
    new RegExp(`\\b(?:average|mean)(?: value)? of (${group}(?:\\s*(?:,|and|, and)\\s*${group})+)`, 'g'),
    (_, list) => `mean(${items(list!).join(', ')})`,
  ],
  [
    new RegExp(`\\bmedian of (${group}(?:\\s*(?:,|and|, and)\\s*${group})+)`, 'g'),
    (_, list) => `median(${items(list!).join(', ')})`,
  ],
  [
    new RegExp(
      `\\b(?:largest|biggest|maximum|max|highest) of (${group}(?:\\s*(?:,|and|, and)\\s*${group})+)`,
      'g',
    ),
    (_, list) => `max(${items(list!).join(', ')})`,
  ],
  [
    new RegExp(
      `\\b(?:smallest|lowest|minimum|min|least) of (${group}(?:\\s*(?:,|and|, and)\\s*${group})+)`,
      'g',
    ),
    (_, list) => `min(${items(list!).join(', ')})`,
  ],
  [
    new RegExp(
      `^(?:what |which )?(?:is )?(?:the )?remainder (?:is |do (?:you|i) )?(?:left |left over |get |there )*(?:when|if|after|of|from|by)(?: (?:you|i|we|one))? (?:divide|dividing|division of) (${group}) by (${group})`,
      'g',
    ),
    'mod($1, $2)',
  ],
  [new RegExp(`\\bsubtract (${group}) from (${group})`, 'g'), '($2 - $1)'],
  [new RegExp(`\\btake (${group}) (?:away )?from (${group})`, 'g'), '($2 - $1)'],
  [
    new RegExp(
      `\\b(?:add(?: up| together)?|sum(?: up)?|total) (${group}(?:\\s*(?:,|and|, and|plus)\\s*${group})+)(?: (?:up|together))?`,
      'g',
    ),
    (_, list) => `(${items(list!.replaceAll('plus', 'and')).join(' + ')})`,
  ],
  [new RegExp(`\\badd (${group}) (?:and|to|with|plus) (${group})`, 'g'), '($1 + $2)'],
  [new RegExp(`\\b(?:multiply )?(${number}) (?:multiplied )?(?:by|times) itself`, 'g'), '($1)^2'],
  [new RegExp(`\\bmultiply (${group}) (?:by|and|with|times) (${group})`, 'g'), '($1 * $2)'],
  [new RegExp(`\\bdivide (${group}) (?:by|with) (${group})`, 'g'), '($1 / $2)'],
  [
    new RegExp(
      `\\bremainder (?:of|when|if) (?:you divide |dividing )?(${group}) (?:is )?(?:divided by|by|/|over) (${group})`,
      'g',
    ),
    'mod($1, $2)',
  ],
  [
    new RegExp(
      `^(?:split|share|divide|distribute)(?: (?:a|the|an|my|this))?(?: (?:bill|sum|total|cost|amount|price|check|rent|tab))?(?: of)? (${group})(?: (?:equally|evenly|fairly))? (?:between|among|amongst|by|across|with) (${group})(?: (?:people|persons|friends|ways|of us|guests|colleagues|roommates|children|kids))?(?: (?:equally|evenly))?$`,
    ),
    '($1 / $2)',
  ],
  [new RegExp(`\\b(${group}) (?:mod|modulo|modulus) (${group})`, 'g'), 'mod($1, $2)'],
  [/\b(?:is|are) (?=(?:divided|multiplied|added|raised))/g, ''],
  [/\b(?:raised )?to the (?:power (?:of )?)?(\d+)(?:st|nd|rd|th)?(?: power)?\b/g, '^ $1'],
  [
    /\b(?:raised )?to the (second|third|fourth|fifth|sixth|tenth) power\b/g,
    (_, which) => `^ ${{ second: 2, third: 3, fourth: 4, fifth: 5, sixth: 6, tenth: 10 }[which!]}`,
  ],
  [/\b(?:raised )?to the power (?:of )?(?=[-(])/g, '^ '],
  [/\b(?:raised to the power of|to the power of|to the power|raised to)\b/g, '^'],
  [/\bsquared\b/g, '^2'],
  [/\bcubed\b/g, '^3'],
  [
    new RegExp(`\\b(third|fourth|fifth|sixth|seventh|eighth|ninth|tenth) root of (${group})`, 'g'),
    (_, name, of) => `nthRoot(${of}, ${ordinals.indexOf(name!) + 3})`,
  ],
  [new RegExp(`(?:\\bsquare root|√|\\bsqrt)(?: of)?\\s*(${group})`, 'g'), 'sqrt($1)'],
  [new RegExp(`(?:\\bcube root|∛)(?: of)?\\s*(${group})`, 'g'), 'cbrt($1)'],
  [new RegExp(`\\b(\\d+)(?:st|nd|rd|th) root of (${group})`, 'g'), 'nthRoot($2, $1)'],
  [new RegExp(`\\bsquare of (${group})`, 'g'), '($1)^2'],
  [new RegExp(`\\bcube of (${group})`, 'g'), '($1)^3'],
  [new RegExp(`\\bfactorial (?:of )?(${group})`, 'g'), 'factorial($1)'],
  [new RegExp(`(${group}) factorial\\b`, 'g'), 'factorial($1)'],
  [new RegExp(`\\babsolute value of (-?${group})`, 'g'), 'abs($1)'],
  [new RegExp(`\\b(?:natural (?:log|logarithm)|ln)(?: of)?\\s*(${group})`, 'g'), 'log($1)'],
  [
    new RegExp(`\\blog(?:arithm)?(?:(?: to(?: the)?)?\\s*base)\\s*(${number})(?: of)?\\s+(${group})`, 'g'),
    'log($2, $1)',
  ],
  [new RegExp(`\\blog\\s*(2|10)(?: of)?\\s+(${group})`, 'g'), 'log($2, $1)'],
  [
    new RegExp(`\\blog(?:arithm)?(?: of)?\\s*(${group}),? (?:to|in)? ?(?:the )?base (${number})`, 'g'),
    'log($1, $2)',
  ],
  // What has a base already stands in brackets with a comma.
  [new RegExp(`\\blog(?:arithm)?(?: of)?\\s*(?!\\([^()]*,)(${group})(?!,)`, 'g'), 'log10($1)'],
  [
    new RegExp(
      `\\b(sin|cos|tan)(?:e|ine|gent)?(?: of)?\\s*\\(?(${number})\\)?\\s*(?:degrees?|°|deg)\\)?`,
      'g',
    ),
    '$1($2 deg)',
  ],
  [new RegExp(`\\b(${number}) choose (${number})`, 'g'), 'combinations($1, $2)'],
  [/\bplus\b|\badded to\b/g, '+'],
  [/\bminus\b|\btake away\b|\bless\b/g, '-'],
  [/\b(?:times|multiplied by|multiplied with)\b|[×·⋅∙]|(?<=[\d)]\s*)\*(?=\s*[\d(])/g, '*'],
  [/(?<=[\d)])\s*x\s*(?=[\d(])/g, ' * '],
  [/\b(?:divided by|over)\b|[÷∶]|(?<=\d\s):(?=\s\d)/g, '/'],
  [/(?<=[\d)]) of (?=[\d(])/g, ' * '],
  [/\*\*/g, '^'],
  [/π/g, 'pi'],
  [/\bnegative (?=\d)/g, '-'],
  [/²/g, '^2'],
  [/³/g, '^3'],
];

export function expressionOf(plain: string): string {
  let text = plain;
  for (let round = 0; round < 2; round += 1)
    text = text
      .replace(askings, '')
      .replace(/^(?:the )?(?:result|answer) (?=(?:if|when)\b)/, '')
      .replace(ifDone, '');
  text = withDigits(text.replace(endings, ''));
  for (const [pattern, words] of rewrites) text = text.replace(pattern, words as string);
  return text.replaceAll(/\s+/g, ' ').replace(/^the /, '').trim();
}

export function items(list: string): string[] {
  return list
    .split(/\s*(?:,\s*and\b|,|\band\b)\s*/)
    .map((item) => item.trim())
    .filter(Boolean);
}

/** Without the words that carry nothing at both ends: "what 2 to the power of 15 comes to". */
export function withoutEmptyEnds(plain: string): string {
  const words = plain.split(' ');
  const isEmpty = (word: string | undefined) =>
    word !== undefined && !/\d/.test(word) && wordsLeft(word).length === 0;
  while (isEmpty(words[0]?.replace(/[,.:]$/, ''))) words.shift();
  while (words.at(-1) !== 'itself' && isEmpty(words.at(-1)?.replace(/[,.:]$/, ''))) words.pop();
  return words.join(' ').replace(/[,.:]+$/, '');
}
