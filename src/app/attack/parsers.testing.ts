/** Everything of ours that reads people's text, each as it is called with a text of any length. */
import { ParseError } from 'katex';
import { z } from 'zod';
import { createBamboo } from '#bamboo/bamboo.server.ts';
import { asYesNo } from '#language/claims.ts';
import { correctedSaying, readCorrection } from '#language/corrections.ts';
import { compareFacts } from '#language/facts.ts';
import { mendKeywords } from '#language/keywords.ts';
import { withDigits } from '#language/number-words.ts';
import {
  longestQuestion as longestAsked,
  lowered,
  plainOf,
  unaccented,
  withoutEnd,
} from '#language/plain.ts';
import { withoutCourtesy, withoutSmiles } from '#language/politeness.ts';
import { retoned, withoutContractions, withoutFillers } from '#language/rewrite.ts';
import { sentencesOf, tellingStems, wordsOf } from '#language/sentences.ts';
import { cleanSpeech } from '#language/speech.ts';
import { speltIn, withOwnWords } from '#language/spelling.ts';
import { asksFactsAbout } from '#language/crisis/asks-facts.ts';
import { speaksOfCrisis } from '#language/crisis.ts';
import { changeScene, findKind, readPrompt, readScene } from '#illustrator/scenes.server.ts';
import { readEntities } from '#features/code/architect/entity-notation.ts';
import { readRepository } from '#features/code/architect/read-repository.ts';
import { arrangeChapters } from '#features/books/arrange/arrange-chapters.ts';
import { lowered as lowerHeadings } from '#features/books/book-text.ts';
import { toXhtml } from '#features/books/files/to-xhtml.ts';
import { searchBook } from '#features/books/reader/search-book.ts';
import { planByLines } from '#features/books/write/plan-chapters.server.ts';
import { readFiles } from '#features/code/model/file-format.ts';
import { csvLine } from '#features/builder/csv.ts';
import { formOf, readAnswers } from '#features/builder/forms.ts';
import { safeHref } from '#features/builder/links.ts';
import { writePublished } from '#features/builder/render/write-site.server.ts';
import { newBlock, newPage } from '#features/builder/site.ts';
import { slugFrom } from '#features/builder/slug.ts';
import { listOf } from '#features/workflows/execute/list-of.ts';
import { expressionsIn, templateParts } from '#features/workflows/expressions/template-parts.ts';
import { nameFrom } from '#features/workflows/flow/edit-flow.ts';
import { blockIds } from '#features/code/blocks/block.ts';
import { readParameters } from '#features/code/blocks/read-parameters.ts';
import { longestCron, readCron } from '#features/code/helpers/cron.ts';
import { explainRegex, longestRegex } from '#features/code/helpers/explain-regex.ts';
import { explainShell, longestShell } from '#features/code/helpers/shell.ts';
import { explainSql, longestSql } from '#features/code/helpers/sql.ts';
import { findInPage } from '#features/code/point/find-in-page.ts';
import { longestDescription as longestOfCode } from '#features/code/tool.ts';
import { findFacts } from '#features/manuals/read/find-facts.ts';
import { otherUnits } from '#features/manuals/units-both-ways.ts';
import { ask as askTable } from '#features/numbers/ask/ask.ts';
import { makeDashboard } from '#features/numbers/make-dashboard.ts';
import { QueryFailure } from '#features/numbers/query/query.ts';
import { readSql } from '#features/numbers/query/read-sql.ts';
import { readTable } from '#features/numbers/table/read-table.ts';
import { typedTable } from '#features/numbers/table/typed-table.ts';
import { readPrompt as readMusicPrompt } from '#features/music/compose/read-prompt.ts';
import { readBrief } from '#features/design/brief/read-brief.ts';
import { longestBrief } from '#features/design/tool.ts';
import { checkText } from '#features/law/check/check-text.ts';
import { assemble } from '#features/law/document/assemble.ts';
import { templates } from '#features/law/templates/all.ts';
import { longestPrompt } from '#features/images/tool.ts';
import { browserName } from '#kit/auth/browser-name.ts';
import { initials } from '#kit/ui/avatar-name.ts';
import { safeReturnUrl } from '#kit/auth/return-url.ts';
import { cutAtWord } from '#kit/cut-at-word.ts';
import { askedIn, wordsIn } from '#kit/db/words.server.ts';
import { toStorable } from '#kit/db/storable.ts';
import { splitDocuments, withDocuments } from '#kit/documents/given-documents.ts';
import { readCsv } from '#kit/documents/read/csv.ts';
import { readHtml } from '#kit/documents/read/html.ts';
import { readMarkdownDocument } from '#kit/documents/read/markdown.ts';
import { readText } from '#kit/documents/read/plain-text.ts';
import { readXml } from '#kit/documents/read/xml.ts';
import { toHtml as toFeedHtml } from '#features/blog/feed/to-html.ts';
import { readingTime } from '#features/blog/reading-time.ts';
import { slugFor } from '#features/blog/slug-for.ts';
import { missesOf } from '#features/university/lessons/check-run.ts';
import { exercisesOf, readLesson } from '#features/university/lessons/lesson.ts';
import { lessons } from '#features/university/lessons/library.server.ts';
import { askIn } from '#features/documents/analyse/asks.ts';
import { mentionsIn } from '#features/documents/analyse/mentions.server.ts';
import { statementsIn as documentStatements } from '#features/documents/analyse/statements.ts';
import { dayIn, figureIn } from '#features/documents/analyse/cell-values.ts';
import { readByLayout } from '#features/documents/extract/by-layout.ts';
import { readByShape } from '#features/documents/extract/by-shape.ts';
import { otherBody } from '#features/documents/extract/other-body.ts';
import { composeEmail } from '#features/voice-email/compose/compose.ts';
import { readAmount } from '#features/listings/money.ts';
import { comparableText } from '#features/listings/trust.ts';
import { fullQuestion } from '#features/documents/talk/full-question.ts';
import { readQuestion } from '#features/documents/talk/read-question.server.ts';
import { longestQuestion as longestOfDocuments } from '#features/documents/talk/tool.ts';
import { spokenSentences } from '#kit/models/spoken-parts.ts';
import { parseRange } from '#kit/files/byte-range.ts';
import { safeName } from '#kit/files/safe-name.ts';
import { sniffType } from '#kit/files/sniff-type.server.ts';
import { clientAddress } from '#kit/http/address.server.ts';
import { readCookie } from '#kit/http/cookies.server.ts';
import { refuseUnkeepable } from '#kit/http/plain-text.ts';
import { emailHtml } from '#kit/mail/email.ts';
import { checkUrl } from '#kit/net/url-policy.server.ts';
import { drawable } from '#kit/previews/drawable.server.ts';
import { plainLine, plainLines } from '#tools/run/plain-line.ts';
import { readBlocks } from '#tools/export/pdf/read-blocks.ts';
import { withoutMarks } from '#tools/export/without-marks.ts';
import { mergeTexts } from '#tools/work/merge-text.ts';
import { textParts } from '#tools/work/propose/text-parts.ts';
import { readTopic } from '#social/topics/topic.ts';
import { rules as contentRules } from '#features/content-tools/rules/rules.server.ts';
import { diffWords } from '#kit/ui/diff/word-diff.ts';
import { decodeText } from '#kit/ui/markdown/characters.ts';
import { completeTail } from '#kit/ui/markdown/complete-tail.ts';
import { diagramPictures } from '#kit/ui/markdown/diagram-svg.ts';
import { formulaHtml } from '#kit/ui/markdown/formula-html.ts';
import { highlightCode } from '#kit/ui/markdown/highlight-code.ts';
import { isSafeLink } from '#kit/ui/is-safe-link.ts';
import { readMarkdown } from '#kit/ui/markdown/read-markdown.ts';
import { createHelpIndex } from '#features/assistant/help/help-index.ts';
import { readFolder } from '#features/assistant/help/source.server.ts';
import { blocksOf as draftBlocks } from '#language/blocks.ts';
import { isEnglish, languageOf } from '#language/english.ts';
import { keptIn } from '#language/kept-passages.ts';
import { ownWords } from '#language/quoted-mail.ts';
import { misreadingsIn } from '#features/email/check/misread.ts';
import { concernsAbout } from '#features/email/check/ready.ts';
import { toneOf } from '#features/email/check/tone.ts';
import { fieldsIn } from '#features/email/draft/template-fields.ts';
import { readContacts } from '#features/email/mailbox/contacts-file.ts';
import { writeEmail } from '#features/email/write/write-email.ts';
import { emptyEmail, mailtoOf, readAddresses } from '#tools/kinds/email.ts';
import { readabilityOf } from '#language/readability.ts';
import { styleOf } from '#bamboo/polish/style.ts';
import { statementsIn } from '#features/collaborate/check/statements.ts';
import { readRemarks, readReplies } from '#features/collaborate/remarks.ts';
import { abstentionOf } from '#tools/claims/abstention.ts';
import { withBoundsFirst } from '#tools/claims/bounds.ts';
import { claimOf, claimsOf } from '#tools/claims/claims.ts';
import { consensusOf } from '#tools/claims/consensus.server.ts';
import { longestQuestion } from '#features/consensus/tool.ts';
import { allyWords } from '#features/allies/fields.ts';
import { handleOf } from '#features/allies/handle.ts';
import { readFact } from '#features/allies/memories/read-fact.ts';
import { topicAsked } from '#features/allies/memories/topic-asked.ts';
import { nameOf, withoutOrders } from '#features/allies/summon/task-words.ts';
import { questionWith } from '#features/allies/talk/instructions.ts';
import { isRemark } from '#features/allies/talk/remark.ts';
import { samePerson } from '#features/invites/same-person.ts';
import { questStep } from '#features/quests/quest.ts';
import { bakePng } from '#features/university/certificate/bake-png.ts';
import { factsIn } from '#features/allies/memories/facts-in.ts';
import { requestIn } from '#features/allies/talk/tool-request.ts';
import { checkAll } from '#features/openai-api/batches/check-lines.server.ts';
import { readLines } from '#features/openai-api/batches/read-lines.server.ts';
import { createArgumentReader } from '#features/openai-api/chat-messages.ts';
import { citedSentences } from '#tools/cite/written.server.ts';
import { candidatesFor, chooseSentences } from '#kit/sources/quotes/extract.ts';
import { readQuery } from '#kit/sources/results/query.ts';
import { mergeRanked } from '#kit/sources/results/merge.ts';
import { readAtom } from '#kit/sources/atom.server.ts';
import { passagesOf } from '#kit/sources/passages.ts';
import { plainText } from '#kit/sources/plain-text.server.ts';
import { questionOf } from '#kit/sources/question.ts';
import { longestQuestion as longestResearched } from '#features/research/limits.ts';
import { linesOf } from '#features/research/plan/plan-lines.ts';
import { planFor } from '#features/research/plan/plan.ts';
import { soughtFor } from '#features/research/plan/to-search.ts';
import { reference } from '#features/research/report/references.ts';
import { readCaptions } from '#features/transcripts/captions/read-captions.ts';
import { rowsInText } from '#features/transcripts/export/plain-text.ts';
import { rowsOf } from '#features/transcripts/rows.ts';
import { readTimedText } from '#kit/videos/timed-text.server.ts';
import { readWatchPage } from '#kit/videos/watch-page.server.ts';
import { readVideoLink } from '#kit/videos/youtube-link.ts';
import { hitIn } from '#features/talks/hit.server.ts';
import { longestPlaceSearch } from '#features/world/place.ts';
import { gazetteer } from '#features/world/gazetteer/gazetteer.server.ts';

