/** An architecture as a document in Markdown. */
import { componentKinds, type Architecture } from './architecture.ts';
import { componentDiagram, dataDiagram } from './diagrams.ts';
import { writeEntity } from './entity-notation.ts';

const cell = (text: string) =>
  text
    .replaceAll('|', String.raw`\|`)
    .replaceAll('\n', ' ')
    .trim() || '–';
const row = (cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`;
const table = (heads: readonly string[], rows: readonly (readonly string[])[]) =>
  [row(heads), row(heads.map(() => '---')), ...rows.map(row)].join('\n');

const section = (heading: string, isThere: boolean, parts: readonly string[]) =>
  isThere ? [`## ${heading}`, ...parts] : [];

/** Plain documents have no diagrams. */
export function writeDocument(title: string, architecture: Architecture, { isPlain = false } = {}): string {
  const { summary, components, links, entities, decisions, risks } = architecture;
  const nameOf = new Map(components.map(({ id, name }) => [id, name]));
  return [
    ...(title ? [`# ${title}`] : []),
    ...(summary ? [summary] : []),
    ...section('Components', components.length > 0, [
      isPlain ? '' : fence('mermaid', componentDiagram(architecture)),
      table(
        ['Component', 'Kind', 'Technology', 'Purpose'],
        components.map(({ name, kind, technology, purpose }) => [
          name,
          componentKinds[kind],
          technology,
          purpose,
        ]),
      ),
      links
        .map(({ from, to, label }) => `- ${nameOf.get(from) ?? from} → ${nameOf.get(to) ?? to}: ${label}`)
        .join('\n'),
    ]),
    ...section('Data', entities.length > 0, [
      isPlain ? '' : fence('mermaid', dataDiagram(entities)),
      entities.map((entity) => `- \`${writeEntity(entity)}\``).join('\n'),
    ]),
    ...section(
      'Decisions',
      decisions.length > 0,
      decisions.map(({ title: name, choice, reason, alternatives }) =>
        [`### ${name}`, choice, reason && `Why: ${reason}`, alternatives && `Alternatives: ${alternatives}`]
          .filter(Boolean)
          .join('\n\n'),
      ),
    ),
    ...section('Risks', risks.length > 0, [
      table(
        ['Risk', 'Effect', 'Measure'],
        risks.map(({ risk, effect, measure }) => [risk, effect, measure]),
      ),
    ]),
  ]
    .filter(Boolean)
    .join('\n\n');
}

const fence = (language: string, text: string) => `\`\`\`${language}\n${text}\n\`\`\``;
