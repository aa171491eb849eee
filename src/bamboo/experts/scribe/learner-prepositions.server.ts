/** Prepositions that learners of English carry over from their own languages, and words that go together. */
import type { Rule } from './grammar-rules.server.ts';
import { people } from './verb-forms.server.ts';

const lastDay = String.raw`(?=(?:tomorrow|tonight|next|the end|noon|(?:mon|tues|wednes|thurs|fri|satur|sun)day|\d)\b)`;

export const learnerPrepositions: readonly Rule[] = [
  // Prepositions and verbs that take none
  [/\b(discuss(?:ed|es|ing)?) about\b/gi, '$1', 'it is “discuss something”'],
  [/\bdiffer(ent|s) of\b/gi, 'differ$1 from', 'it is “different from”'],
  [/\bresponsible of (?=[a-z])/gi, 'responsible for ', 'it is “responsible for”'],
  [/\b(repl(?:y|ied|ies|ying)) (me|him|us|them)\b/gi, '$1 to $2', 'it is “reply to”'],
  [/\b(we|they) met us\b/gi, '$1 met', 'people meet, without “us”'],
  [
    /\b(participat(?:e|es|ed|ing)) (?:to|at|on) (?=(?:the|a|an|this|our|your)\b)/gi,
    '$1 in ',
    'it is “participate in”',
  ],
  [
    /\b(congratulat(?:e|es|ed|ions)(?: (?:you|him|her|them|me|us))?) (?:for|to) (?=(?:your|his|her|their|the)\b)/gi,
    '$1 on ',
    'it is “congratulate on”',
  ],
  [/\b(in|with) regards to\b/gi, '$1 regard to', 'it is “regard”, without -s'],
  [
    new RegExp(
      String.raw`\b((?:please|could you|can you|would you|must|have to|has to|need to|needs to|should) (?:please )?(?:fix|repair|mend|install|replace|solve|resolve|respond|register|sign|transfer|decide|provide|prepare|upload|hand in|get back to (?:me|us)|(?:be|get) (?:fixed|repaired|mended|installed|replaced|solved|done|finished|paid|sent|delivered|returned|signed|ready))\b(?![^.!?\n]{0,50}\b(?:not|wait)\b)[^.!?,\n]{0,50}?) until ${lastDay}`,
      'gi',
    ),
    '$1 by ',
    'use “by” for a deadline',
  ],
  [
    new RegExp(
      String.raw`\b((?:need|needs|want|expect|expects|require|await) (?:an?|your|the|his|her|their) (?:answer|reply|response|decision|confirmation|payment|repair|solution|refund|feedback)(?: from you)?) until ${lastDay}`,
      'gi',
    ),
    '$1 by ',
    'use “by” for a deadline',
  ],
  [
    // What is done at one moment is done by a day; what lasts, until it.
    /\b((?:please|could you|can you|would you|must|have to|need to|should) (?:please )?(?:reply|answer|send|finish|pay|deliver|submit|return|confirm|complete|tell|give|let (?:me|us) know)\b(?![^.!?\n]{0,50}\b(?:not|wait)\b)[^.!?,\n]{0,50}?) until (?=(?:tomorrow|tonight|next|the end|noon|(?:mon|tues|wednes|thurs|fri|satur|sun)day|\d)\b)/gi,
    '$1 by ',
    'use “by” for a deadline',
  ],
  [
    /\b(waiting|wait|waited) (?=(?:your|his|her|their|our|my) (?:answer|reply|response|call|decision|confirmation|feedback|message|e-?mail|letter|turn)\b)/gi,
    '$1 for ',
    'it is “wait for”',
  ],
  [/\bdespite of\b/gi, 'despite', 'it is “despite something”'],
  [
    /\b(i am|i['’]m|we are|we['’]re) interesting in\b/gi,
    '$1 interested in',
    'use “interested” for how people feel',
  ],
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
    'it is “explain something to somebody”',
  ],
  [
    new RegExp(`\\bsaid (${people}) (?=(?:the|that|a|about|to|what|how|where)\\b)`, 'gi'),
    'told $1 ',
    'it is “say something” or “tell somebody”',
  ],
  [
    new RegExp(`\\bask(ed|s|) to (${people}) (?=(?:a|about|if|what|why|how|where|for|the)\\b)`, 'gi'),
    'ask$1 $2 ',
    'it is “ask somebody”',
  ],
  [
    new RegExp(`\\b(can|could|will|would) you borrow me\\b`, 'gi'),
    '$1 you lend me',
    '“lend” means to give for a time',
  ],
  [
    /\b(wait(?:ing|ed|s)?) (?=the (?:bus|train|taxi|plane|teacher|doctor|answer|results?|weekend|holidays?)\b|(?:you|him|her|them)\b(?! (?:out|to)))/gi,
    '$1 for ',
    'it is “wait for”',
  ],
  [
    /\b(listen(?:ing|ed|s)?) (?=(?:music|the (?:radio|music|teacher|news)|songs|radio|me|him|her|us|them)\b)/gi,
    '$1 to ',
    'it is “listen to”',
  ],
  [
    /\b(arriv(?:e|es|ed|ing)) to (?=(?:the|my|our|his|her|their|work|school) ?(?:station|airport|hotel|office|school|work|party|house|bus stop|meeting|university)?\b)/gi,
    '$1 at ',
    'it is “arrive at”',
  ],
  [/\b(go|goes|went|come|came|going|return|returned|get|got) to home\b/gi, '$1 home', 'it is “go home”'],
  [
    /\b(went|travel(?:l?ed)?|flew|moved|go|goes|going|came|drove) in (?=(?:Italy|France|Spain|Germany|England|London|Paris|Rome|Berlin|America|Canada|China|Japan|India|Russia|Turkey|Greece|Portugal|Poland|Ireland|Scotland|Austria|Switzerland|Sweden|Norway|Mexico|Brazil|Egypt|Australia)\b(?! (?:in|for|by)))/g,
    '$1 to ',
    'it is “go to”',
  ],
  [/\bprefer ([a-z]+) than ([a-z]+)\b/gi, 'prefer $1 to $2', 'it is “prefer one to another”'],
  [/\b(in|at) (?=(?:mon|tues|wednes|thurs|fri|satur|sun)day\b)/gi, 'on ', 'use “on” with days'],
  [/\bborn at (?=\d{4}\b)/gi, 'born in ', 'use “in” with years'],
  [
    /\b(starts?|begins?|began|started|ends?|ended|opens?|closes?|leaves?) on (?=\d{1,2}(?::\d{2})? ?(?:o['’]clock|am|pm)\b)/gi,
    '$1 at ',
    'use “at” with times',
  ],
  [
    /\bin the (first|second|third|fourth|fifth|top|ground) floor\b/gi,
    'on the $1 floor',
    'use “on” with floors',
  ],
  // Fixed pairs
  [
    /\b(did|do|does|doing) (a|many|some|the same|no|this|that) mistakes?\b/gi,
    (all, verb) =>
      all!.replace(/^\S+/, { did: 'made', do: 'make', does: 'makes', doing: 'making' }[verb!.toLowerCase()]!),
    'people “make” mistakes',
  ],
  [
    /\b(made|make|makes|making) (my|his|her|our|their|your|the) homework\b/gi,
    (_, verb, whose) =>
      `${{ made: 'did', make: 'do', makes: 'does', making: 'doing' }[verb!.toLowerCase()]} ${whose} homework`,
    'people “do” homework',
  ],
  [
    /\b(i|we|they|you) very (like|love|enjoy|want) ([a-z]+)(?=[.!?,]|$)/gi,
    '$1 $2 $3 very much',
    '“very much” goes at the end',
  ],
  [/\bi am born\b/gi, 'I was born', 'use “was born”, in the past'],
];
