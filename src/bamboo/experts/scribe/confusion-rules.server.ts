/** Words that sound or look like the one that was meant, where what stands beside them leaves no doubt. */
import { countsOf, frequencyOf } from '../lexicon/word-frequency.server.ts';
import { partsOf, sensesOf } from '#language/wordnet.server.ts';
import { isPlural } from './agreement-rules.server.ts';
import type { Rule } from './grammar-rules.server.ts';

const subject = '(?:i|you|he|she|it|we|they|who|that|this|there)';
/** After "you're" these need no article. */
const bare = new Set(
  'home family history gold king toast welcome right left wrong late early here there fine well sure ready free alone next first last dead worth able good bad dad mum part proof fun news business'.split(
    ' ',
  ),
);

/** One thing, and nothing else that could follow "you are". */
function isPlainNoun(word: string): boolean {
  const low = word.toLowerCase();
  if (bare.has(low) || /(?:ing|ed|s|ly)$/.test(low)) return false;
  return partsOf(low)[0] === 'noun' && sensesOf(low, 'adj').length === 0 && frequencyOf(low) > 2;
}

const isOnlyQuality = (word: string) =>
  partsOf(word)[0] === 'adj' && (countsOf(word).get('noun') ?? 0) * 10 <= (countsOf(word).get('adj') ?? 0);

const noun = (lead: string, now: string): Rule => [
  new RegExp(`\\b${lead} ([a-z]{3,15})\\b`, 'gi'),
  (all, word) => (isPlainNoun(word!) ? `${now} ${word}` : all!),
  `before a thing stands “${now}”`,
];

const places =
  'italy|france|spain|germany|england|london|paris|rome|berlin|america|canada|china|japan|india|russia|turkey|greece|portugal|poland|ireland|scotland|austria|switzerland|sweden|norway|mexico|brazil|egypt|australia';
const weekday = '(?:mon|tues|wednes|thurs|fri|satur|sun)day';

