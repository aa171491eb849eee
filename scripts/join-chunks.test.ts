import { expect, test } from 'vitest';
import { joinChunks, type Chunk } from './join-chunks.ts';
import { findCircle } from './no-chunk-cycles.ts';

/** `name: size, entries that load it, chunks that it imports`. */
function draw(lines: Record<string, [size: number, loadedBy: string, imports?: string]>): Chunk[] {
  const words = (list = '') => list.split(' ').filter(Boolean);
  const chunks = new Map(
    Object.entries(lines).map(([name, [size, loadedBy]]) => [
      name,
      { modules: [name], size, loadedBy: new Set(words(loadedBy)), imports: new Set<Chunk>() },
    ]),
  );
  for (const [name, [, , imports]] of Object.entries(lines))
    for (const other of words(imports)) chunks.get(name)!.imports.add(chunks.get(other)!);
  return [...chunks.values()];
}

const joined = (chunks: Chunk[]) =>
  joinChunks(chunks, { requestCost: 100, isFree: () => true, weigh: () => 1 });
const names = (chunks: Chunk[]) => chunks.map(({ modules }) => modules.toSorted().join('+')).toSorted();

test('what the same pages load is one file', () => {
  expect(names(joined(draw({ icon: [10, 'home chat'], box: [900, 'home chat'] })))).toEqual(['box+icon']);
});

test('nobody gets a foreign room for the sake of an icon', () => {
  const chunks = draw({ icon: [10, 'home chat'], room: [30_000, 'chat'] });
  expect(names(joined(chunks))).toEqual(['icon', 'room']);
});

test('a little that few do not need is worth one request less for the others', () => {
  const chunks = draw({ icon: [10, 'home chat more'], field: [20, 'home chat'] });
  expect(names(joined(chunks))).toEqual(['field+icon']);
});

test('what a join would bring along counts', () => {
  const chunks = draw({
    icon: [10, 'home chat more'],
    field: [20, 'home chat', 'schemas'],
    schemas: [80_000, 'home chat'],
  });
  expect(names(joined(chunks)).filter((name) => name.includes('icon'))).toEqual(['icon']);
});

test('no circle of files comes of it', () => {
  // Top and bottom would go together, but middle stands between them and is too large for the others.
  const chunks = joined(
    draw({
      top: [10, 'a b', 'middle'],
      middle: [50_000, 'a b c d e f', 'bottom'],
      bottom: [10, 'a b c d e f g'],
    }),
  );
  const imports = new Map(
    chunks.map((chunk) => [names([chunk])[0]!, [...chunk.imports].map((other) => names([other])[0]!)]),
  );
  expect(findCircle(imports)).toBeUndefined();
  expect(names(chunks)).not.toContain('bottom+top');
});