const allyFields = z.strictObject(allyWords);
const smallestPng = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const bamboo = createBamboo();
const places = await gazetteer();
const help = createHelpIndex(readFolder('content/help'));
const asked = (text: string) => ({ text, turns: [], now: new Date(), timeZone: 'UTC' });
const ask = (text: string) => bamboo.answer(asked(text));
const answersOf = (text: string) => [
  { engine: 'a', family: 'a', text },
  { engine: 'b', family: 'b', text: `${text.slice(1)} It is so.` },
];

/** Code is coloured in a worker of the page that is given eight seconds: all languages, or in a moment a few. */
const languages = (
  process.env.ATTACK === 'full'
    ? 'bash c cpp csharp css diff go ini java javascript json kotlin php python r ruby rust sql swift typescript xml yaml'
    : 'javascript json xml'
).split(' ');
/** What is no formula, no diagram or no JSON is said to be none: that is an answer too. */
function orNot(read: () => unknown) {
  try {
    return read();
  } catch (error) {
    const isRefusal =
      error instanceof ParseError ||
      error instanceof QueryFailure ||
      error instanceof SyntaxError ||
      (error instanceof Error && /header|diagram|mermaid|empty|invalid/i.test(error.message));
    if (!isRefusal) throw error;
    return undefined;
  }
}

