/** Diagrams of an architecture, in the notation of Mermaid. */
import type { Architecture, Component, ComponentKind, Entity } from './architecture.ts';

const shapes: Record<ComponentKind, readonly [string, string]> = {
  person: ['([', '])'],
  website: ['[', ']'],
  app: ['[', ']'],
  service: ['[', ']'],
  worker: ['[[', ']]'],
  database: ['[(', ')]'],
  cache: ['[(', ')]'],
  queue: ['[/', '/]'],
  storage: ['[(', ')]'],
  external: ['{{', '}}'],
};

/** Letters, digits and plain marks: what else a name has could end it. */
const plain = (text: string) =>
  text
    .replaceAll(/[^\p{L}\p{N} .,:+&/’'–-]/gu, ' ')
    .replaceAll(/ +/g, ' ')
    .trim();

export function componentDiagram({ components, links }: Pick<Architecture, 'components' | 'links'>): string {
  const nodes = new Map(components.map((component, at) => [component.id, `c${at}`]));
  const lines = components.map((component, at) => `  c${at}${node(component)}`);
  const arrows = links.flatMap(({ from, to, label }) => {
    const [a, b] = [nodes.get(from), nodes.get(to)];
    if (!a || !b) return [];
    const words = plain(label);
    return [`  ${a} -->${words ? `|"${words}"|` : ''} ${b}`];
  });
  return ['flowchart LR', ...lines, ...arrows].join('\n');
}

function node({ name, technology, kind }: Component): string {
  const [open, close] = shapes[kind];
  const words = [plain(name) || 'Unnamed', plain(technology)].filter(Boolean).join('<br/>');
  return `${open}"${words}"${close}`;
}

export function dataDiagram(entities: readonly Entity[]): string {
  const names = new Set(entities.map(({ name }) => name));
  const boxes = entities.flatMap(({ name, fields }) => [
    `  ${name} {`,
    '    uuid id',
    ...fields.map((field) => `    ${field.type === 'reference' ? 'uuid' : field.type} ${field.name}`),
    '  }',
  ]);
  const references = entities.flatMap(({ name, fields }) =>
    fields
      .filter(({ type, target }) => type === 'reference' && names.has(target))
      .map(
        ({ target, name: field, optional }) => `  ${target} ${optional ? '|o' : '||'}--o{ ${name} : ${field}`,
      ),
  );
  return ['erDiagram', ...boxes, ...references].join('\n');
}
