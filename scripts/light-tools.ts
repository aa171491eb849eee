/**
 * Tools reach the browser without the schemas of their input: those load, with their library, when something has been typed
 * (`loadInput`). Titles, examples and all else of a tool is there at once, since its page is drawn from them.
 */
import { readFile } from 'node:fs/promises';
import { parseAst } from 'rolldown/parseAst';
import { minify, transform } from 'rolldown/utils';
import type { Plugin } from 'vite';

type Statement = ReturnType<typeof parseAst>['body'][number];
type Returned = Extract<Statement, { type: 'ReturnStatement' }>['argument'];

const wholeTool = '?whole-tool';

export function lightTools(): Plugin {
  return {
    name: 'light-tools',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    async load(id) {
      if (!id.endsWith(wholeTool)) return undefined;
      return { code: await readFile(id.slice(0, -wholeTool.length), 'utf8'), moduleType: 'ts' };
    },
    transform: {
      filter: { id: /\/src\/.*\.ts$/, code: 'defineTool(' },
      handler: (code, id) => withoutUnused(id, lightenTools(code, `${id}${wholeTool}`)),
    },
  };
}

/** What only the schemas needed is imported no more, so that the files of a page are planned without it. */
async function withoutUnused(id: string, code: string): Promise<{ code: string; moduleType: 'js' }> {
  const script = await transform(id, code, { lang: 'ts' });
  const light = await minify(id, script.code, {
    module: true,
    mangle: false,
    codegen: { removeWhitespace: false },
    compress: { unused: true, treeshake: { manualPureFunctions: ['z'] } },
  });
  const [error] = [...script.errors, ...light.errors];
  if (error) throw new Error(`${id} cannot be made light: ${error.message}`);
  // Of an import that nothing uses any more, the minifier leaves the bare statement.
  return { code: light.code.replaceAll(/^import "[^"]+";\n/gm, ''), moduleType: 'js' };
}

/** What only the server asks a tool for. */
const serverFields = new Set(['cost', 'titleOf', 'titleOfOutput', 'sharedOutput']);

interface Edit {
  start: number;
  end: number;
  text: string;
}

/** The code with each exported tool's `input` replaced by a function that loads it from the whole module, and without what only the server needs. */
export function lightenTools(code: string, whole: string): string {
  return exportedTools(code)
    .flatMap(({ name, fields }) =>
      fields.flatMap((field): Edit[] => {
        if (serverFields.has(field.name)) return [{ ...field.whole, text: `${field.name}: undefined` }];
        const text = `() => import(${JSON.stringify(whole)}).then((tools) => tools.${name}.input)`;
        return field.name === 'input' ? [{ ...field.value, text }] : [];
      }),
    )
    .reduceRight((light, { start, end, text }) => light.slice(0, start) + text + light.slice(end), code);
}

interface Place {
  start: number;
  end: number;
}

interface ExportedTool {
  /** The expression that gives it again in the whole module. */
  name: string;
  fields: { name: string; whole: Place; value: Place }[];
}

/** Tools that are exported, and functions that are exported and return one. */
function exportedTools(code: string): ExportedTool[] {
  return parseAst(code, { lang: 'ts' }).body.flatMap((statement) => {
    if (statement.type !== 'ExportNamedDeclaration') return [];
    const { declaration } = statement;
    if (declaration?.type === 'FunctionDeclaration') {
      const last = declaration.body?.body.at(-1);
      const given = declaration.params.map((one) => (one.type === 'Identifier' ? one.name : '')).join(', ');
      const made = last?.type === 'ReturnStatement' ? last.argument : null;
      return toolIn(made, `${declaration.id?.name}(${given})`);
    }
    if (declaration?.type !== 'VariableDeclaration') return [];
    return declaration.declarations.flatMap(({ id, init }) =>
      id.type === 'Identifier' ? toolIn(init, id.name) : [],
    );
  });
}

function toolIn(made: Returned, name: string): ExportedTool[] {
  if (made?.type !== 'CallExpression') return [];
  const [given] = made.arguments;
  const isTool = made.callee.type === 'Identifier' && made.callee.name === 'defineTool';
  if (!isTool || given?.type !== 'ObjectExpression') return [];
  const fields = given.properties.flatMap((field) =>
    field.type === 'Property' && field.key.type === 'Identifier'
      ? [{ name: field.key.name, whole: placeOf(field), value: placeOf(field.value) }]
      : [],
  );
  return [{ name, fields }];
}

const placeOf = ({ start, end }: Place): Place => ({ start, end });
