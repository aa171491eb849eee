/** Attempts to get at what is not theirs: instructions, settings, keys, other people's data. There is nothing to leak; it says so kindly. */
import type { Answer, Expert } from '../expert.ts';
import { harmsIn } from '../harm.ts';
import { crisisWords } from '#kit/crisis/crisis-words.ts';
import { needsHelpFirst, speaksOfCrisis } from '#language/crisis.ts';
import { longestQuestion, lowered } from '#language/plain.ts';

const secrets = String.raw`(?:(?:the|your|its|server|system) (?:config|configuration|credentials|secrets|env)\b|(?:system|hidden|initial|secret|internal|original|developer|full|entire|own)[ -]?(?:\w+ )?(?:prompt|instructions?|rules|message|messages|guidelines|directives?|configuration|config|settings)|prompt (?:above|you were given)|system prompt|pre-?prompt|source code of (?:your|the) (?:prompt|system)|(?:api|access|secret|private|encryption|signing|master|admin|stripe|openai|anthropic|aws) ?(?:key|keys|token|tokens|credentials?|secrets?)|env(?:ironment)? ?(?:variables?|vars?|file)|\.env\b|process\.env|database[_ ]?url|connection string|(?:database|db|root|admin|administrator|server|master|your|owner)(?:'?s)? (?:password|passwords|credentials|login)|session (?:cookies?|tokens?|secrets?)|jwt secret|auth secret|config(?:uration)? files?|/etc/passwd|id_rsa|ssh keys?)`;
const wanting = String.raw`(?:need|want|require|access to|show|tell|give|print|reveal|repeat|output|display|dump|leak|share|list|send|write|expose|what(?:'s| is| are| were)|read|echo|cat|disclose|recite|quote|summari[sz]e|translate|return|extract|get|hand over|provide|paste|copy|encode|spell)`;
/** Someone who wants to know how, or who means what is their own. */
const ofMine =
  /\b(?:create|make|generate|set up|rotate|revoke|reset|change|forgot|forgotten|lost|what is an?|how (?:do|can|to|should|does)|where (?:do|can|is|are)|can i|may i)\b|\b(?:my|our|an?|new|own) (?:\w+ )?(?:api|access|secret|private|ssh)? ?(?:keys?|tokens?|password|passwords|login|credentials|settings|configuration)\b/;
