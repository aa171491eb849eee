/** A design within a shared document: a map for each layer, so that one who moves it and one who colours it do not undo each other. */
import * as Y from 'yjs';
import { fromTable, isSame, toTable, type Table } from '../patch.ts';
import type { Design } from '../scene.ts';

const names = ['pages', 'layers', 'guides'] as const;
export const roots = ['head', ...names] as const;

export function readLive(doc: Y.Doc): Design {
  const read = (name: string) => new Map(Object.entries(doc.getMap(name).toJSON() as Record<string, never>));
  return fromTable({
    head: doc.getMap('head').toJSON() as Table['head'],
    pages: read('pages'),
    layers: read('layers'),
    guides: read('guides'),
  });
}

export function writeLive(doc: Y.Doc, design: Design): void {
  const table = toTable(design);
  doc.transact(() => {
    writeFields(doc.getMap('head'), table.head);
    for (const name of names) {
      const map = doc.getMap(name);
      const wanted = table[name] as ReadonlyMap<string, object>;
      for (const key of map.keys()) if (!wanted.has(key)) map.delete(key);
      for (const [key, value] of wanted) {
        let held = map.get(key);
        if (!(held instanceof Y.Map)) map.set(key, (held = new Y.Map()));
        writeFields(held as Y.Map<unknown>, value);
      }
    }
  });
}

function writeFields(map: Y.Map<unknown>, value: object): void {
  const fields = value as Record<string, unknown>;
  for (const name of map.keys()) if (fields[name] === undefined) map.delete(name);
  for (const [name, one] of Object.entries(fields))
    if (one !== undefined && !isSame(map.get(name), one)) map.set(name, one);
}