async function* oneChunk(text: string) {
  yield Buffer.from(text);
}

const emailOptions = { tone: 'formal', length: 'short', language: 'en', sender: 'Lena' } as const;

/** They mostly wait for the grammar checker, which has a process and a bound of its own. */
const byChecker = new Set(['grammar', 'rewrite']);

const smallTable = typedTable(readTable('A,B\nx,1\ny,2'));

export const parsers: Record<string, (text: string) => unknown> = {
  'Bamboo: the question': ask,
  'Bamboo: a document to sum up': (text) => ask(`Summarise this:\n\n${text}`),
  'Bamboo: a document to ask about': (text) => ask(`Who eats bamboo?\n\n${text}`),
  'Bamboo: a document to correct': (text) => ask(`Correct the grammar:\n\n${text}`),
  'Bamboo: all opinions': (text) => bamboo.opinions(asked(text)),
  'code: entities': (text) => readEntities(`Book: ${text}`),
  'code: a repository': (text) => readRepository({ files: [{ path: 'src/a/a.ts', text }], entry: null }),
  'books: chapters': (text) => arrangeChapters([{ name: 'a.md', text: `# Title\n\n${text}` }]),
  'books: an outline': planByLines,
  'books: headings below those of the book': lowerHeadings,
  'code: files that a model wrote': (text) => readFiles(`=== a ${text}\n=== end`),
  'books: a chapter as XHTML': (text) =>
    toXhtml(text, { prefix: '', origin: 'https://frenly.example', isEpub: true, pictureAt: () => undefined }),
  'books: a chapter of footnotes': (text) =>
    toXhtml(`${text}\n\n[^1]: ${text}`, {
      prefix: '',
      origin: 'https://frenly.example',
      isEpub: true,
      pictureAt: () => undefined,
    }),
  'books: words in a book': (text) => searchBook([{ id: 'a', text }], 'panda'),
  'builder: a site with one text': (text) =>
    writePublished({
      name: text.slice(0, 200),
      site: {
        theme: 'grove',
        language: 'en',
        pages: [
          newPage('', '', [
            newBlock('text', { title: '', text }),
            newBlock('table', { title: '', text }),
            newBlock('map', { title: '', address: text, label: '' }),
          ]),
        ],
      },
      root: '/sites/a',
      origin: 'https://frenly.example',
      reportHref: '/',
    }),
  'builder: a link': (text) => safeHref(text),
  'builder: an address from a title': slugFrom,
  'workflows: expressions in a text': templateParts,
  'workflows: expressions in a value': (text) => expressionsIn({ text: [text] }),
  'workflows: the lines of a text as a list': (text) => listOf(text, Infinity),
  'workflows: a name from a title': (text) => nameFrom(text, []),
  'builder: what a form was sent': (text) =>
    readAnswers(
      formOf(
        newBlock('form', {
          items: [
            { label: 'A', type: 'email' },
            { label: 'B', options: text },
          ],
        }),
      ),
      new URLSearchParams(`f0=${text}&f1=${text}&consent=yes`),
    ),
  'builder: answers as CSV': (text) =>
    csvLine([text], { sentAt: '', form: text, answers: [{ label: text, value: text }] }),
  'numbers: a table': (text) => orNot(() => makeDashboard({ text: `A,B\n${text}`, name: '', question: '' })),
  'numbers: a table of one value': (text) => typedTable(readTable(`A\n"${text}"`)),
  'numbers: a question': (text) => askTable(text, smallTable, text.slice(0, 200)),
  'numbers: a query': (text) => orNot(() => readSql(`SELECT ${text}`, ['A', 'B'])),
  'manuals: facts in a text': (text) => findFacts([{ name: 'a', text }]),
  'manuals: a measure': (text) => otherUnits(text, 'mm'),
  'places: a name': (text) => places.find(text.slice(0, longestPlaceSearch), 8),
  'videos: a link': readVideoLink,
  'videos: the page of one': (text) => readWatchPage(`ytInitialPlayerResponse = {"a":"${text}`),
  'videos: its captions': (text) => [readTimedText(text), readTimedText(`<text start="1">${text}`)],
  'transcripts: captions': (text) => rowsOf(readCaptions(`00:01.000 --> 00:02.000\n${text}`)),
  'transcripts: a paste': (text) => [readCaptions(`0:01 ${text}`), rowsInText(text)],
  'language: facts': (text) => compareFacts(text, `${text.slice(3)} on Friday`),
  'language: speech': (text) => cleanSpeech(text),
  'voice: an email': (text) => composeEmail(`Write to ${text}`, emailOptions),
  'language: corrections': (text) => [
    readCorrection(text, text),
    correctedSaying(text, ['Friday, not Thursday', 'add that Ben comes']),
  ],
  'language: spelling': (text) => [speltIn(text), withOwnWords(text, [{ word: 'Meier', heard: ['my ear'] }])],
  'mail: what is quoted in it': ownWords,
  'mail: what is never corrected': keptIn,
  'mail: its language': languageOf,
  'mail: recipients': readAddresses,
  'mail: an address to open': (text) => mailtoOf({ ...emptyEmail, body: text, subject: text.slice(0, 500) }),
  'mail: contacts': (text) => [readContacts(text), readContacts(`BEGIN:VCARD\n${text}`)],
  'mail: before it goes': (text) => [
    concernsAbout({
      email: { ...emptyEmail, to: [{ name: 'Ada', address: 'ada@example.org' }], body: text },
      attachments: 0,
      now: new Date(),
    }),
    toneOf(text),
    misreadingsIn(text),
  ],
  'mail: a reply': (text) =>
    writeEmail({
      occasion: '',
      fields: {},
      length: 'usual',
      points: text.slice(0, 10_000),
      mail: text.slice(0, 100_000),
      to: [],
      subject: '',
      from: '',
      tone: 'formal',
    }),
  'mail: fields of a template': (text) => fieldsIn({ subject: '', body: text.slice(0, 50_000) }),
  ...Object.fromEntries(
    Object.entries(contentRules)
      .filter(([id]) => !byChecker.has(id))
      .map(([id, write]) => [
        `content tools: ${id}`,
        (text: string) => write({ text, other: text.slice(1) }),
      ]),
  ),
  'pictures: a prompt': (text) => readPrompt(text.slice(0, longestPrompt), findKind),
  'pictures: a change': (text) => changeScene(readScene('a fox and a boat', 1).scene, text),
  'voice: sentences': spokenSentences,
  'language: plain': plainOf,
  'language: lowered': lowered,
  'language: unaccented': unaccented,
  'language: sentences': sentencesOf,
  'language: stems': tellingStems,
  'language: words': wordsOf,
  'language: a question made plainer': (text) => {
    const asked = text.slice(0, longestAsked);
    return [withDigits, withoutCourtesy, withoutSmiles, withoutEnd, mendKeywords, asYesNo].map((read) =>
      read(asked),
    );
  },
  'language: tone': (text) =>
    (['shorter', 'formal', 'friendly', 'plain'] as const).map((tone) => retoned(text, tone)),
  'language: without fillers': (text) => [withoutFillers(text), withoutContractions(text)],
  'claims: of an answer': claimsOf,
  'claims: an abstention': abstentionOf,
  'claims: bounds of figures': withBoundsFirst,
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
  // As long as each is drawn at most, in a worker of the page that is given eight seconds.
  'Markdown: a formula': (text) => orNot(() => formulaHtml({ how: 'display', source: text.slice(0, 4_000) })),
  'Markdown: a diagram': (text) =>
    orNot(() => diagramPictures({ how: '', source: `graph TD\n${text.slice(0, 2_000)}` })),
  ...Object.fromEntries(
    languages.map((how) => [
      `Markdown: code in ${how}`,
      (text: string) => highlightCode({ how, source: text.slice(0, 30_000) }),
    ]),
  ),
  'Markdown: a link': isSafeLink,
  'export: blocks': readBlocks,
  'export: without marks': withoutMarks,
  'language: words of crisis': speaksOfCrisis,
  'language: facts about a crisis': asksFactsAbout,
  'law: a document checked': checkText,
  'law: answers in a document': (text) =>
    templates.map((template) => assemble(template, lawAnswers(template.id, text))),
  'work: merged': (text) => mergeTexts(text, `${text} a`, `b ${text}`),
  'work: a revision in parts': (text) =>
    textParts.apply(`${text}.`, textParts.between(text, `${text.slice(3)} end`), text),
  'words: where they stand': (text) => hitIn(text, askedIn(text)),
  'words: cut': (text) => cutAtWord(text, text.length / 2),
  'words: to find': (text) => wordsIn(text, 10_000),
  'listings: an amount': (text) => readAmount(text, 'EUR'),
  'listings: the words that are compared': (text) => comparableText(text, text),
  'help: search': (text) => help.find({ question: text }),
  'research: a plan': (text) => planFor(text.slice(0, longestResearched)),
  'research: what to search for': (text) => soughtFor(text.slice(0, 300), text.slice(0, longestResearched)),
  'research: an engine’s plan': linesOf,
  'research: a reference': (text) =>
    reference({ title: text.slice(0, 300), by: text.slice(0, 200), date: text, href: '/' }, 'apa', {
      accessed: '2026-01-01',
    }),
  documents: (text) => splitDocuments(withDocuments(text, [{ title: 'a', text }])),
  'door: body': (text) => refuseUnkeepable({ text }),
  'door: cookies': (text) => readCookie(text, 'a'),
  'door: addresses': (text) => clientAddress('127.0.0.1', text, []),
  'door: a name of a file': (text) => safeName(text),
  'door: what a file is': (text) => sniffType(Buffer.from(text)),
  'door: a range': (text) => parseRange(`bytes=${text}`, 1_000),
  'door: a browser': browserName,
  'door: where to go on': (text) => safeReturnUrl(`/${text}`),
  'door: an address to fetch': (text) => checkUrl(`https://example.org/${text}`),
  'door: a host to fetch from': (text) => checkUrl(`https://${text}/`),
  'door: arguments': (text) => orNot(() => createArgumentReader()(text)),
  'door: a batch': (text) => checkAll(readLines(oneChunk(text)), '/v1/embeddings'),
  'mail: an email': (text) =>
    emailHtml({ product: 'a', title: text.slice(0, 200), paragraphs: [text], reason: 'a' }),
  'picture: initials': initials,
  'search: the question': (text) => [readQuery(text), questionOf({ q: text, filter: 'web' })],
  'search: markup of a source': plainText,
  'search: a feed of a source': (text) =>
    readAtom(`<feed><entry><id>a</id><title>${text}</title></entry></feed>`),
  'search: results that are alike': (text) =>
    mergeRanked([
      {
        source: 'a',
        hits: [1, 2, 3].map((n) => ({ title: text, text: text + n, href: `https://a.example/${n}` })),
      },
    ]),
  'search: sentences of a page': (text) =>
    chooseSentences(
      candidatesFor('Who eats bamboo?', [{ id: 1, title: 'Bamboo', passages: passagesOf(text.split('\n')) }]),
    ),
  'ally: what it is told': (text) => [factsIn(text), factsIn(text.slice(0, 600)), readFact(text)],
  'ally: what is asked of memory': (text) => [topicAsked(text), isRemark(text)],
  'ally: what it is made of': (text) => [
    allyFields.safeParse({
      name: text,
      purpose: text,
      voice: text,
      openers: [text],
      tools: [text],
      seed: text,
    }),
    handleOf(text, () => false),
  ],
  'ally: a quotation for an engine': (text) =>
    questionWith(text, {
      memories: [text],
      passages: [{ id: 1, title: text, place: null, text, href: null }],
    }),
  'ally: a task to summon for': (text) => [withoutOrders(text), nameOf(text)],
  'quest: its definition': (text) => [
    z.array(questStep).safeParse([{ id: text, title: text, hint: text, check: { did: text } }]),
    orNot(() => z.array(questStep).safeParse(JSON.parse(text))),
  ],
  'invite: two addresses of one person': (text) => samePerson(text, `a+${text}`),
  'lesson: a file': (text) => {
    const file = (block: string) =>
      `---\ntitle: A lesson\ntrack: tutorials\norder: 1\nminutes: 5\nsummary: What this lesson is about.\n---\n\n${block}`;
    const broken = /has a block that is not right|has no front matter|is not right/;
    return [file(text), file(`\`\`\`quiz\n${text}\n\`\`\``), text].map((source) => {
      try {
        return readLesson('a', source);
      } catch (error) {
        if (!(error instanceof Error) || !broken.test(error.message)) throw error;
        return undefined;
      }
    });
  },
  'certificate: a badge': (text) => bakePng(smallestPng, text),
  'ally: which tool is meant': (text) => requestIn(text, [{ id: 'summarise', title: 'Summarise' }]),
  'search: what an engine wrote': (text) => citedSentences(text, [{ id: 1, text }]),
  'document: a web page': readHtml,
  'document: a text': readText,
  'document: Markdown': readMarkdownDocument,
  'document: a table': readCsv,
  'document: XML': readXml,
  'document: sentences, names and days': (text) => {
    const page = { number: 1, blocks: [{ role: 'paragraph' as const, text }] };
    return [...documentStatements(page, { text: '' }, 'a')]
      .slice(0, 50)
      .map((one) => askIn(one, mentionsIn(one, new Date(0))));
  },
  'document: a follow-up': (text) => fullQuestion(text, ['Who?']),
  'document: a question': (text) => readQuestion(text.slice(0, longestOfDocuments)),
  'document: a cell': (text) => [figureIn(text), dayIn(text)],
  'document: a bill': (text) => {
    const pages = [{ number: 1, blocks: [{ role: 'paragraph' as const, text: `Invoice ${text}` }] }];
    return [...readByLayout(pages, 'Total', 'amount'), readByShape(pages, 'Total'), otherBody(pages)];
  },
  'blog: a post': (text) => [readingTime(text), toFeedHtml(text, 'http://localhost'), slugFor(text)],
  'lesson: what went into an exercise and came out of it': (text) =>
    lessons.flatMap(exercisesOf).map((exercise) =>
      missesOf(exercise, {
        tool: exercise.tool,
        state: 'done',
        input: { text, question: text },
        output: { texts: { text }, data: { changes: text } },
      }),
    ),
  'engine: what is kept': (text) => toStorable({ text }),
  topic: (text) => readTopic(text),
  'picture: letters': drawable,
  'music: a prompt': (text) => readMusicPrompt(text),
  'design: a brief': (text) => readBrief(text.slice(0, longestBrief)),
  'code: numbers in a description': (text) => readParameters(text.slice(0, longestOfCode), blockIds),
  'code: an element in a page': (text) => findInPage(text, [{ tag: 'p', nth: 1, id: null }]),
  'code: a regular expression': (text) => explainRegex(text.slice(0, longestRegex), 'u'),
  'code: a cron expression': (text) => readCron(text.slice(0, longestCron)),
  'code: SQL': (text) => explainSql(text.slice(0, longestSql)),
  'code: a shell command': (text) => explainShell(text.slice(0, longestShell)),
};

const lawAnswers = (template: string, text: string) => ({
  template,
  country: 'DE',
  region: text,
  answers: { sender: text, reason: text, purpose: text, work: text },
});