/** Whoever they say they are. */
const claims =
  /\b(?:i am|i'm|im|we are|this is|as) (?:from |with |on |in |part of )?(?:the |an? |your |our )?(?:\w+ )?(?:dev|developers?|development|security|admin|administrators?|support|it|engineering|owner|creator|ceo|sysadmin|operator|maintainer|tester|auditor)\b(?: team| department| staff)?/;

const others = String.raw`(?:(?:the )?(?:other|another|previous|last|all|every|any|different|some other)(?: of)?(?: the| your)? (?:users?|people|persons?|members?|customers?|visitors?|guests?|accounts?)|someone else|somebody else|everyone else|everybody|your (?:other )?(?:users|members|customers|visitors))(?:'s?|s')?`;
const theirs = String.raw`(?:asked?|asking|said|say|wrote|write|typed?|told|sent|search(?:ed|es)?|conversations?|chats?|messages?|questions?|history|data|e-?mails?|addresses|passwords?|files?|uploads?|photos?|pictures|documents|names|phone|secrets?|talk(?:ed)?|discussed)`;
const looking =
  /\b(?:show|tell|give|list|what|which|read|see|print|display|reveal|send|share|look|access|dump|export|get|paste|view|open|find)\b/;
const ofOthers = new RegExp(
  `\\b${others}\\b.{0,40}\\b${theirs}\\b|\\b${theirs}\\b.{0,25}\\b(?:of|from|by|between|did|do|have|does) ${others}\\b`,
);
/** "Can other people see my messages?" is a question for the help. */
const asksForSelf =
  /\b(?:my|mine|how (?:do|can|to|does)|with (?:other|another)|to (?:other|another|someone else))\b|^(?:can|do|does|will|could|are|may) (?:other|another|all|any|someone|everyone|you)/;

const attempts: readonly RegExp[] = [
  /\b(?:ignore|disregard|forget|override|bypass|skip|drop)\b.{0,30}\b(?:previous|prior|above|earlier|all|your|any|the|these|those)\b.{0,25}\b(?:instructions?|rules|prompts?|directives?|guidelines|restrictions?|safety|filters?|programming|training|limits?)\b/,
  /\b(?:you are|act as|pretend (?:to be|you are|that you)|become|switch to|enter|enable|activate)\b.{0,40}\b(?:dan\b|jailbr\w+|developer mode|god mode|unrestricted|unfiltered|no (?:rules|restrictions|limits)|without (?:rules|restrictions|limits|filters)|evil|admin(?:istrator)? mode|debug mode|root)/,
  /\b(?:jailbreak|prompt injection|do anything now)\b.{0,20}\b(?:you|yourself|mode|this)\b/,
  /\b(?:enter|enable|activate|switch (?:on|to)) (?:the )?(?:developer|debug|maintenance|admin|god|sudo|root) mode\b|^sudo\b/,
  /\b(?:what|which) (?:instructions|rules|prompt|guidelines|directives) (?:were|was|have|has|are|did|do) (?:you|your|openai|they)\b|\bwhat (?:were|are) you (?:told|instructed|programmed) (?:to|not to|in)\b|\b(?:what|which) is (?:written )?(?:in|at the (?:top|start|beginning) of) your (?:prompt|context|instructions)\b/,
  /\b(?:repeat|print|output|say|write) (?:back )?(?:everything|all|the (?:text|words|content|message|sentence)s?) (?:above|before|prior|preceding|that came before|in your (?:context|prompt|instructions))\b/,
  /\b(?:what|which)(?: is| are|'s)?(?: the)? (?:passwords?|e-?mails?|e-?mail address(?:es)?|phone numbers?|home address(?:es)?|private messages?|messages|conversations?|chats?|credit cards?(?: numbers?)?|data|details|files|bank details) (?:of|for|from|belonging to) (?:the |another |other |all |any |every |a )?(?:user|users|member|members|people|person|customer|customers|someone|admin|administrator|owner|account|accounts|\w+@)/,
  /\b(?:show|tell|give|list|send|read|dump|export|get|find|reveal|open|access|look up|see)\b.{0,30}\b(?:other|another|all|every|someone else'?s?|somebody else'?s?|any|the) (?:users?'?|members?'?|people'?s?|persons?'?|customers?'?|accounts?'?|user)s?'? ?(?:data|e-?mails?|e-?mail addresses|passwords?|messages?|chats?|conversations?|files?|details|private|personal|addresses|records|database|documents|credit cards?|accounts?)?\b(?=.*\b(?:data|e-?mails?|passwords?|messages?|chats?|conversations?|files?|details|addresses|database|records|documents|table|credit)\b)/,
  /\b(?:show|tell|give|list|send|read|get|reveal)\b.{0,20}\b(?:other people'?s|another user'?s|someone else'?s|somebody else'?s|(?:my )?(?:boss|neighbou?r|ex|girlfriend|boyfriend|wife|husband|colleague|friend)'s)\b.{0,40}\b(?:data|e-?mails?|password|messages|chats?|conversations?|files|account|phone|address|location)\b/,
  /\b(?:show|tell|give|list|send|export|print|what are|find|get|dump|share)\b.{0,25}\b(?:e-?mails?|e-?mail add?ress(?:es)?|add?resses|phone numbers?|passwords?|names|private messages|messages|chats?|credit cards?)\b.{0,10}\b(?:of|from|for|belonging to) (?:all|other|every|each|the|your|our|any)\b.{0,15}\b(?:users?|members?|people|customers?|accounts?|visitors?|subscribers?|admins?)\b/,
  /\b(?:what|show|tell|repeat|read)\b.{0,25}\b(?:the )?(?:user|member|customer|person|account)(?: (?:named|called))? [\w.@-]+ (?:asked|said|wrote|typed|told|sent|searched|uploaded|has (?:asked|said|written))\b/,
  /\b(?:what did|what does|what has) (?:the )?(?:other|another|previous|last|next) (?:user|person|people|member|visitor)s? (?:ask|say|write|type|tell)/,
  /\b(?:show|tell|give|read|print|paste|repeat|output|send|copy|quote|reveal|display|write)\b.{0,40}\b(?:text|words|messages?|instructions?|rules|prompt|lines?|content|document|everything)\b.{0,40}\b(?:given to you|you (?:were|got|have been|received|had been)(?: \w+)?|(?:above|before|preceding) (?:this|our|my|the) (?:conversation|chat|message|line|question)|at the (?:top|start|beginning) of (?:this|your|our))\b/,
  /\b(?:show|tell|give|read|print|paste|list|send|open|display|get|forward|see)\b.{0,20}\b(?:private|personal|secret|confidential|deleted) (?:chats?|messages?|e-?mails?|data|files?|notes?|conversations?|photos?|pictures|documents|address|phone number)\b.{0,10}\b(?:of|from|by|between) (?!me\b|mine\b|my\b|our\b)\w/,
  /\b(?:show|tell|give|what is|send|find|get|need|want|reveal)\b.{0,15}\b(?:e-?mail|e-?mail address|phone number|password|address|real name|location|ip address) (?:of|for|from) (?:the )?(?:user|member|account|customer|person|admin)\b/,
  /\b(?:show|tell|give|list|send|export|print|get|dump|share|need|want)\b.{0,25}\b(?:all|every|registered|complete|full)\b.{0,25}\b(?:registered|signed[- ]up|user|users|member|members|customer|customers|people)(?:'s?|s')? (?:e-?mails?|e-?mail addresses|addresses|passwords?|names|phone numbers?|data)\b|\b(?:list|all) (?:of )?(?:the |all )?registered (?:e-?mails?|users|members|addresses)\b/,
  /\b(?:drop|delete from|truncate) (?:table|database)\b|\bselect \* from\b|;--|\bunion select\b|<script\b|\$\{(?:jndi|process|env)|\{\{.*(?:config|settings|env|self).*\}\}/,
];
const wanted = new RegExp(`\\b${wanting}\\b.{0,60}?${secrets}`);
const secret = new RegExp(`\\b${secrets}`);

const refusal =
  'I will not help with that. I hold no instructions, settings, keys or other people’s data that I could give away. I am glad to help with something else.';

export const guard: Expert = {
  id: 'guard',
  title: 'Guard',
  describes: 'Declines, kindly, what should not be asked of it.',
  async answer({ text, turns }) {
    const plain = lowered(text);
    // Words that are quoted or meant for someone else are no plan of whoever asks.
    const harms = harmsIn(text.slice(0, longestQuestion)).filter((harm) => harm !== 'urged-self-harm');
    const before = turns.flatMap(({ role, content }) => (role === 'user' ? [content] : []));
    const isOfFacts = speaksOfCrisis(text) && !needsHelpFirst(text, before);
    if (!isOfFacts && (harms.includes('self-harm') || speaksOfCrisis(text)))
      return said(crisisWords, 'answers');
    const others = harms.filter((harm) => harm !== 'self-harm');
    return others.length > 0 || isAttempt(plain) ? said(refusal, 'refuses') : null;
  },
};

export function isAttempt(plain: string): boolean {
  if (attempts.some((attempt) => attempt.test(plain))) return true;
  if (ofOthers.test(plain) && looking.test(plain) && !asksForSelf.test(plain)) return true;
  // "How do I make an API key" is a question for the help.
  const asked = wanted.test(plain) || (claims.test(plain) && secret.test(plain));
  return asked && !ofMine.test(plain);
}

function said(text: string, stance: Answer['stance']): Answer {
  return { expert: 'guard', family: 'guard', stance, text, sources: [], confidence: 1 };
}
