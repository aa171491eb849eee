/** What is said to whoever writes the letter: to whom it goes, and what is to be done in it. */
import { capital } from '#language/capital.ts';
import { people, who } from './who.ts';

/** Who it goes to, and what is left to say, as instructions or as the letter says it. */
export interface Command {
  goesTo: string;
  subject?: string | undefined;
  rest: string[];
}

const polite = String.raw`(?:(?:hey|hi|hello|okay|ok|so|right|now|well|and)[,.!]? )*(?:(?:please|can you|could you|would you|will you|just|quickly|help me|let['’]s|[iI](?: just| really)? (?:want|need|have|would like)(?: you)? to|[iI]['’]d like(?: you)? to),? )*`;
const kind = String.raw`(?:(?:an?|the|another)? ?(?:quick |short |brief |polite |friendly |formal |nice |little )*(?:e-?mail|mail|message|letter|note|reply|answer|line|text)(?: back)?)`;
const toldOf = String.raw`(?:her|him|them|us)`;
export const instructing = String.raw`(?:tell|ask|say|let|remind|thank|inform|mention|apologi[sz]e|congratulate|invite|decline|accept|confirm|cancel|add that)`;

/** "Write a short note to", "email", "reply to", or a plain "to": then whoever it goes to. */
const heads = [
  String.raw`(?:write|send|draft|compose|prepare|drop|shoot|make|do)(?: me)? ${kind} (?:to|for) (${who})`,
  String.raw`(?:send|drop|shoot|write) (${who}) ${kind}`,
  String.raw`this (?:one |mail |e-?mail |message )?(?:is|goes) (?:for|to) (${who})`,
  String.raw`(?:write|reply|respond|answer|get back|write back)(?: me)? to (${who})`,
  String.raw`(?:write|e-?mail|mail|message) (${who})`,
  String.raw`${kind} (?:to|for) (${who})`,
  String.raw`to (${who})(?=[.,:]|$)`,
  String.raw`to ([\w.+-]+(?:@| at )[\w-]+(?:(?:\.| dot )[a-z]{2,}){1,3})`,
].map((head) => new RegExp(String.raw`^${polite}${head}(?![\p{L}'’-])`, 'u'));

const saying = new RegExp(
  String.raw`^,? (?:and |to )?(?:(?:say|saying|says?|tell ${toldOf}|telling ${toldOf}|let ${toldOf} know|letting ${toldOf} know|which says|that says),? )?that,? (.+)$`,
  'su',
);
const doing = new RegExp(String.raw`^,? (?:and |to )(?:please |also )*(${instructing}\b.+)$`, 'su');
const justSaying = /^,? (?:saying|telling (?:her|him|them)|letting (?:her|him|them) know)[,:]? (.+)$/s;

/** A few words, and no sentence. */
const aboutThat =
  /^,? (?:about|regarding|concerning) ((?:\S+ ){0,7}?\S+?)(?:[.,:](?= |$)|$| (?=(?:i|we|please|he|she|they|it|there) ))(.*)$/is;

const tells = new RegExp(
  String.raw`^${polite}(tell|ask|remind|let|inform|thank|congratulate|invite) (${who}),? (.+)$`,
  'su',
);
/** "Tell Anna.", and what she is told comes in the next sentence. */
const tellsAlone = new RegExp(
  String.raw`^${polite}(tell|remind|thank|apologi[sz]e to) (${people})[.:]?$`,
  'u',
);
const thanks = new RegExp(
  String.raw`^${polite}(?:(?:write|send)(?: me)? )?(?:a )?thank[- ]you(?: (?:note|letter|mail|e-?mail|card|message))? to (${who})(?: for (.+))?$`,
  'su',
);
const apologises = new RegExp(String.raw`^${polite}apologi[sz]e to (${who}) (for .+|that .+)$`, 'su');
const acts = new RegExp(
  String.raw`^${polite}(?:politely )?(decline|refuse|turn down|accept|confirm|cancel) (.+?) (?:from|with|of|by) (${people})((?: (?:on|at|for|in|next|this|tomorrow|today|tonight)\b[^.,]*?)?)(?: politely| kindly)?(?:[.,]|$)(.*)$`,
  'su',
);

/** `sentence` begins small, so that its first letter is not taken for a name's. */
export function readCommand(sentence: string): Command | undefined {
  const thank = thanks.exec(sentence);
  if (thank) return { goesTo: thank[1]!, rest: thank[2] ? [`Thank them for ${thank[2]}`] : [] };
  const sorry = apologises.exec(sentence);
  if (sorry) return { goesTo: sorry[1]!, rest: apart(`Apologise ${sorry[2]}`) };
  const act = acts.exec(sentence);
  if (act) {
    const [, verb, what, goesTo, when, rest] = act;
    return { goesTo: goesTo!, rest: [`${capital(verb!)} ${what}${when}.`, ...apart(rest!.trim())] };
  }
  const alone = tellsAlone.exec(sentence);
  if (alone)
    return {
      goesTo: alone[2]!,
      rest: alone[1] === 'apologize to' || alone[1] === 'apologise to' ? ['I am sorry.'] : [],
    };
  const tell = tells.exec(sentence);
  if (tell) return { goesTo: tell[2]!, rest: apart(`${capital(tell[1]!)} them ${tell[3]}`) };
  for (const head of heads) {
    const found = head.exec(sentence);
    if (found) return withRest(found[1]!, sentence.slice(found[0].length));
  }
  return undefined;
}

function withRest(goesTo: string, rest: string): Command {
  if (/^[.,:;!?]?$/.test(rest.trim())) return { goesTo, rest: [] };
  const about = aboutThat.exec(rest);
  if (about) return { goesTo, subject: capital(about[1]!), rest: apart(about[2]!.trim()) };
  const said = saying.exec(rest) ?? justSaying.exec(rest) ?? doing.exec(rest);
  return { goesTo, rest: apart(said ? said[1]! : rest.replace(/^[,.:;]?\s+/, '')) };
}

const next = new RegExp(
  String.raw`,? (?:and|then|also|plus)(?: also| then| please)* (?=(?:tell|ask|remind|thank|inform|let|invite|congratulate) ${toldOf}\b|ask (?:if|whether|for|what|when|where|who|how)\b|say (?:that|I|we|it|the)\b|mention that\b|that (?:I|we|you|she|he|they|it|there|the|my|our)\b|apologi[sz]e (?:for|that)\b|add that\b)`,
  'u',
);

/** "… that I am ill and ask if Monday works": two things to write. */
export function apart(text: string): string[] {
  const parts = text
    .split(next)
    .filter(Boolean)
    .map((part) => part.replace(/^that /, 'Tell them that '));
  return parts.map((part, at) => capital(at < parts.length - 1 ? `${part.replace(/[.,]$/, '')}.` : part));
}
