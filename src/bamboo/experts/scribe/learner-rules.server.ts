/** What learners of English carry over from their own languages: helping verbs, forms after verbs, prepositions, words that are not counted. */
import { baseOf, pastForms, pluralOf, regularPlural } from '#language/irregular.ts';
import { ingForm } from '../lexicon/word-forms.ts';
import { partsOf, sensesOf } from '#language/wordnet.server.ts';
import type { Rule } from './grammar-rules.server.ts';

const isVerb = (word: string) => sensesOf(word, 'verb').length > 0;
const people = '(?:me|you|him|her|us|them)';
const counted =
  '(?:\\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|fifty|hundred|many|several|few|some|other|young|old|most|these|those|all|poor|rich)';
const countable =
  'people|friends|books|things|cars|times|problems|children|students|questions|mistakes|countries|houses|words|apples|days|hours|years|chairs|tables|eggs|bananas|oranges|dogs|cats|pens|shops|tourists|trees|flowers|photos|pictures|brothers|sisters|languages';
const irregularPlurals: Readonly<Record<string, string>> = {
  womans: 'women',
  mans: 'men',
  childs: 'children',
  foots: 'feet',
  tooths: 'teeth',
  mouses: 'mice',
  gooses: 'geese',
  persons: 'people',
  wifes: 'wives',
  knifes: 'knives',
  lifes: 'lives',
};

/** "wanted" → "want", where it is a regular past. */
function baseOfPast(form: string): string | undefined {
  const irregular = baseOf.get(form);
  if (irregular) return irregular;
  if (!form.endsWith('ed')) return undefined;
  return [form.slice(0, -2), form.slice(0, -1), form.slice(0, -3), `${form.slice(0, -3)}y`].find(
    (base) => isVerb(base) && pastForms(base)[0] === form,
  );
}

const plain = (verb: string) => (/^(?:be|have|do)$/.test(verb) || isVerb(verb)) && !/(?:ing|ed)$/.test(verb);

