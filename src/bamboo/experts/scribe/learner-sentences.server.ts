/** Comparisons, negation, the order of words and articles as learners of English put them. */
import type { Rule } from './grammar-rules.server.ts';
import { plain } from './verb-forms.server.ts';

export const learnerSentences: readonly Rule[] = [
  // Comparisons
  [
    /\b(?:more|most) ([a-z]{3,8}(?:er|est))\b/gi,
    (all, word) =>
      /^(?:(?:tall|old|young|big|bigg|small|fast|slow|cheap|rich|poor|strong|weak|easi|happi|high|low|long|short|nice|late|great|hard|warm|cold)(?:er|est))$/i.test(
        word!,
      )
        ? word!
        : all!,
    'it’s a comparative already',
  ],
  [
    /\b(?:very|so) (boring|bored) (?=in (?:this|the|my) (?:class|lesson|town|job|city)\b)/gi,
    (all) => all!.replace(/boring/i, 'bored'),
    'use “bored” for how people feel',
  ],
  [
    /\b(i am|i'm|he is|she is|we are|they are) boring (?=in\b|at (?:home|school|work)\b)/gi,
    '$1 bored ',
    'use “bored” for how people feel',
  ],
  [
    /\b(film|movie|book|lesson|class|lecture|game|trip|story|party|concert) (was|is) (very |so |really )?(bored|interested|excited|tired)\b(?! in)/gi,
    (_, thing, verb, how, word) => `${thing} ${verb} ${how ?? ''}${word!.replace(/ed$/i, 'ing')}`,
    'use -ing for things and -ed for how people feel',
  ],
  [
    /\b(speaks?|spoke|sings?|sang|plays?|played|dances?|danced|writes?|wrote|works?|worked|cooks?|drives?)((?: [a-z]+)?(?: very| so| really| quite)?) good(?=[.,!?]|$)/gi,
    (all, verb, rest) =>
      /^(?: (?:it|that|this|sounds?|for|is|as)\b)/i.test(rest!) ? all! : `${verb}${rest} well`,
    'use “well” to say how something is done',
  ],
  // Double negation
  [
    /\b(didn['’]t|don['’]t|doesn['’]t) have no (?!one\b)(?=[a-z])/gi,
    '$1 have any ',
    'two negatives cancel out',
  ],
  [
    /\b(didn['’]?t|don['’]?t|doesn['’]?t|never|can['’]?t|won['’]?t) ([a-z]+) (nothing|nobody)\b/gi,
    (_, not, verb, none) => `${not} ${verb} ${/nothing/i.test(none!) ? 'anything' : 'anybody'}`,
    'two negatives cancel out',
  ],
  // Order of words
  [
    /(?<=^|[.!?]\s)(where|when|how|what) (you|they|we|i) (live|work|go|come|want|like|do|eat|mean|think|need|play|study)(?=[^.!]{0,40}\?)/gi,
    '$1 do $2 $3',
    'questions need “do”',
  ],
  [
    /(?<=^|[.!?]\s)(why|where) (you|they|we) (are|were) ([a-z]+(?: (?:now|today|tomorrow|tonight))?)(?=\?)/gi,
    '$1 $3 $2 $4',
    'in a question the verb comes first',
  ],
  [/(?<=^|[.!?]\s)what means ([^?]{2,30})(?=\?)/gi, 'what does $1 mean', 'questions need “does”'],
  [
    /\b(i (?:don['’]?t|do not) know|tell me|do you know|i wonder|explain) (where|who|what|how old|what time|when|how much) (is|are|was) (he|she|it|they|this|that)\b/gi,
    '$1 $2 $4 $3',
    'in an indirect question the verb comes last',
  ],
  // Articles
  [
    /\b(he|she|i|(?:my|his|her|our|your|their) (?:brother|sister|mother|father|friend|wife|husband|son|daughter|uncle|aunt|neighbour|cousin|boss|partner|colleague)) (is|am|was) (teacher|student|doctor|engineer|nurse|lawyer|waiter|cook|driver|pilot|singer|writer|actor|farmer|manager|programmer|policeman|dentist|architect|artist|journalist|scientist|chemist|carpenter|plumber|electrician|accountant|baker|librarian|translator|designer|photographer|developer|secretary|pharmacist|vet)(?=[.,!?]| (?:in|at|and|from|for)\b|$)/gi,
    (_, who, be, work) => `${who} ${be} ${/^[aeiou]/i.test(work!) ? 'an' : 'a'} ${work}`,
    'use “a” before a profession',
  ],
  [
    /\b((?:find|found|need|have|has|had|want|make|made|write|wrote|take|took|get|got)) (solution|job|flat|question|problem|idea|appointment|suggestion|mistake|decision|reservation|photo|picture|shower|taxi|letter|e-?mail|ticket|dog|car|bike|passport|meeting)(?=[.,;!?]|$| (?:before|for|about|with|to|in|on|at|and|which|that|by|from|because|today|tomorrow|yesterday|now)\b)/gi,
    (_, verb, thing) => `${verb} ${/^[aeiou]/i.test(thing!) ? 'an' : 'a'} ${thing}`,
    'use “a” with one thing you can count',
  ],
  [
    /\b(play|plays|played|playing) the (football|tennis|basketball|volleyball|chess|cards|hockey|golf|rugby|badminton|handball)\b/gi,
    '$1 $2',
    'games have no article',
  ],
  [/\b(go|goes|went|going) to the bed\b/gi, '$1 to bed', 'it is “go to bed”'],
  [
    /\b(if (?:i|you|he|she|we|they)) would have (?=(?:[a-z]+ )?(?:money|time|a car|a house|more|children|a job)\b)/gi,
    '$1 had ',
    'don’t use “would” after “if”',
  ],
  [
    /\b(when|after|before|as soon as|until) (i|you|he|she|we|they|it) will ([a-z]+)\b(?=[^.?!]{0,40},)/gi,
    (all, when, who, verb) =>
      /^(?:i|you|we|they)$/i.test(who!) && plain(verb!.toLowerCase()) && verb !== 'be'
        ? `${when} ${who} ${verb}`
        : all!,
    'use the present after “when”',
  ],
];
