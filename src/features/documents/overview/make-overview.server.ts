import type { Passage } from '#kit/documents/read/document.ts';
import { readabilityOf } from '#language/readability.ts';
import { askIn, type Ask } from '../analyse/asks.ts';
import { languageOf } from '../analyse/language-of.ts';
import type { Mention, MentionKind } from '../analyse/mention.ts';
import { mentionsIn } from '../analyse/mentions.server.ts';
import { statementsIn, type Above, type Statement } from '../analyse/statements.ts';
import { mostTelling, weighed } from '../analyse/summary.ts';
import type { OwnDocument } from '../run-extension.server.ts';
import type { Quotable } from '../talk/gather.server.ts';
import type { OverviewData } from './data.ts';
import { describeTables } from './describe-tables.server.ts';

const most = { outline: 120, summary: 5, keyPoints: 8, names: 30, places: 12, asks: 20 };
/** So many sentences are looked through for names and days; more would keep everyone waiting. */
const mostLookedAt = 8000;
const atOnce = 200;
const mostRows = 20_000;
/** Fewer sentences than this do not say what a document holds that is made of tables. */
const fewSentences = 3;

export type Made = Omit<OverviewData, 'document' | 'isPartial' | 'written'>;

interface Found extends Mention {
  place: Passage;
}

export async function makeOverview(document: OwnDocument, breathe: () => Promise<void>): Promise<Made> {
  const statements: Statement[] = [];
  const rows: Quotable[] = [];
  const outline: OverviewData['outline'] = [];
  const heading: Above = { text: '' };
  let text = '';
  let tables = 0;
  let letters = 0;
  for await (const page of document.pages()) {
    for (const [block, { role, text: words, level, table }] of page.blocks.entries()) {
      if (role === 'heading' && outline.length < most.outline)
        outline.push({
          level: level ?? 1,
          text: words,
          page: page.number,
          block,
          start: 0,
          end: words.length,
        });
      if (table && !table.continues) tables += 1;
      letters += words.split(/\s+/).length;
      if (role === 'paragraph' && text.length < 100_000) text += `${words}\n\n`;
    }
    for (const statement of statementsIn(page, heading, document.name)) {
      statements.push(statement);
      if (statement.row && rows.length < mostRows)
        rows.push({ ...statement, document, label: page.label ?? null, around: '' });
    }
  }
  const { found, asks } = await lookThrough(statements.slice(0, mostLookedAt), breathe);
  const telling = weighed(statements);
  const summary = mostTelling(telling, most.summary);
  const points = mostTelling(
    telling.filter(({ statement }) => !summary.some((one) => one.statement === statement)),
    most.keyPoints,
    summary.map(({ units }) => units),
  );
  const inTables =
    summary.length < fewSentences && rows.length > 0 ? describeTables(rows) : { summary: [], points: [] };
  const language = languageOf(text) ?? null;
  const readable = readabilityOf(text);
  return {
    language,
    words: letters,
    minutes: Math.max(1, Math.round(letters / 230)),
    grade: language === 'English' ? (readable?.grade ?? null) : null,
    outline,
    summary: [...summary.map(({ statement }) => keyPointOf(statement)), ...inTables.summary],
    keyPoints: [
      ...points.map(({ statement }) => ({ ...keyPointOf(statement), under: statement.under })),
      ...inTables.points.slice(0, most.keyPoints),
    ],
    people: named(found, 'people'),
    organisations: named(found, 'organisations'),
    places: named(found, 'places'),
    dates: datesOf(found),
    amounts: named(found, 'amounts'),
    asks: asks
      .toSorted((a, b) => b.ask.weight - a.ask.weight)
      .slice(0, most.asks)
      .toSorted((a, b) => (a.ask.day ?? '9999').localeCompare(b.ask.day ?? '9999'))
      .map(({ statement, ask: { day, dayWords } }) => ({ ...keyPointOf(statement), day, dayWords })),
    tables,
  };
}

const placeOf = ({ page, block, start, end }: Passage): Passage => ({ page, block, start, end });
const keyPointOf = (statement: Statement) => ({ ...placeOf(statement), text: statement.text });

async function lookThrough(statements: readonly Statement[], breathe: () => Promise<void>) {
  const found: Found[] = [];
  const asks: { statement: Statement; ask: Ask }[] = [];
  const now = new Date();
  for (const [index, statement] of statements.entries()) {
    if (index % atOnce === atOnce - 1) await breathe();
    const mentions = mentionsIn(statement, now);
    for (const mention of mentions)
      found.push({
        ...mention,
        place: {
          ...placeOf(statement),
          start: statement.start + mention.start,
          end: statement.start + mention.end,
        },
      });
    const ask = askIn(statement, mentions);
    if (ask) asks.push({ statement, ask });
  }
  return { found: withFullNames(found), asks };
}

/** “Ms Velden” is Mara Velden where the text knows only one. */
function withFullNames(found: readonly Found[]): Found[] {
  const full = [
    ...new Set(
      found
        .filter(({ kind, text }) => kind === 'people' && !/^(?:Mr|Mrs|Ms|Dr|Prof)\b/.test(text))
        .map(({ text }) => text),
    ),
  ];
  return found.map((one) => {
    if (one.kind !== 'people' || !/^(?:Mr|Mrs|Ms|Miss|Dr|Prof)\b/.test(one.text)) return one;
    const last = one.text.split(' ').at(-1)!;
    const meant = full.filter((name) => name.endsWith(` ${last}`));
    return meant.length === 1 ? { ...one, text: meant[0]! } : one;
  });
}

function named(found: readonly Found[], kind: MentionKind): OverviewData['people'] {
  return [
    ...Map.groupBy(
      found.filter((one) => one.kind === kind),
      ({ text }) => text.toLowerCase().replace(/^the /, ''),
    ).values(),
  ]
    .map((same) => ({
      text: same[0]!.text,
      count: same.length,
      places: same.slice(0, most.places).map(({ place }) => place),
    }))
    .toSorted((a, b) => b.count - a.count)
    .slice(0, most.names);
}

/** Days in their order, then months and years as they come. */
function datesOf(found: readonly Found[]): OverviewData['dates'] {
  const days = new Map(
    found.filter(({ kind }) => kind === 'dates').map(({ text, day }) => [text.toLowerCase(), day ?? null]),
  );
  return named(found, 'dates')
    .map((one) => ({ ...one, day: days.get(one.text.toLowerCase()) ?? null }))
    .toSorted((a, b) => (a.day ?? '9999').localeCompare(b.day ?? '9999'));
}
