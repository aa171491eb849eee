/**
 * Which modules travel in one file. Every page loads the shell; beyond it, modules that the same pages need stand together, and
 * such sets are joined while the requests that this saves weigh more than the code that a page then gets in vain. The bundler's own
 * joining looks at sizes alone: it gave the home page a foreign room for the sake of one icon, and made circles of files.
 */
import path from 'node:path';
import type { Rolldown } from 'vite';
import { joinChunks, type Chunk } from './join-chunks.ts';

export interface ModuleGraph {
  ids: readonly string[];
  imports(id: string): readonly string[];
  /** What is loaded later, when it is asked for. */
  importsLater(id: string): readonly string[];
  size(id: string): number;
  isEntry(id: string): boolean;
}

interface Planned {
  name: string;
  /** Files are made in this order: one comes after all that it imports. */
  layer: number;
}

/**
 * What a file of its own costs, in bytes of code before it is made small: a request, nearly two kilobytes on the way, and its name in
 * the list of all files, which every first visit loads.
 */
const requestCost = 50_000;
const layers = 60;
/** Most people see the home page first, and many nothing else: nothing is joined to what it loads for the sake of other pages. */
const homeWeight = 10_000;
/** A page is opened more often than the parts that it loads later, and is waited for. */
const pageWeight = 5;

export function chunkPlan(root: string) {
  let planned = new Map<string, Planned>();
  return {
    plugin: {
      name: 'plan-chunks',
      apply: 'build',
      applyToEnvironment: ({ name }: { name: string }) => name === 'client',
      buildEnd(this: Rolldown.PluginContext) {
        const info = (id: string) => this.getModuleInfo(id);
        planned = planChunks(root, {
          ids: [...this.getModuleIds()],
          imports: (id) => info(id)?.importedIds ?? [],
          importsLater: (id) => info(id)?.dynamicallyImportedIds ?? [],
          size: (id) => info(id)?.code?.length ?? 0,
          isEntry: (id) => info(id)?.isEntry ?? false,
        });
      },
    } as const,
    groups: Array.from({ length: layers }, (_, layer) => ({
      name: (id: string) => (planned.get(id)?.layer === layer ? planned.get(id)!.name : null),
      priority: layers - layer,
    })),
  };
}

export function planChunks(root: string, graph: ModuleGraph): Map<string, Planned> {
  const shell = shellOf(graph, root);
  const needs = whoNeeds(graph, shell);
  const later = neededLater(graph);
  const chunks = new Map<string, Chunk>();
  const chunkOf = new Map<string, Chunk>();
  for (const [id, entries] of needs) {
    if (isStyle(id) && !shell.has(id)) continue; // a style sheet stays with the part that it dresses
    const key = shell.has(id) ? 'shell' : keyOf(id, entries);
    const chunk = chunks.get(key) ?? { modules: [], size: 0, loadedBy: new Set(entries), imports: new Set() };
    chunks.set(key, chunk);
    chunk.modules.push(id);
    chunk.size += graph.size(id);
    chunkOf.set(id, chunk);
  }
  for (const [id, chunk] of chunkOf)
    for (const next of graph.imports(id)) {
      const other = chunkOf.get(next);
      if (other && other !== chunk) chunk.imports.add(other);
    }
  const entries = new Set(graph.ids.filter((id) => graph.isEntry(id)));
  const isFree = (chunk: Chunk) => chunk.loadedBy.size > 1 || chunk.modules.every((id) => !entries.has(id));
  const weigh = (entry: string) =>
    /\/front\/home-page\./.test(entry) ? homeWeight : entries.has(entry) ? pageWeight : 1;
  const joined = joinChunks([...chunks.values()], { requestCost, isFree, weigh });
  return named(graph, joined.filter(isFree), shell);

  /** What a page shares with what it loads later stands apart: the bundler would put it into the later file, and load that at once. */
  function keyOf(id: string, needing: ReadonlySet<string>): string {
    const [only] = needing;
    const isApart = needing.size === 1 && id !== only && graph.isEntry(only!) && later.has(id);
    return [...[...needing].sort(), ...(isApart ? ['later'] : [])].join('\n');
  }
}