export const learnerRules: readonly Rule[] = [
  // After helping verbs
  [
    /\b(didn['’]?t|did not|did (?:i|you|he|she|it|we|they)) ([a-z]{3,15}ed)\b/gi,
    (all, did, verb) => {
      const base = baseOfPast(verb!.toLowerCase());
      return base ? `${did} ${base}` : all!;
    },
    'after “did” the verb stays in its base form',
  ],
  [
    /\b(does (?:he|she|it|[a-z]+)) ([a-z]{3,12}s)\b/gi,
    (all, does, verb) => {
      const base = [verb!.replace(/ies$/, 'y'), verb!.replace(/es$/, ''), verb!.slice(0, -1)]
        .reverse()
        .find((one) => one !== verb && isVerb(one));
      return /^does (?:not|this|his|its|always|others?)$/i.test(does!) ||
        !base ||
        verb!.endsWith('ss') ||
        partsOf(verb!)[0] === 'noun'
        ? all!
        : `${does} ${base}`;
    },
    'after “does” the verb stays in its base form',
  ],
  [/\b(doesn['’]?t|does not) has\b/gi, '$1 have', 'after “does” the verb stays in its base form'],
  [/\b(must|can|should|could|might) to (?=([a-z]+)\b)/gi, '$1 ', 'after this verb stands no “to”'],
  [
    new RegExp(`\\b(let|lets|made|makes) (${people}) to ([a-z]+)\\b`, 'gi'),
    (all, verb, who, other) => (plain(other!.toLowerCase()) ? `${verb} ${who} ${other}` : all!),
    'after “let” and “make” stands no “to”',
  ],
  [
    /\b(have|has|had|['’]ve) (went|ate|wrote|took|began|saw|gave|drank|drove|spoke|broke|chose|forgot|knew|flew|grew|sang|swam|ran|rode|fell|did)\b/gi,
    (_, have, past) => `${have} ${pastForms(baseOf.get(past!.toLowerCase())!)[1]}`,
    'after “have” stands the participle',
  ],
  [
    /\b(have|has) (seen|met|bought|visited|finished|called|written|eaten|made|done|lost|found|gone|been|sent) ([^.,;!?]{0,40}?)\b(yesterday|last (?:week|month|year|night))\b/gi,
    (all, _have, participle) => {
      const base = baseOf.get(participle!.toLowerCase());
      const past = base ? pastForms(base)[0] : participle!.endsWith('ed') ? participle! : undefined;
      return past && past !== 'be' && base !== 'be' ? all!.replace(/^\S+ \S+/, past) : all!;
    },
    'with a time that is over stands the simple past',
  ],
  [
    new RegExp(
      `(?<=^|[.!?,]\\s|\\b(?:and|but|because|that) )((?:my|your|his|her|our|their|the) (?:brother|sister|mother|father|friend|teacher|boss|wife|husband|son|daughter|dog|cat|uncle|aunt|neighbour|cousin|colleague|company)) (work|live|like|want|need|go|play|speak|come|eat|know|study|think|cook|sing|drive|sleep|love|make|take|help)\\b`,
      'gi',
    ),
    (_, who, verb) =>
      `${who} ${/(?:go)$/i.test(verb!) ? `${verb}es` : /[^aeiou]y$/i.test(verb!) ? `${verb!.slice(0, -1)}ies` : `${verb}s`}`,
    'one person takes a verb with -s',
  ],
  [
    /(?<=^|[.!?,]\s|\b(?:and|but|because|that) )(he|she|it) (always|never|often|usually|sometimes|also|really) (forget|work|live|like|want|need|go|play|speak|come|eat|know|study|think|cook|sing|drive|sleep|love|make|take|help|say|get|have|do)\b/gi,
    (_, who, how, verb) =>
      `${who} ${how} ${/^have$/i.test(verb!) ? 'has' : /^(?:go|do)$/i.test(verb!) ? `${verb}es` : /[^aeiou]y$/i.test(verb!) ? `${verb!.slice(0, -1)}ies` : `${verb}s`}`,
    'he, she and it take a verb with -s',
  ],
  [
    /\b((?:my|your|his|her|our|their|the) (?:parents|friends|children|brothers|sisters|students|teachers|neighbours|people)) doesn['’]t\b/gi,
    "$1 don't",
    'several take “don’t”',
  ],
  [
    /\b(can['’]t|cannot|mustn['’]t|shouldn['’]t|couldn['’]t) to (?=([a-z]+)\b)/gi,
    '$1 ',
    'after this verb stands no “to”',
  ],
  [
    /\bduring (?=(?:\d+|two|three|four|five|six|seven|eight|nine|ten|many|several) (?:minutes|hours|days|weeks|months|years)\b)/gi,
    'for ',
    'a length of time takes “for”',
  ],
  [
    /\b(\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty) year old(?=[.,!?]|$| (?:and|but|now|today)\b)/gi,
    '$1 years old',
    'more than one takes the plural',
  ],
  [/\b(?:i['’]m|i am) not agree\b/gi, "I don't agree", '“agree” is the verb itself'],
  [/\bdo you can (?=([a-z]+)\b)/gi, 'can you ', '“can” asks by itself'],
  [/\bnear of (?=(?:the|my|our|a|his|her)\b)/gi, 'near ', 'it is “near something”'],
  [
    /\b(asked (?:me|him|her|us|them)|tell me|know|wonder) (where|what|when|how|why) do (i|you|we|they) ([a-z]+)(?=[.,!])/gi,
    '$1 $2 $3 $4',
    'within a sentence there is no “do”',
  ],
  [
    /\bthe (man|woman|boy|girl|person|teacher|people|doctor|student|friend) which\b/gi,
    'the $1 who',
    'people are “who”',
  ],
  [/\btold that (?=(?:i|he|she|it|we|they|you)\b)/gi, 'said that ', 'one tells somebody, or says something'],
  // -ing or to
  [
    /\b(enjoy|enjoys|enjoyed|avoid|avoids|avoided|finish|finished|keep|practise|mind) to ([a-z]{2,12})\b/gi,
    (all, verb, other) => (plain(other!.toLowerCase()) ? `${verb} ${ingForm(other!.toLowerCase())}` : all!),
    'after this verb stands the form with -ing',
  ],
  [
    /\b(look(?:ing|s|ed)? forward to) ([a-z]{2,12})\b(?! (?:of|in|at))/gi,
    (all, lead, verb) =>
      plain(verb!.toLowerCase()) &&
      (partsOf(verb!.toLowerCase())[0] === 'verb' || /^(?:meet|see|hear|work|visit)$/i.test(verb!))
        ? `${lead} ${ingForm(verb!.toLowerCase())}`
        : all!,
    'after “look forward to” stands the form with -ing',
  ],
  [
    /\b(am|is|are|was|were|['’]m|['’]re|get|got) used to (get|be|work|live|have|eat|drive|go|wake|sleep|speak|do|see|drink|walk|cook)\b/gi,
    (_, be, verb) => `${be} used to ${ingForm(verb!.toLowerCase())}`,
    'after “be used to” stands the form with -ing',
  ],
  [
    /\bstopped to (smoke|drink|work|eat|cry|laugh)\b(?= (?:last|in|two|three|years|ago|because)|\.)/gi,
    (_, verb) => `stopped ${ingForm(verb!.toLowerCase())}`,
    'what one no longer does stands with -ing',
  ],
  [
    new RegExp(`\\b(i|we|they|you) want that (you|he|she|we|they|i) ([a-z]+)s?\\b`, 'gi'),
    (all, who, whom, verb) =>
      plain(verb!.toLowerCase())
        ? `${who} want ${{ he: 'him', she: 'her', we: 'us', they: 'them', i: 'me' }[whom!.toLowerCase()] ?? whom} to ${verb}`
        : all!,
    'it is “want somebody to do”',
  ],
  // Prepositions and verbs that take none
  [/\b(discuss(?:ed|es|ing)?) about\b/gi, '$1', 'one discusses something'],
  [/\bdiffer(ent|s) of\b/gi, 'differ$1 from', 'it is “different from”'],
  [/\bsimilar with\b/gi, 'similar to', 'it is “similar to”'],
  [/\b(afraid|scared) from\b/gi, '$1 of', 'it is “afraid of”'],
  [/\binterested (?:for|on|about)\b/gi, 'interested in', 'it is “interested in”'],
  [
    /\b(is|are|was|am|were|very|so|not|really|['’]s|['’]m) good in (?=(?:maths?|english|german|french|spanish|sports?|football|tennis|cooking|singing|dancing|drawing|chess|music|physics|history|languages)\b)/gi,
    '$1 good at ',
    'it is “good at”',
  ],
  [
    new RegExp(
      `\\b(explain(?:ed|s)?) (${people}) ((?:the|this|that|these|my|your|his|her|our) [a-z]+|it|everything)\\b`,
      'gi',
    ),
    '$1 $3 to $2',
    'one explains something to somebody',
  ],
  [
    new RegExp(`\\bsaid (${people}) (?=(?:the|that|a|about|to|what|how|where)\\b)`, 'gi'),
    'told $1 ',
    'one says something, or tells somebody',
  ],
  [
    new RegExp(`\\bask(ed|s|) to (${people}) (?=(?:a|about|if|what|why|how|where|for|the)\\b)`, 'gi'),
    'ask$1 $2 ',
    'one asks somebody',
  ],
  [
    new RegExp(`\\b(can|could|will|would) you borrow me\\b`, 'gi'),
    '$1 you lend me',
    'who gives for a time lends',
  ],
  [
    /\b(wait(?:ing|ed|s)?) (?=the (?:bus|train|taxi|plane|teacher|doctor|answer|results?|weekend|holidays?)\b|(?:you|him|her|them)\b(?! (?:out|to)))/gi,
    '$1 for ',
    'one waits for something',
  ],
  [
    /\b(listen(?:ing|ed|s)?) (?=(?:music|the (?:radio|music|teacher|news)|songs|radio|me|him|her|us|them)\b)/gi,
    '$1 to ',
    'one listens to something',
  ],
  [
    /\b(arriv(?:e|es|ed|ing)) to (?=(?:the|my|our|his|her|their|work|school) ?(?:station|airport|hotel|office|school|work|party|house|bus stop|meeting|university)?\b)/gi,
    '$1 at ',
    'one arrives at a place',
  ],
  [/\b(go|goes|went|come|came|going|return|returned|get|got) to home\b/gi, '$1 home', 'it is “go home”'],
  [
    /\b(went|travel(?:l?ed)?|flew|moved|go|goes|going|came|drove) in (?=(?:Italy|France|Spain|Germany|England|London|Paris|Rome|Berlin|America|Canada|China|Japan|India|Russia|Turkey|Greece|Portugal|Poland|Ireland|Scotland|Austria|Switzerland|Sweden|Norway|Mexico|Brazil|Egypt|Australia)\b(?! (?:in|for|by)))/g,
    '$1 to ',
    'one goes to a place',
  ],
  [/\bprefer ([a-z]+) than ([a-z]+)\b/gi, 'prefer $1 to $2', 'it is “prefer one to another”'],
  [/\b(in|at) (?=(?:mon|tues|wednes|thurs|fri|satur|sun)day\b)/gi, 'on ', 'days take “on”'],
  [/\bborn at (?=\d{4}\b)/gi, 'born in ', 'years take “in”'],
  [
    /\b(starts?|begins?|began|started|ends?|ended|opens?|closes?|leaves?) on (?=\d{1,2}(?::\d{2})? ?(?:o['’]clock|am|pm)\b)/gi,
    '$1 at ',
    'times take “at”',
  ],
  [/\bin the (first|second|third|fourth|fifth|top|ground) floor\b/gi, 'on the $1 floor', 'floors take “on”'],
  // Fixed pairs
  [
    /\b(did|do|does|doing) (a|many|some|the same|no|this|that) mistakes?\b/gi,
    (all, verb) =>
      all!.replace(/^\S+/, { did: 'made', do: 'make', does: 'makes', doing: 'making' }[verb!.toLowerCase()]!),
    'mistakes are made',
  ],
  [
    /\b(made|make|makes|making) (my|his|her|our|their|your|the) homework\b/gi,
    (_, verb, whose) =>
      `${{ made: 'did', make: 'do', makes: 'does', making: 'doing' }[verb!.toLowerCase()]} ${whose} homework`,
    'homework is done',
  ],
  [
    /\b(i|we|they|you) very (like|love|enjoy|want) ([a-z]+)(?=[.!?,]|$)/gi,
    '$1 $2 $3 very much',
    '“very much” stands at the end',
  ],
  [/\bi am born\b/gi, 'I was born', 'birth lies in the past'],
  // What is counted and what is not
  [new RegExp(`\\b(${counted}) peoples\\b(?! of\\b)`, 'gi'), '$1 people', '“people” is the plural already'],
  [
    /\b(womans|mans|childs|foots|tooths|mouses|gooses|wifes|knifes)\b/gi,
    (word) => irregularPlurals[word!.toLowerCase()]!,
    'this plural is irregular',
  ],
  [
    /\ban? (information|advice|furniture|homework|luggage|equipment|news|research|knowledge)\b(?! [a-z]+(?:ion|er|or|desk|centre|center|paper|letter|column|sheet|session|system|reader|agency|anchor|item|base|team|project|worker|rack|tag)\b)/gi,
    'some $1',
    'this is not counted',
  ],
  [
    /\bmany (?:good |bad |new |useful )?(?:information|advice|furniture|homework|luggage|equipment|money|work|time)\b/gi,
    (all) => all!.replace(/^many/i, 'much'),
    'this is not counted',
  ],
  [/\bfew (money|time|water|milk|bread|work|information)\b/gi, 'little $1', 'this is not counted'],
  [
    /\b(information|advice|furniture|luggage|equipment|homework|news|knowledge) (are|were|have)\b/gi,
    (_, thing, verb) => `${thing} ${{ are: 'is', were: 'was', have: 'has' }[verb!.toLowerCase()]}`,
    'this takes the singular',
  ],
  [/\b(mathematics|physics|economics) are\b/gi, '$1 is', 'this takes the singular'],
  [
    /\bpolice (is|was|has)\b/gi,
    (_, verb) => `police ${{ is: 'are', was: 'were', has: 'have' }[verb!.toLowerCase()]}`,
    '“police” is plural',
  ],
  [
    /\b(long|short|brown|blond|blonde|black|dark|curly|grey|red|straight|beautiful) hairs\b/gi,
    '$1 hair',
    'all together it is “hair”',
  ],
  [
    new RegExp(`\\bthere (?:is|was) (too )?(?:much|many) (${countable})\\b`, 'gi'),
    (all, too, things) => `there ${/was/i.test(all!) ? 'were' : 'are'} ${too ?? ''}many ${things}`,
    'what is counted takes “are many”',
  ],
  [
    new RegExp(`\\b(how|too|so|very) much (?=(?:${countable})\\b)`, 'gi'),
    '$1 many ',
    'what is counted takes “many”',
  ],
  [
    /\b(one of (?:my|the|our|his|her|your|their)(?: best| good| old)?) (friend|brother|sister|teacher|student|colleague|neighbour|cousin|book|reason|problem|thing|place|city|car)\b/gi,
    (_, lead, thing) => `${lead} ${pluralOf.get(thing!) ?? regularPlural(thing!)}`,
    'one of several',
  ],
  [/\bmost of people\b/gi, 'most people', 'it is “most people”'],
  [
    /\b(every|each) ([a-z]+s) have\b/gi,
    (all, which, things) => {
      const one = [things!.replace(/ies$/, 'y'), things!.replace(/s$/, '')].find(
        (word) => word !== things && sensesOf(word, 'noun').length > 0,
      );
      return one ? `${which} ${one} has` : all!;
    },
    '“every” and “each” take one',
  ],
  [
    /\b(every|each) ([a-z]+) have\b/gi,
    (all, which, thing) =>
      sensesOf(thing!.toLowerCase(), 'noun').length > 0 && !thing!.endsWith('s')
        ? `${which} ${thing} has`
        : all!,
    '“every” and “each” take one',
  ],
  [
    /\bthis ([a-z]{3,12}s) are\b/gi,
    (all, things) =>
      sensesOf(things!.slice(0, -1), 'noun').length > 0 && !things!.endsWith('ss')
        ? `these ${things} are`
        : all!,
    'several are “these”',
  ],
  [
    /\b(these|those) ([a-z]{3,12}) (are|were)\b/gi,
    (all, which, thing, verb) =>
      !thing!.endsWith('s') &&
      partsOf(thing!)[0] === 'noun' &&
      ![...pluralOf.values()].includes(thing!) &&
      !/^(?:people|police|sheep|fish|deer|data|media|two|three|few)$/.test(thing!)
        ? `${which} ${pluralOf.get(thing!) ?? regularPlural(thing!)} ${verb}`
        : all!,
    'several take the plural',
  ],
  [
    /\bthat are (?=(?:my|your|his|her|our|their) [a-z]+s\b)/gi,
    (all, ...rest) => (rest.length > 0 ? all!.replace(/^that/i, 'those') : all!),
    'several are “those”',
  ],
  // Comparisons
  [
    /\b(?:more|most) ([a-z]{3,8}(?:er|est))\b/gi,
    (all, word) =>
      /^(?:(?:tall|old|young|big|bigg|small|fast|slow|cheap|rich|poor|strong|weak|easi|happi|high|low|long|short|nice|late|great|hard|warm|cold)(?:er|est))$/i.test(
        word!,
      )
        ? word!
        : all!,
    'it is already compared',
  ],
  [
    /\b(?:very|so) (boring|bored) (?=in (?:this|the|my) (?:class|lesson|town|job|city)\b)/gi,
    (all) => all!.replace(/boring/i, 'bored'),
    'people are “bored”',
  ],
  [
    /\b(i am|i'm|he is|she is|we are|they are) boring (?=in\b|at (?:home|school|work)\b)/gi,
    '$1 bored ',
    'people are “bored”',
  ],
  [
    /\b(film|movie|book|lesson|class|lecture|game|trip|story|party|concert) (was|is) (very |so |really )?(bored|interested|excited|tired)\b(?! in)/gi,
    (_, thing, verb, how, word) => `${thing} ${verb} ${how ?? ''}${word!.replace(/ed$/i, 'ing')}`,
    'things are “-ing”, people are “-ed”',
  ],
  // Double negation
  [
    /\b(didn['’]?t|don['’]?t|doesn['’]?t|never|can['’]?t|won['’]?t) ([a-z]+) (nothing|nobody)\b/gi,
    (_, not, verb, none) => `${not} ${verb} ${/nothing/i.test(none!) ? 'anything' : 'anybody'}`,
    'two negatives cancel out',
  ],
  // Order of words
  [
    /(?<=^|[.!?]\s)(where|when|how|what) (you|they|we|i) (live|work|go|come|want|like|do|eat|mean|think|need|play|study)(?=[^.!]{0,40}\?)/gi,
    '$1 do $2 $3',
    'a question takes “do”',
  ],
  [
    /(?<=^|[.!?]\s)why (you|they|we) (are|were) ([a-z]+)(?=\?)/gi,
    'why $2 $1 $3',
    'in a question the verb comes first',
  ],
  [/(?<=^|[.!?]\s)what means ([^?]{2,30})(?=\?)/gi, 'what does $1 mean', 'a question takes “does”'],
  [
    /\b(i (?:don['’]?t|do not) know|tell me|do you know|i wonder|explain) (where|who|what|how old|what time|when|how much) (is|are|was) (he|she|it|they|this|that)\b/gi,
    '$1 $2 $4 $3',
    'within a sentence the verb comes last',
  ],
  // Articles
  [
    /\b(he|she|i) (is|am|was) (teacher|student|doctor|engineer|nurse|lawyer|waiter|cook|driver|pilot|singer|writer|actor|farmer|manager|programmer|policeman|dentist|architect|artist)(?=[.,!?]| (?:in|at|and|from|for)\b|$)/gi,
    (_, who, be, work) => `${who} ${be} ${/^[aeiou]/i.test(work!) ? 'an' : 'a'} ${work}`,
    'a profession takes “a”',
  ],
  [
    /\b(play|plays|played|playing) the (football|tennis|basketball|volleyball|chess|cards|hockey|golf|rugby|badminton|handball)\b/gi,
    '$1 $2',
    'games take no article',
  ],
  [/\b(go|goes|went|going) to the bed\b/gi, '$1 to bed', 'it is “go to bed”'],
  [
    /\b(if (?:i|you|he|she|we|they)) would have (?=(?:[a-z]+ )?(?:money|time|a car|a house|more|children|a job)\b)/gi,
    '$1 had ',
    'after “if” stands no “would”',
  ],
  [
    /\b(when|after|before|as soon as|until) (i|you|he|she|we|they|it) will ([a-z]+)\b(?=[^.?!]{0,40},)/gi,
    (all, when, who, verb) =>
      /^(?:i|you|we|they)$/i.test(who!) && plain(verb!.toLowerCase()) && verb !== 'be'
        ? `${when} ${who} ${verb}`
        : all!,
    'after “when” the future stands in the present',
  ],
];
