/** What people say around a question: greetings, courtesy, excuses. It is taken away before an expert reads. */

const asker = String.raw`(?:you|u|someone|somebody|anyone|anybody)`;
const softly = String.raw`(?:(?:please|pls|kindly|maybe|perhaps|possibly|quickly|just|also|real quick|by any chance|happen to) )*`;
const telling = String.raw`(?:tell me|tell|explain(?: to)? me|explain|say|show me|give me|list|find(?: out)?|work out|calculate|compute|figure out|help me (?:to )?(?:find(?: out)?|with|out with|calculate|convert|understand|figure out|work out)|let me know|check|look up|remind me(?: of)?|write down)`;
const asking = String.raw`(?=(?:what|which|who|whom|whose|how|when|where|why|is|are|if)\b)`;
const knowing = String.raw`(?:know|find out|calculate|work out|convert|ask(?: you)?|understand|figure out|see|check|learn|be told|remember)`;
const kin = String.raw`(?:teacher|son|daughter|kid|friend|boss|wife|husband|mother|father|mom|mum|dad|brother|sister|colleague|grandma|grandpa|neighbou?r|girlfriend|boyfriend|child)`;

const leads = [
  String.raw`(?:h+e+y+a*|hi+ya|hi+|hello+|hallo|ok|okay|so|well|please|pls|plz|um+|uh+|hm+|now|alright|thanks|thank you|actually|sorry|excuse me|good (?:morning|afternoon|evening|day)|btw|by the way|real quick|quickly|just|yo)[\s,.!:;-]+`,
  String.raw`(?:dear|hey|hi|hello) (?:panda|bamboo|frenly|mate|friend|there)[\s,:!.]+|(?:panda|bamboo|frenly|mate|friend)\s*[,:!.]\s*`,
  String.raw`(?:can|could|would|will) ${asker} ${softly}${telling},?\s+(?:(?:real quick|quickly|please|me),?\s+)?`,
  String.raw`(?:can|could|would) ${asker} ${softly}(?=(?:convert|define|solve|simplify|add|multiply|divide|subtract|translate|round|factor|factorise|factorize|expand|name|count|spell|share|split)\b)`,
  String.raw`(?:do|does|would) ${asker} ${softly}(?:know|remember)\s+(?:by any chance\s+)?`,
  String.raw`(?:would you mind telling me|what i (?:want|need|would like) to know is|i have a (?:quick |small |little )?question[:,.]?|(?:just )?a? ?(?:quick|short|small|simple) (?:question|one)[:,.!-]*|(?:my )?question(?: is)?[:,])\s+`,
  String.raw`(?:i(?:'d| would) (?:like|love) to|i (?:want|need|have|wanted|would need|try|am trying)(?: to)?|can i|could i|may i) ${softly}${knowing}\s+`,
  String.raw`i need (?=(?:the |an? (?:synonym|antonym|definition|word)|[\d(]))`,
  String.raw`i(?:'m| am) (?:just |really )?(?:wondering|curious|interested|not sure|unsure)(?: about| in| to know)?,?\s+`,
  String.raw`i (?:just )?(?:wonder|forgot|forget|always forget|keep forgetting|do not know|do not remember|cannot remember|never remember|don't know|don't remember|can't remember)\s+${asking}`,
  String.raw`(?:my|our) ${kin} (?:asked|asks|is asking|wants to know|wanted to know|needs to know|wonders)(?: me)?\s+${asking}`,
  String.raw`(?:please )?(?:tell me|remind me|give me|show me|let me know)[\s,:]+(?:quickly |please |again )?(?=\S)`,
  String.raw`(?:(?:got |have you |have )?any idea|any chance you know|maybe you know|you know)\s+`,
  String.raw`explain(?: to me)?(?: (?:in (?:one|a|two|a few|simple|plain) (?:sentences?|words?)|briefly|simply|shortly|quickly))?,?\s+(?=what\b)`,
  String.raw`for (?:my|the|a|our) (?:homework|school|class|exam|test|quiz|trip|report|essay|work|project)[\s,:]+`,
];

const tails = [
  'please|pls|plz|thanks|thank you|thx|ty|cheers|many thanks|thanks a lot|thank you very much|thanks in advance|thank you in advance',
  'exactly|precisely|approximately|roughly|more or less|about|again|actually|real quick|for me|for us|mate|lol|haha',
  'if you know|do you know|any idea|by the way|btw|right now, please|if you please|if you can|if possible|can you tell me|could you tell me|can you help|tell me',
  "i forgot|i always forget|i keep forgetting|i cannot remember|i can't remember|i do not remember|i do not know|i don't know|just curious|i am curious|asking for a friend|it is urgent|i am not sure|no idea",
  'i am (?:so |really |very )?(?:bad|terrible|not good|hopeless) (?:at|with|in) (?:this|that|it|maths?|numbers|geography|spelling)',
  'for (?:my|the|a|our) (?:homework|school|class|exam|test|quiz|trip|report|essay|work|project|crossword)|in (?:one|a) sentence|in simple (?:words|terms|english)|in (?:plain )?english',
];

const lead = new RegExp(`^(?:${leads.join('|')})`);
/** "A giant panda" and "what is quickly" end with the thing that is asked for. */
const calls = String.raw`(?:[,.;:!?]\s*(?:panda|friend|bamboo)|(?<!\b(?:is|of|word|does|mean|spell|define|for|adverb|about|like))\s+quickly)`;
const tail = new RegExp(`(?:(?:^|[\\s,.;:!?]+)(?:${tails.join('|')})|${calls})$`);
/** Signs that only smile. */
const smiles = /\p{Extended_Pictographic}|\uFE0F|(?<=^|\s)[:;=8][-']?[)(DPp3](?=\s|$)|(?<=\s)<3(?=\s|$)/gu;

export const withoutSmiles = (text: string) => text.replaceAll(smiles, '');

/** From a text in small letters. */
export function withoutCourtesy(text: string): string {
  let plain = text;
  for (let round = 0; round < 6; round += 1) {
    const shorter = plain.replace(lead, '');
    if (shorter === plain || shorter === '') break;
    plain = shorter;
  }
  plain = withoutEnd(plain);
  for (let round = 0; round < 3; round += 1) {
    const shorter = withoutEnd(plain.replace(tail, ''));
    if (shorter === '' || shorter === plain) break;
    plain = shorter;
  }
  return plain;
}

/** Sign by sign, so that a text of nothing but signs costs no more than any other. An exclamation mark after a number is a factorial. */
function withoutEnd(text: string): string {
  let end = text.length;
  while (
    end > 0 &&
    (/[\s?.,;:]/.test(text[end - 1]!) || (text[end - 1] === '!' && !/[\d)]/.test(text[end - 2] ?? '')))
  )
    end -= 1;
  return text.slice(0, end);
}
