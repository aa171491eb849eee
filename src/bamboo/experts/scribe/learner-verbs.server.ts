/** Verbs as learners of English put them: after helping verbs, with -s, in their times, with -ing or “to”. */
import { partsOf } from '#language/wordnet.server.ts';
import { ingForm } from '../lexicon/word-forms.ts';
import type { Rule } from './grammar-rules.server.ts';
import { baseOfPast, isVerb, people, plain } from './verb-forms.server.ts';

const subjects: Readonly<Record<string, string>> = {
  me: 'I',
  him: 'he',
  her: 'she',
  us: 'we',
  them: 'they',
  you: 'you',
};

export const learnerVerbs: readonly Rule[] = [
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
  [
    /\b(doesn['’]?t|does not|does (?:he|she|it)) has\b/gi,
    '$1 have',
    'after “does” the verb stays in its base form',
  ],
  [
    /\b((?:can|could|would|will) you please) to (?=([a-z]+)\b)/gi,
    (all, lead, verb) => (plain(verb!.toLowerCase()) ? `${lead} ` : all!),
    'don’t use “to” after “please”',
  ],
  [
    /\bexplain(ed)? (me|us|him|her|them) (this|that|it|the [a-z]+|your [a-z]+|how [^.?!,]{3,40}|why [^.?!,]{3,40}|what [^.?!,]{3,40})(?=[.?!,]|$)/gi,
    'explain$1 $3 to $2',
    'it is “explain something to somebody”',
  ],
  [
    /\b(suggested|recommended) (me|him|her|us|them|you) to ([a-z]+)\b/gi,
    (all, verb, whom, other) =>
      plain(other!.toLowerCase()) ? `${verb} that ${subjects[whom!.toLowerCase()]} ${other}` : all!,
    'it is “suggest that somebody does”',
  ],
  [/\b(please find) attach(?= )/gi, '$1 attached', 'use “attached” for what comes with it'],
  [
    /\b(i) have (1[0-9]|[2-9][0-9]|twenty|thirty|forty|fifty) years(?=[.!?]|$|, (?:and|i)\b)/gi,
    '$1 am $2 years old',
    'ages use “be”, not “have”',
  ],
  [/\b(must|can|should|could|might) to (?=([a-z]+)\b)/gi, '$1 ', 'don’t use “to” after this verb'],
  [
    new RegExp(`\\b(let|lets|made|makes) (${people}) to ([a-z]+)\\b`, 'gi'),
    (all, verb, who, other) => (plain(other!.toLowerCase()) ? `${verb} ${who} ${other}` : all!),
    'don’t use “to” after “let” and “make”',
  ],
  [
    /\bif (i|you|we|they) will (?!excuse|forgive|pardon|allow|let|be\b)([a-z]+)\b(?=[^.?!,]{0,40}, (?:i|you|he|she|it|we|they) (?:will|can)\b)/gi,
    (all, who, verb) => (plain(verb!.toLowerCase()) ? `${all!.slice(0, 2)} ${who} ${verb}` : all!),
    'use the present after “if”',
  ],
  [
    /\bwould like (?=(?:know|buy|see|go|ask|have|get|learn|speak|become|be|eat|meet|send|receive|tell|find|hear|understand)\b)/gi,
    'would like to ',
    'it is “would like to do”',
  ],
  [
    new RegExp(
      `(?<=^|[.!?,]\\s|\\b(?:and|but|because|that) )((?:my|your|his|her|our|their|the) (?:brother|sister|mother|father|friend|teacher|boss|wife|husband|son|daughter|dog|cat|uncle|aunt|neighbour|cousin|colleague|company)) (work|live|like|want|need|go|play|speak|come|eat|know|study|think|cook|sing|drive|sleep|love|make|take|help)\\b`,
      'gi',
    ),
    (_, who, verb) =>
      `${who} ${/(?:go)$/i.test(verb!) ? `${verb}es` : /[^aeiou]y$/i.test(verb!) ? `${verb!.slice(0, -1)}ies` : `${verb}s`}`,
    'the subject is singular',
  ],
  [
    /(?<=^|[.!?,]\s|\b(?:and|but|because|that) )(he|she|it) (always|never|often|usually|sometimes|also|really) (forget|work|live|like|want|need|go|play|speak|come|eat|know|study|think|cook|sing|drive|sleep|love|make|take|help|say|get|have|do)\b/gi,
    (_, who, how, verb) =>
      `${who} ${how} ${/^have$/i.test(verb!) ? 'has' : /^(?:go|do)$/i.test(verb!) ? `${verb}es` : /[^aeiou]y$/i.test(verb!) ? `${verb!.slice(0, -1)}ies` : `${verb}s`}`,
    'add -s to the verb after “he”, “she” or “it”',
  ],
  [
    /\b((?:my|your|his|her|our|their|the) (?:parents|friends|children|brothers|sisters|students|teachers|neighbours|people)) doesn['’]t\b/gi,
    "$1 don't",
    'the subject is plural',
  ],
  [
    /\b(can['’]t|cannot|mustn['’]t|shouldn['’]t|couldn['’]t) to (?=([a-z]+)\b)/gi,
    '$1 ',
    'don’t use “to” after this verb',
  ],
  [
    /\bduring (?=(?:\d+|two|three|four|five|six|seven|eight|nine|ten|many|several) (?:minutes|hours|days|weeks|months|years)\b)/gi,
    'for ',
    'use “for” with a length of time',
  ],
  [
    /\b(\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty) year old(?=[.,!?]|$| (?:and|but|now|today)\b)/gi,
    '$1 years old',
    'use the plural for more than one',
  ],
  [/\b(?:i['’]m|i am) not agree\b/gi, "I don't agree", '“agree” needs no “am”'],
  [/\bdo you can (?=([a-z]+)\b)/gi, 'can you ', '“can” needs no “do” in a question'],
  [/\bnear of (?=(?:the|my|our|a|his|her)\b)/gi, 'near ', 'it is “near something”'],
  [
    /\b(asked (?:me|him|her|us|them)|tell me|know|wonder) (where|what|when|how|why) do (i|you|we|they) ([a-z]+)(?=[.,!])/gi,
    '$1 $2 $3 $4',
    'don’t use “do” in an indirect question',
  ],
  [
    /\bthe (man|woman|boy|girl|person|teacher|people|doctor|student|friend) which\b/gi,
    'the $1 who',
    'use “who” for people',
  ],
  [
    /\btold that (?=(?:i|he|she|it|we|they|you)\b)/gi,
    'said that ',
    'it is “tell somebody” or “say something”',
  ],
  // -ing or to
  [
    /\b(enjoy|enjoys|enjoyed|avoid|avoids|avoided|finish|finished|keep|practise|mind) to ([a-z]{2,12})\b/gi,
    (all, verb, other) => (plain(other!.toLowerCase()) ? `${verb} ${ingForm(other!.toLowerCase())}` : all!),
    'use the -ing form after this verb',
  ],
  [
    /\b(look(?:ing|s|ed)? forward to) ([a-z]{2,12})\b(?! (?:of|in|at))/gi,
    (all, lead, verb) =>
      plain(verb!.toLowerCase()) &&
      (partsOf(verb!.toLowerCase())[0] === 'verb' || /^(?:meet|see|hear|work|visit)$/i.test(verb!))
        ? `${lead} ${ingForm(verb!.toLowerCase())}`
        : all!,
    'use the -ing form after “look forward to”',
  ],
  [
    /\b(am|is|are|was|were|['’]m|['’]re|get|got) used to (get|be|work|live|have|eat|drive|go|wake|sleep|speak|do|see|drink|walk|cook)\b/gi,
    (_, be, verb) => `${be} used to ${ingForm(verb!.toLowerCase())}`,
    'use the -ing form after “be used to”',
  ],
  [
    /\bstopped to (smoke|drink|work|eat|cry|laugh)\b(?= (?:last|in|two|three|years|ago|because)|\.)/gi,
    (_, verb) => `stopped ${ingForm(verb!.toLowerCase())}`,
    'use the -ing form for what someone stopped doing',
  ],
  [
    new RegExp(`\\b(i|we|they|you) want that (you|he|she|we|they|i) ([a-z]+)s?\\b`, 'gi'),
    (all, who, whom, verb) =>
      plain(verb!.toLowerCase())
        ? `${who} want ${{ he: 'him', she: 'her', we: 'us', they: 'them', i: 'me' }[whom!.toLowerCase()] ?? whom} to ${verb}`
        : all!,
    'it is “want somebody to do”',
  ],
];
