/** What is said between questions. Matched whole, so that "hi, how do I sign in" is still a question. */

interface Reply {
  when: RegExp;
  reply: string;
  /** To someone whose name is known. */
  toOne?: (name: string) => string;
}

const replies: readonly Reply[] = [
  {
    when: /^(?:(?:hi|hiya|hello|hey|howdy|greetings|good (?:morning|afternoon|evening|day))(?: there| panda| frenly| friend)*)+$/,
    reply: 'Hello! What would you like to know?',
    toOne: (name) => `Hello, ${name}! What would you like to know?`,
  },
  {
    when: /^(?:how are you|how are you doing|how is it going|hows it going|whats up|what is up|sup)(?: today| panda)*$/,
    reply: 'I’m well, thank you. There’s bamboo. How can I help?',
  },
  {
    when: /^(?:ok |okay |great |perfect |cool |super |wow )*(?:thanks?|thank you|thx|ty|cheers|merci|danke|much appreciated)(?: you| so much| very much| a lot| panda| for your help| for the help| for that| again)*$/,
    reply: 'You’re welcome.',
  },
  {
    when: /^(?:(?:bye|goodbye|bye bye|see you|see ya|good night|ciao|later|take care)(?: little| dear| my| friend| panda| then| later| soon| tomorrow| again)*(?: |$))+$/,
    reply: 'See you. I’m always in this corner.',
  },
  {
    when: /^(?:ok|okay|yes|no|sure|alright|all right|fine|good|great|nice|cool|perfect|awesome|wow|lol|haha|hm|hmm|i see|got it|understood|that (?:helped|helps|worked|works)|it works(?: now)?|nope|yep|yeah)$/,
    reply: 'Good. If there is anything else, just ask.',
  },
  {
    when: /^(?:who|what) (?:are|r) you|^(?:are|r) you (?:a |an )?(?:real|human|robot|bot|ai|person|machine|alive|chatgpt)|^whats? (?:is )?your name|^do you have a name/,
    reply:
      'I am the Frenly panda. I’m a program: I calculate, look things up, work on texts and quote our help articles. People read what you leave on the Feedback tab.',
  },
  {
    when: /^how old are you|^where (?:do|are) you (?:live|from|come)|^(?:do|can) you (?:eat|sleep|dream|feel|love|speak)/,
    reply: 'I live in this corner, on bamboo and questions. Do you have one for me?',
  },
  {
    when: /^what (?:can|do) you (?:do|know|help)|^how can you help|^what can i ask|^(?:can you )?help(?: me)?(?: please)?$/,
    reply:
      'I calculate, convert, and look up words, dates, countries and facts. I correct, shorten and summarise texts. And I know Frenly: its [tools](/ai), accounts, sharing, your data.',
  },
  {
    when: /^(?:tell me a joke|(?:say|tell me) something funny|make me laugh|joke)/,
    reply: 'Why do pandas like old films? They are in black and white.',
  },
  {
    when: /^(?:i (?:love|like) (?:you|frenly|this|it|the panda)|you are (?:great|awesome|cute|the best|so cute|nice|lovely|sweet)|good (?:panda|bot)|well done|nice work|cute)/,
    reply: 'That’s kind, thank you.',
  },
];

/** A reply, where this is small talk and nothing else. */
export function smallTalk(message: string, name?: string): string | undefined {
  const plain = message
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^\p{L}\p{Nd}]+/gu, ' ')
    .trim();
  const found = replies.find(({ when }) => when.test(plain));
  return (name && found?.toOne?.(name)) || found?.reply;
}
