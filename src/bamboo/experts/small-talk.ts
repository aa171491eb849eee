/** What is said between questions, short and kind. Matched whole, so that "hi, what is 2 + 2" is still a question. */
import type { Expert } from '../expert.ts';
import { lowered } from '#language/plain.ts';
import { withoutSmiles } from '#language/politeness.ts';
import { chatReply } from './small-words.ts';

const replies: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:(?:hi|hiya|hello|hey|howdy|yo|greetings|salut|hallo|hola|bonjour|good (?:morning|afternoon|evening|day))(?: there| panda| bamboo| frenly| friend| everyone| again| you)* ?)+$/,
    'Hello! What would you like to know?',
  ],
  [
    /^(?:(?:hi|hello|hey) )?(?:how are (?:you|things)|how are you doing|how is it going|how are you feeling|hows it going|how do you do|whats up|what is up|sup|you ok)(?: today| panda| there| doing| my friend)*$/,
    'I am well, thank you. There is bamboo. What can I do for you?',
  ],
  [
    /^(?:ok |okay |great |perfect |cool |super |wow |awesome |nice |many )*(?:thanks?|thank you|thx|ty|cheers|merci|danke|gracias|much appreciated)(?: you| so much| very much| a lot| a bunch| panda| bamboo| for (?:your|the) (?:help|answer)| for that| again| everything| for everything)*$/,
    'You are welcome.',
  ],
  [
    /^(?:ok |okay |thanks |well )*(?:bye|goodbye|bye bye|see you|see ya|good night|ciao|later|take care|have a (?:nice|good|great) (?:day|evening|night|weekend)|until next time|farewell)(?: panda| then| later| soon| now| tomorrow| bamboo)*$/,
    'Goodbye, and take care.',
  ],
  [
    /^(?:ok|okay|yes|no|sure|alright|all right|fine|good|great|nice|cool|perfect|awesome|wow|lol|haha|hm|hmm|i see|got it|understood|(?:that|this|it|you) (?:really )?(?:helped|helps|worked|works|did it|was helpful|is helpful)(?: me)?(?: a lot| very much| so much)?|it works(?: now)?|nope|yep|yeah|no problem|never mind|nevermind|interesting|amazing)$/,
    'Good. If there is anything else, just ask.',
  ],
  [
    /^(?:who|what) (?:are|r) you(?: really| exactly)?$|^(?:are|r) you (?:a |an )?(?:real|human|robot|bot|ai|person|machine|alive|chatgpt|gpt|real person|language model|llm|sentient|conscious|program|computer)(?: or .+)?$|^what(?:s| is) your name$|^do you have a name$|^what is bamboo$|^who is bamboo$|^tell me about yourself$|^introduce yourself$|^who (?:made|built|created|programmed) you$|^what (?:model|engine|ai) are you$|^are you (?:chat ?gpt|claude|gemini|siri|alexa)$/,
    'I am Bamboo, the engine that comes with Frenly: a program that calculates and looks things up in dictionaries and tables. I am not a language model, and I say so when I do not know.',
  ],
  [
    /^how old are you$|^where (?:do you live|are you from|do you come from|are you)$|^(?:do|can) you (?:eat|sleep|dream|feel|love|have (?:feelings|a family|friends|a soul)).*$|^are you (?:happy|sad|tired|bored|hungry|married|single|okay|ok|there)$/,
    'I am a program, so there is little to tell: I live on bamboo and questions. Do you have one for me?',
  ],
  [
    /^what (?:can|do) you (?:do|know|help(?: me)?(?: with)?)(?: for me)?$|^how (?:can|do) you (?:help|work)(?: me)?$|^what can i ask(?: you)?$|^(?:can you )?help(?: me)?(?: please)?$|^what are you (?:able to do|good at|capable of)$|^what are your (?:skills|abilities|capabilities|features|limits|limitations)$/,
    'I calculate, convert units, know dates and time zones, words, countries, elements and planets, work on text you paste (summary, grammar, rewriting), and find the right help article about Frenly. What I do not know, I say.',
  ],
  [
    /^(?:please )?(?:tell me (?:a|another) joke|(?:say|tell me) something funny|make me laugh|(?:a )?joke(?: please)?|do you know (?:a|any) jokes?|another joke|know any jokes)$/,
    'Why do pandas like old films? They are in black and white.',
  ],
  [
    /^(?:i (?:love|like) (?:you|frenly|this|it|the panda|bamboo)(?: so much| very much| a lot)?|you are (?:great|awesome|cute|the best|so cute|nice|lovely|sweet|smart|clever|amazing|funny|so smart|very helpful|helpful|wonderful)|good (?:panda|bot|job|work)|well done|nice work|cute|great job|nice job)$/,
    'That is kind of you, thank you.',
  ],
  [
    /^(?:you are|you re|youre) (?:stupid|dumb|useless|bad|wrong|an idiot|terrible|ugly|not (?:helpful|smart))$|^(?:that is|thats|that was|this is) (?:wrong|not (?:right|true|correct)|incorrect|bad|useless)$/,
    'I am sorry. Tell me what you were looking for, or put it in other words, and I try again.',
  ],
  [/^(?:sorry|my bad|oops|excuse me|pardon|i am sorry)$/, 'No harm done.'],
  [
    /^(?:happy (?:birthday|new year|easter|holidays)|merry christmas)(?: to you| panda| bamboo)*$/,
    'Thank you, the same to you!',
  ],
  [/^(?:test|testing|ping|are you there|hello world|anybody there|anyone there)$/, 'I am here.'],
  [
    /^i (?:am|feel) (?:bored|tired|sad|lonely|stressed|anxious|happy|good|fine|great|ok|okay|so tired|so sad|down)(?: today| right now)?$/,
    'Thank you for telling me. I am only a small program, but I am glad to answer a question or two.',
  ],
];

export const smallTalk: Expert = {
  id: 'small-talk',
  title: 'Small talk',
  describes: 'Greetings and thanks.',
  asWritten: true,
  async answer({ text }) {
    if (text.length > 120) return null;
    const plain = bare(text);
    const reply = replyTo(plain) ?? inParts(text) ?? chatReply(plain);
    return reply
      ? {
          expert: 'small-talk',
          family: 'small-talk',
          stance: 'answers',
          text: reply,
          sources: [],
          confidence: 0.98,
        }
      : null;
  },
};

const bare = (text: string) =>
  lowered(withoutSmiles(text))
    .replaceAll("'", '')
    .replaceAll(/[^\p{L}\p{Nd}]+/gu, ' ')
    .replaceAll(/\b(what|how|who|where)s\b/g, '$1 is')
    .replaceAll(/\b(?:little|dear|sweet|lovely|cute|my) (?=panda|bamboo|friend|bear)/g, '')
    .trim();
const replyTo = (plain: string) => replies.find(([pattern]) => pattern.test(plain))?.[1];

/** "Thank you, that helped": each part is small talk, so the whole is. */
function inParts(text: string): string | undefined {
  const parts = text
    .split(/[,.!;\n]+/)
    .map(bare)
    .filter(Boolean);
  const said = parts.map(replyTo);
  return parts.length > 1 && parts.length <= 4 && !said.includes(undefined) ? said[0] : undefined;
}
