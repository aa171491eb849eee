/** Files that import each other in a circle start with half of their values missing: a page would be there and never come alive. */
import type { Plugin } from 'vite';

export function noChunkCycles(): Plugin {
  return {
    name: 'no-chunk-cycles',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_options, bundle) {
      const imports = new Map(
        Object.values(bundle).flatMap((file) =>
          file.type === 'chunk' ? [[file.fileName, file.imports]] : [],
        ),
      );
      const circle = findCircle(imports);
      if (circle) this.error(`These files import each other in a circle:\n${circle.join('\n')}`);
    },
  };
}

export function findCircle(imports: ReadonlyMap<string, readonly string[]>): string[] | undefined {
  const sound = new Set<string>();
  function walk(file: string, trail: readonly string[]): string[] | undefined {
    if (trail.includes(file)) return [...trail.slice(trail.indexOf(file)), file];
    if (sound.has(file)) return undefined;
    for (const next of imports.get(file) ?? []) {
      const circle = walk(next, [...trail, file]);
      if (circle) return circle;
    }
    sound.add(file);
    return undefined;
  }
  for (const file of imports.keys()) {
    const circle = walk(file, []);
    if (circle) return circle;
  }
  return undefined;
}
