/** The page table reaches the browser without the names of the pages' files: routes are made from them while building. */
import { parseAst } from 'rolldown/parseAst';
import { Visitor } from 'rolldown/utils';
import type { Plugin } from 'vite';

export function lightPages(): Plugin {
  return {
    name: 'light-pages',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: { filter: { id: /\/src\/app\/pages\/[a-z-]+\.ts$/ }, handler: withoutFileNames },
  };
}

/** Empty names stay: a row without any is not built yet. */
export function withoutFileNames(code: string): string {
  const names: { start: number; end: number }[] = [];
  new Visitor({
    Property({ key, value }) {
      if (key.type === 'Identifier' && key.name === 'file' && value.type === 'Literal') names.push(value);
    },
  }).visit(parseAst(code, { lang: 'ts' }));
  return names.reduceRight((light, { start, end }) => `${light.slice(0, start)}''${light.slice(end)}`, code);
}