function neededLater(graph: ModuleGraph): Set<string> {
  const entries = new Set(graph.ids.flatMap((id) => graph.importsLater(id)));
  return [...entries].reduce((all, id) => all.union(reachable(graph, id)), new Set<string>());
}

/** What every page loads: the root, what starts it, and all that these import at once. One file is one request, and packs better. */
function shellOf(graph: ModuleGraph, root: string): Set<string> {
  const start = graph.ids.filter((id) => graph.isEntry(id) && /\/entry\.client\.[a-z]+$/.test(id));
  const shell = [root, ...start].map((id) => reachable(graph, id)).reduce((all, one) => all.union(one));
  start.forEach((id) => shell.delete(id));
  return shell;
}

const isStyle = (id: string) => /\.css(?:\?|$)/.test(id);

function reachable(graph: ModuleGraph, from: string): Set<string> {
  const seen = new Set([from]);
  for (const id of seen) graph.imports(id).forEach((next) => seen.add(next));
  return seen;
}

/** For each module, the entries that bring it; what is loaded later does not bring what is there by then. */
function whoNeeds(graph: ModuleGraph, shell: ReadonlySet<string>): Map<string, Set<string>> {
  const importers = new Map<string, string[]>();
  for (const id of graph.ids)
    for (const later of graph.importsLater(id)) importers.set(later, [...(importers.get(later) ?? []), id]);
  const entries = graph.ids.filter((id) => graph.isEntry(id) || importers.has(id));
  const reach = new Map(entries.map((entry) => [entry, reachable(graph, entry)]));
  const there = new Map<string, Set<string>>();
  for (let changed = true; changed;) {
    changed = false;
    for (const entry of entries) {
      if (graph.isEntry(entry)) continue;
      const before = there.get(entry);
      const now = thereBefore(entry);
      if (before?.size !== now.size) changed = true;
      there.set(entry, now);
    }
  }
  const needs = new Map<string, Set<string>>();
  for (const entry of entries)
    for (const id of reach.get(entry)!)
      if (shell.has(id) || !there.get(entry)?.has(id)) needs.set(id, (needs.get(id) ?? new Set()).add(entry));
  for (const id of shell) needs.set(id, new Set(entries));
  return needs;

  function thereBefore(entry: string): Set<string> {
    const holders = entries.filter((holder) =>
      importers.get(entry)!.some((id) => reach.get(holder)!.has(id)),
    );
    const loaded = holders.map((holder) => reach.get(holder)!.union(there.get(holder) ?? new Set<string>()));
    return loaded.reduce((both, one) => both.intersection(one), loaded[0] ?? new Set<string>()).union(shell);
  }
}

function named(
  graph: ModuleGraph,
  chunks: readonly Chunk[],
  shell: ReadonlySet<string>,
): Map<string, Planned> {
  const depths = new Map<Chunk, number>();
  const depthOf = (chunk: Chunk): number => {
    if (!depths.has(chunk)) depths.set(chunk, 1 + Math.max(-1, ...[...chunk.imports].map(depthOf)));
    return depths.get(chunk)!;
  };
  const taken = new Set<string>();
  return new Map(
    chunks.flatMap((chunk) => {
      const layer = depthOf(chunk);
      if (layer >= layers) throw new Error('Files import one another deeper than there are layers.');
      const name = chunk.modules.some((id) => shell.has(id)) ? 'shell' : nameFor(chunk, graph, taken);
      return chunk.modules.map((id) => [id, { name, layer }] as const);
    }),
  );
}

/** After the largest module within. */
function nameFor({ modules }: Chunk, graph: ModuleGraph, taken: Set<string>): string {
  const largest = modules.toSorted((a, b) => graph.size(b) - graph.size(a))[0]!;
  const name = path.basename(largest.split('?')[0]!).replace(/\..*$/, '');
  const free = taken.has(name) ? `${name}-${taken.size}` : name;
  taken.add(free);
  return free;
}