export const confusions: readonly Rule[] = [
  // Left-out apostrophes
  [/\b(do|does|did|is|are|was|were|has|have|had|would|could|should|must)nt\b/gi, "$1n't", 'short for “not”'],
  [
    new RegExp(`(?<=\\b${subject} )(cant|wont)\\b`, 'gi'),
    (word) => (word!.toLowerCase() === 'cant' ? "can't" : "won't"),
    'short for “not”',
  ],
  [
    /\b(cant|wont)(?= (?:be|do|go|have|get|find|see|come|believe|help|wait|you|work|make|say|tell|know|take|let|stop)\b)/gi,
    (word) => (word!.toLowerCase() === 'cant' ? "can't" : "won't"),
    'short for “not”',
  ],
  [/(?<=^|[.!?,]\s|\b(?:and|but|that|so|because|if) )im(?= )/gi, "I'm", 'short for “I am”'],
  [
    /\bive(?= (?:been|had|got|done|seen|never|always|just|already|to|made|lost)\b)/gi,
    "I've",
    'short for “I have”',
  ],
  [/\b(thats|whats|heres|theres|hes|shes)(?= )/gi, (word) => `${word!.slice(0, -1)}'s`, 'short for “is”'],
  [/\b(youre|theyre)\b/gi, (word) => `${word!.slice(0, -2)}'re`, 'short for “are”'],
  // your, their, its, whose
  noun("you['’]re", 'your'),
  [
    /\b(?:their|they['’]re) (?=(?:is|are|was|were|will be|has been|have been)\b(?! not (?:mine|ours)))/gi,
    'there ',
    'it is “there is”',
  ],
  [
    /\b(for|of|with|from|about|in|on|to|hope|is) you['’]re (?=[a-z]+(?:[.,!?]| (?:is|was|and|in|on|at|to|are)\b))(?=([a-z]+))(?!(?:right|wrong|ok|okay|well|fine|going|coming|happy|ready|here|there|not|all|so|very|sure|good|home)\b)/gi,
    (all, before, word) =>
      partsOf(word!.toLowerCase()).includes('noun') && !/(?:ing|ed)$/.test(word!) ? `${before} your ` : all!,
    'use “your” for what belongs to you',
  ],
  [
    /\b(will|would|can|could|should|must) be their\b(?=[.,!?]| (?:at|in|on|soon|tomorrow|when|before|by)\b)/gi,
    '$1 be there',
    'the place is “there”',
  ],
  [/\bthier\b/gi, 'their', 'spelling'],
  [
    /\bits (?=(?:a|an|the|not|very|so|too|been|going|raining|snowing|important|possible|time (?:to|for|that|we|you|I)|true|hard|easy|nice|good|great|late|cold|hot|because|just|really|my|your|our|his|me|him|us|them)\b)/gi,
    "it's ",
    'short for “it is”',
  ],
  [
    // "I like its cheap and quick service" goes on; "its cheap and quick." does not.
    /\bits ([a-z]{3,12})(?=(?: (?:and|but|or) (?:very |quite |too )?([a-z]{3,12}))?(?:[.!?]|$))/gi,
    (all, word, other) =>
      [word, other].every((one) => !one || isOnlyQuality(one.toLowerCase())) ? `it's ${word}` : all!,
    'short for “it is”',
  ],
  [
    /\b(hope|think|thought|know|glad|see|sure|believe|guess|heard|if|when|while) your (?=(?:having|doing|coming|getting|trying|joking|kidding|enjoying|going)\b)/gi,
    "$1 you're ",
    'short for “you are”',
  ],
  [
    /\bwho['’]s ([a-z]{3,15}) (?=(?:is|was|are|were) (?:this|that|these|those|it|on|in|the)\b)/gi,
    (all, thing) => (partsOf(thing!.toLowerCase())[0] === 'noun' ? `whose ${thing} ` : all!),
    'use “whose” for what belongs to someone',
  ],
  [
    /\beffect(s|ed|ing|) (?=(?:me|us|them|him|you|everyone|everybody|(?:my|our|your|his|her|their) (?!(?:change|escape|repair|exit|transition|entry)))\b)/gi,
    'affect$1 ',
    '“affect” means to change something',
  ],
  [
    /\b(park|parked|forgot|forget|lost|lose|left|sold|sell|brought|bring|took|take|love|loved|like|liked|painted|showed|with|for|of|from) there (?=(?:car|cars|keys?|house|home|dog|cat|money|phone|phones|bags?|children|kids|parents|names?|tickets?|coats?|shoes|friends?|work|jobs?|homework|books?|help|lives|own|plans?|luggage)\b)/gi,
    '$1 their ',
    'use “their” for what belongs to them',
  ],
  [
    /\b(changed|lost|hurt|kept|found|opened|closed|sold|moved|published|made|won|broke|finished|started|updated|improved|with|of|for|in|from|to|on) it['’]s (?!(?:a|an|the|not|very|so|too|been|going|time|all|just|really|my|your|our|his|because|worth|only|still|now|no|as)\b)([a-z]{3,15})(?=[.,!?]| (?:in|on|at|to|and|by|from|for|last|this|with|is|was|again|when|because)\b|$)/gi,
    (all, lead, thing) =>
      isPlainNoun(thing!) || isPlural(thing!.toLowerCase()) ? `${lead} its ${thing}` : all!,
    'use “its” for what belongs to it',
  ],
  [
    /\bit['’]s (?=(?:own|tail|name|colou?r|mother|legs?|wings?|head|eyes|price|size|owner|roof|walls|members|population|capital|history)\b)/gi,
    'its ',
    'use “its” for what belongs to it',
  ],
  [
    /\bwho['’]s (?=(?:book|car|house|dog|phone|idea|turn|name|bag|coat|fault|keys|children|job)\b)/gi,
    'whose ',
    'use “whose” for what belongs to someone',
  ],
  [
    /\b(thank(?:s| you) for) you (?=(?:help|time|answer|reply|support|letter|e-?mail|message|advice|attention|understanding|patience|work|interest)\b)/gi,
    '$1 your ',
    'use “your” for what belongs to you',
  ],
  // to, too, than, that
  [
    /\b(is|are|was|were|am|be|['’]s|['’]m|['’]re) to (?=(?:hot|cold|big|small|late|early|expensive|hard|difficult|easy|tired|old|young|long|short|far|fast|slow|loud|bad|heavy|much|many|busy|dangerous|weak|strong|sweet|small|tight|warm|good|high|low|dark|crowded)\b(?! (?:and|or) ))/gi,
    '$1 too ',
    '“too” means more than enough',
  ],
  [
    /\bto (?=(?:much|many)\b)(?<!\b(?:due|owe|owes|thanks|compared|up) to )/gi,
    'too ',
    '“too” means more than enough',
  ],
  [/\bwants? to go to(?=[.!?]|$)/gi, (all) => all!.replace(/to$/, 'too'), '“too” means also'],
  [
    /\b(older|younger|taller|bigger|smaller|better|worse|faster|slower|richer|stronger|cheaper|higher|lower|longer|shorter|easier|nicer) that (?=(?:me|you|him|her|us|them|mine|yours)\b)/gi,
    '$1 than ',
    'use “than” in comparisons',
  ],
  // Words that sound alike
  [
    /\b(last|next|this|every|each|per|once a|twice a) weak\b(?! (?:point|spot|link|signal|side|point))/gi,
    '$1 week',
    'seven days are a “week”',
  ],
  [/\b(\d+|two|three|four|five|six|several|few|many) weaks\b/gi, '$1 weeks', 'seven days are a “week”'],
  [/\bthe whether (?=(?:is|was|will|forecast|today|in)\b)/gi, 'the weather ', '“weather” is rain and sun'],
  [
    /\b(a|another|one|big|small) peace of (?=(?:cake|paper|bread|cheese|advice|pizza|meat|wood|information|chocolate|music)\b)/gi,
    '$1 piece of ',
    'a part is a “piece”',
  ],
  [
    new RegExp(`\\b(${subject}) no (?=(?:the answer|that|what|how|where|why|him|her|them)\\b)`, 'gi'),
    '$1 know ',
    'it is “know”',
  ],
  [/\b(don['’]?t|didn['’]?t|doesn['’]?t) no\b/gi, '$1 know', 'it is “know”'],
  [/\blet (me|us) now\b(?! (?:go|turn|look|see|consider))/gi, 'let $1 know', 'it is “know”'],
  [
    /\b(hope|want|wait|looking forward) to here\b(?= (?:from|about|of|that|it|more|you))/gi,
    '$1 to hear',
    '“hear” is done with the ears',
  ],
  [
    /\b(i|we|they|you) here (?=(?:music|you|him|her|them|voices|a noise|it|that)\b)/gi,
    '$1 hear ',
    '“hear” is done with the ears',
  ],
  [
    /\b(to|would|will|can|should|must) by (?=(?:a|an|the|some|it|them|this|that|new|my|your|his|her|our|food|bread|milk|clothes)\b)(?<!\b(?:close|next|near|due|thanks|according|up) to by )/gi,
    '$1 buy ',
    '“buy” means to get for money',
  ],
  [
    new RegExp(
      `\\b(i|you|he|she|we|they) (past) (?=(?:the|my|his|her|our|their|your|an?) (?:exam|test|ball|driving|course|class|salt))`,
      'gi',
    ),
    '$1 passed ',
    'the verb is “passed”',
  ],
  [
    /\b(he|she|i|we|they|you) through (?=(?:the|a|it|my|his|her|him) ?(?:ball|stone|party|it|away)?\b)/gi,
    '$1 threw ',
    'the past of “throw” is “threw”',
  ],
  [/\b(turn|turned) write\b/gi, '$1 right', 'the direction is “right”'],
  [
    /\b(we|you|they) where (?=(?:at|in|on|not|very|late|happy|going|tired|there|here|all|so|both|the|too)\b)/gi,
    '$1 were ',
    'the past of “are” is “were”',
  ],
  [/\b(would like|want|nice|glad|happy|hope) to meat\b/gi, '$1 to meet', 'people “meet”'],
  [
    /\b(don['’]?t|not|to|will|can|could|would|didn['’]?t|won['’]?t) loose (?=(?:your|my|his|her|our|their|the|it|weight|time|money|hope|him|them|any|this|that)\b)/gi,
    '$1 lose ',
    '“lose” is the verb, “loose” means not tight',
  ],
  [
    /\bloosing (?=(?:my|your|his|her|our|their|the|weight|time|money|hope|it)\b)/gi,
    'losing ',
    '“lose” is the verb, “loose” means not tight',
  ],
  [
    /\b(no|an|any|the|little|great|big|good|bad|positive|negative) affect\b(?! (?:you|me|him|her|us|them|the|our|my))/gi,
    '$1 effect',
    'the result is an “effect”',
  ],
  [
    new RegExp(`\\b(i|we|they) except (?=(?:your|the|this|his|her|their|it)\\b)`, 'gi'),
    '$1 accept ',
    '“accept” means to take what is offered',
  ],
  [
    /\b(is|are|was|were|am|['’]s|['’]m) quiet (?=(?:tall|big|small|good|nice|old|young|long|easy|hard|difficult|expensive|cheap|interesting|important|different|happy|tired|late|cold|hot|far|sure)\b)/gi,
    '$1 quite ',
    '“quite” means rather',
  ],
  [
    /(?<=^|[.!?]\s)are (?=(?:dog|cat|house|car|teacher|school|family|team|mother|father|class|friend|son|daughter) (?:is|was|has|will|can)\b)/gi,
    'our ',
    'use “our” for what belongs to us',
  ],
  [
    /\b(is|are|was|he['’]s|she['’]s|it['’]s) on of (?=(?:my|our|the|your|his|her|their)\b)/gi,
    '$1 one of ',
    'it is “one of”',
  ],
  [/\b(i|we) wich (?=(?:you|him|her|them)\b)/gi, '$1 wish ', 'spelling'],
  [/\bwich\b/gi, 'which', 'spelling'],
  // Names of days, months and languages
  [new RegExp(`\\b(${weekday}s?)\\b`, 'g'), (day) => capital(day!), 'days of the week start with a capital'],
  [
    /\b(january|february|april|june|july|september|october|november|december)\b/g,
    (month) => capital(month!),
    'months start with a capital',
  ],
  [
    /\b(english|german|french|spanish|italian|portuguese|russian|chinese|japanese|dutch|swedish|norwegian|danish|greek|korean|arabic|american|british|european|ukrainian|hungarian|brazilian|mexican|canadian|australian|irish|scottish)\b/g,
    (name) => capital(name!),
    'languages and nationalities start with a capital',
  ],
  [
    new RegExp(`\\b(?<=(?:in|to|from|visit|visited|near) )(${places})\\b`, 'g'),
    (name) => capital(name!),
    'names start with a capital',
  ],
];

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
