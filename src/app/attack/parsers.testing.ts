/** Everything of ours that reads people's text, each as it is called with a text of any length. */
import { createBamboo } from '#bamboo/bamboo.server.ts';
import { lowered, plainOf, unaccented } from '#language/plain.ts';
import { sentencesOf, tellingStems, wordsOf } from '#language/sentences.ts';
import { wordsIn } from '#kit/db/words.server.ts';
import { toStorable } from '#kit/db/storable.ts';
import { splitDocuments, withDocuments } from '#kit/documents/given-documents.ts';
import { clientAddress } from '#kit/http/address.server.ts';
import { readCookie } from '#kit/http/cookies.server.ts';
import { refuseUnkeepable } from '#kit/http/plain-text.ts';
import { drawable } from '#kit/previews/drawable.server.ts';
import { plainLine, plainLines } from '#tools/run/plain-line.ts';
import { readTopic } from '#kit/topics/topic.ts';
import { diffWords } from '#kit/ui/diff/word-diff.ts';
import { decodeText } from '#kit/ui/markdown/characters.ts';
import { completeTail } from '#kit/ui/markdown/complete-tail.ts';
import { readMarkdown } from '#kit/ui/markdown/read-markdown.ts';
import { createHelpIndex } from '#features/assistant/help/help-index.ts';
import { readFolder } from '#features/assistant/help/source.server.ts';
import { blocksOf as draftBlocks } from '#features/collaborate/bamboo/blocks.ts';
import { isEnglish } from '#features/collaborate/bamboo/english.ts';
import { readabilityOf } from '#features/collaborate/bamboo/readability.ts';
import { styleOf } from '#features/collaborate/bamboo/style.ts';
import { statementsIn } from '#features/collaborate/check/statements.ts';
import { readRemarks, readReplies } from '#features/collaborate/remarks.ts';
import { claimOf, claimsOf } from '#features/consensus/claims/claims.ts';
import { consensusOf } from '#features/consensus/claims/consensus.server.ts';
import { longestQuestion } from '#features/consensus/tool.ts';

const bamboo = createBamboo();
const help = createHelpIndex(readFolder('content/help'));
const asked = (text: string) => ({ text, turns: [], now: new Date(), timeZone: 'UTC' });
const ask = (text: string) => bamboo.answer(asked(text));
const answersOf = (text: string) => [
  { engine: 'a', family: 'a', text },
  { engine: 'b', family: 'b', text: `${text.slice(1)} It is so.` },
];

export const parsers: Record<string, (text: string) => unknown> = {
  'Bamboo: the question': ask,
  'Bamboo: a document to sum up': (text) => ask(`Summarise this:\n\n${text}`),
  'Bamboo: a document to ask about': (text) => ask(`Who eats bamboo?\n\n${text}`),
  'Bamboo: a document to correct': (text) => ask(`Correct the grammar:\n\n${text}`),
  'Bamboo: all opinions': (text) => bamboo.opinions(asked(text)),
  'language: plain': plainOf,
  'language: lowered': lowered,
  'language: unaccented': unaccented,
  'language: sentences': sentencesOf,
  'language: stems': tellingStems,
  'language: words': wordsOf,
  'claims: of an answer': claimsOf,
  'claims: a question': (text) => claimOf(text.slice(0, longestQuestion)),
  'claims: two answers compared': (text) =>
    consensusOf(answersOf(text), { question: text.slice(0, longestQuestion) }),
  'draft: blocks': draftBlocks,
  'draft: language': isEnglish,
  'draft: readability': readabilityOf,
  'draft: style': (text) => draftBlocks(text).map(styleOf),
  'draft: statements': statementsIn,
  'draft: remarks': (text) => readRemarks(text, text, 'a'),
  'draft: replies': (text) => readReplies(text, []),
  'Markdown: read': readMarkdown,
  'Markdown: its open end': completeTail,
  'Markdown: entities': decodeText,
  'Markdown: as one line': plainLine,
  'Markdown: as lines': plainLines,
  'words: changed': (text) => diffWords(text, `${text.slice(2)} end`),
  'words: to find': (text) => wordsIn(text, 10_000),
  'help: search': (text) => help.find({ question: text }),
  documents: (text) => splitDocuments(withDocuments(text, [{ title: 'a', text }])),
  'door: body': (text) => refuseUnkeepable({ text }),
  'door: cookies': (text) => readCookie(text, 'a'),
  'door: addresses': (text) => clientAddress('127.0.0.1', text, []),
  'engine: what is kept': (text) => toStorable({ text }),
  topic: (text) => readTopic(text),
  'picture: letters': drawable,
};
