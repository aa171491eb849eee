/** No file needs, to be loaded, a file that needs it: then the order in which they load decides what works. Types do not count. */
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = import.meta.dirname;
const files = fs
  .readdirSync(root, { recursive: true })
  .map(String)
  .filter((name) => /\.tsx?$/.test(name));

const isTypes = (names: string) =>
  names.startsWith('type ') || /^\{(?:\s*type\s[^,}]+,?)+\s*\}$/.test(names.trim());

function loadedBy(file: string, text: string): string[] {
  return [...text.matchAll(/^(?:import|export)\s+([^;]*?)\s+from\s+'([#.][^']+)';/gm)]
    .filter(([, names]) => !isTypes(names!))
    .map(([, , to]) => (to!.startsWith('#') ? to!.slice(1) : path.join(path.dirname(file), to!)));
}

/** Files on a way that comes back to where it began; undefined where there is none. */
function cycleIn(graph: ReadonlyMap<string, readonly string[]>): string[] | undefined {
  const done = new Set<string>();
  function walk(file: string, way: readonly string[]): string[] | undefined {
    if (way.includes(file)) return [...way.slice(way.indexOf(file)), file];
    if (done.has(file)) return undefined;
    for (const next of graph.get(file) ?? []) {
      const cycle = walk(next, [...way, file]);
      if (cycle) return cycle;
    }
    done.add(file);
    return undefined;
  }
  return [...graph.keys()].map((file) => walk(file, [])).find((cycle) => cycle !== undefined);
}

test('a cycle is seen, and types are none', () => {
  const graph = (a: string, b: string) =>
    new Map([
      ['a.ts', loadedBy('a.ts', a)],
      ['b.ts', loadedBy('b.ts', b)],
    ]);
  const b = `import { a } from './a.ts';`;
  expect(cycleIn(graph(`import { b, type B } from './b.ts';`, b))).toEqual(['a.ts', 'b.ts', 'a.ts']);
  expect(cycleIn(graph(`import { type B, type C } from './b.ts';`, b))).toBeUndefined();
  expect(cycleIn(graph(`import type { B } from './b.ts';`, b))).toBeUndefined();
});

test('no files import values of each other', () => {
  const graph = new Map(
    files.map((file) => [file, loadedBy(file, fs.readFileSync(path.join(root, file), 'utf8'))]),
  );
  expect(graph.size).toBeGreaterThan(1000);
  expect(cycleIn(graph)).toBeUndefined();
});
