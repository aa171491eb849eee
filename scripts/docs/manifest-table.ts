/** The table of all manifest fields in `ARCHITECTURE.md`, read from their declarations: each field says in a comment what it is for. */
import fs from 'node:fs';
import path from 'node:path';

const source = path.resolve(import.meta.dirname, '../../src');

/** The two manifests of a feature and the module that other modules extend. */
const manifests = [
  { name: 'ServerFeature', side: 'server', home: 'kit/feature/server-feature.server.ts' },
  { name: 'Feature', side: 'browser', home: 'tools/define/feature.ts' },
] as const;

interface Field {
  name: string;
  side: string;
  file: string;
  purpose: string;
}

export function manifestTable(): string {
  const fields = manifestFields().map(
    ({ name, side, file, purpose }) => `| \`${name}\` | ${side} | \`${file}\` | ${purpose} |`,
  );
  return ['| field | side | declared in | what it is for |', '|---|---|---|---|', ...fields].join('\n');
}

export function manifestFields(): Field[] {
  const files = fs
    .readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .toSorted((a, b) => a.localeCompare(b, 'en'));
  return files.flatMap((file) => {
    const text = fs.readFileSync(path.join(source, file), 'utf8');
    return manifests
      .filter(({ home }) => file === home || text.includes(`declare module '#${home}'`))
      .flatMap(({ name, side }) => fieldsIn(text, name).map((field) => ({ ...field, side, file })));
  });
}

/** Interfaces are found by their indentation, which the formatter fixes. */
function fieldsIn(text: string, manifest: string): Pick<Field, 'name' | 'purpose'>[] {
  const declarations = text.matchAll(
    new RegExp(`^( *)(?:export )?interface ${manifest} \\{\\n([\\s\\S]*?)\\n\\1\\}`, 'gm'),
  );
  return [...declarations].flatMap(([, , body = '']) =>
    [...body.matchAll(/(?:\/\*\* (.+?) \*\/\n)?^ +(\w+)\?: /gm)].map(([, purpose, name = '']) => {
      if (!purpose) throw new Error(`The manifest field ${name} needs a comment that says what it is for.`);
      return { name, purpose };
    }),
  );
}
