/** The report as Markdown: contents, a section for each point, what is contested, who did not answer, references. */
import { asText } from '#tools/export/write-markdown.ts';
import type { Contest, Note, Point, Report } from '../data.ts';
import type { Style } from '../styles.ts';
import { asksNobodyOutside, calmNotes, notReached, nothingWords, silentTitle } from './absence.ts';
import { bibliography, reference } from './references.ts';

interface ReportTextOptions {
  style?: Style;
  origin?: string | undefined;
}

export function reportText(report: Report, { style = report.style, origin }: ReportTextOptions = {}): string {
  const { points, sources } = report;
  const silent = notReached(report);
  const titles = [
    ...points.map(({ text }) => text),
    ...(silent.length > 0 ? [silentTitle] : []),
    ...(sources.length > 0 ? ['References'] : []),
  ];
  return [
    reach(report),
    '## Contents',
    titles.map((title, at) => `${at + 1}. ${asText(title)}`).join('\n'),
    ...points.map((point, at) => section(point, at + 1)),
    silent.length > 0 &&
      `## ${silentTitle}\n\n${silent.map(({ note, title }) => `- ${asText(note ?? title)}`).join('\n')}`,
    sources.length > 0 && `## References\n\n${referencesText(report, { style, origin })}`,
  ]
    .filter(Boolean)
    .join('\n\n');
}

function reach(report: Report): string | false {
  if (report.isOffline)
    return '*No web sources could be reached. This report only uses this site and your own works.*';
  return (
    asksNobodyOutside(report) &&
    '*Web sources are turned off. This report only uses this site and your own works.*'
  );
}

function section(point: Point, number: number): string {
  const { text, notes, written, contests } = point;
  const body = written
    ? written.sentences.map((one) => `${asText(one.text)} ${marks(sourcesOf(one.notes, notes))}`).join(' ')
    : calmNotes(point)
        .map((one) => `“${asText(one.sentence)}” ${marks([one.source, ...one.also])}`)
        .join('\n\n');
  const missing = notes.length === 0 && `*${asText(whyEmpty(point))}*`;
  return [`## ${number}. ${asText(text)}`, body || missing, ...contests.map(contestText)]
    .filter(Boolean)
    .join('\n\n');
}

function whyEmpty(point: Point): string {
  const { state, note } = point;
  if (state === 'done') return nothingWords(point);
  return state === 'failed' ? (note ?? '') : 'Not researched yet.';
}

export const contestText = ({ difference, sides, settledBy }: Contest) =>
  [
    `**Contested: ${asText(difference)}**`,
    sides
      .map((side) =>
        side.map(({ sentence, source }) => `- “${asText(sentence)}” ${marks([source])}`).join('\n'),
      )
      .join('\n'),
    `What would settle it: ${asText(settledBy)}`,
  ].join('\n\n');

const marks = (numbers: readonly number[]) => [...new Set(numbers)].map((number) => `[${number}]`).join('');

export const sourcesOf = (ids: readonly number[], notes: readonly Note[]) =>
  notes.filter(({ id }) => ids.includes(id)).map(({ source }) => source);

export function referencesText(
  { sources, accessed }: Report,
  { style, origin }: Required<Pick<ReportTextOptions, 'style'>> & ReportTextOptions,
): string {
  if (style === 'bibtex') return `\`\`\`bibtex\n${bibliography(sources, { accessed, origin })}\n\`\`\``;
  return sources
    .map((source) => {
      const plain = { ...source, title: asText(source.title), by: source.by && asText(source.by) };
      return `[${source.id}] ${reference(plain, style, { accessed, origin })}`;
    })
    .join('\n\n');
}
