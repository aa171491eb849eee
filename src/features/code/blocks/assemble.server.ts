/** A project from building blocks: their files, a page that holds them, a style in the colour that was asked for. */
import fs from 'node:fs';
import path from 'node:path';
import { projectFolder } from '#kit/paths.server.ts';
import type { ProjectData, ProjectFile } from '#tools/kinds/project.ts';
import type { BlockId } from './block.ts';
import { defaultColour } from './default-colour.ts';
import { fieldType } from './field-type.ts';
import type { Look } from './looks.ts';
import type { ParameterValue } from './parameters.ts';
import { blockOf } from './table.ts';

const folder = path.join(projectFolder, 'content/code-blocks');
const read = (name: string) => fs.readFileSync(path.join(folder, name), 'utf8');

export interface Plan {
  title: string;
  blocks: readonly BlockId[];
  fields: readonly string[];
  items: readonly string[];
  unit: string;
  values: readonly ParameterValue[];
  look: Look;
  colour: string;
}

export function assemble(plan: Plan): ProjectData {
  const files: ProjectFile[] = [
    { path: 'README.md', text: readme(plan) },
    ...plan.blocks.map((id) => ({ path: `blocks/${id}.js`, text: read(`blocks/${id}.js`) })),
    { path: 'index.html', text: page(plan) },
    { path: 'lib/dom.js', text: read('lib/dom.js') },
    { path: 'lib/store.js', text: read('lib/store.js') },
    { path: 'main.js', text: script(plan) },
    { path: 'style.css', text: style(plan) },
  ];
  return { files: files.toSorted((a, b) => (a.path < b.path ? -1 : 1)), entry: 'index.html' };
}

const style = ({ colour, look }: Plan) =>
  read('style.css').replace(defaultColour, colour) + (look === 'calm' ? '' : read(`looks/${look}.css`));

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const page = ({ title, blocks }: Plan) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${escape(title)}</title>
    <link rel="stylesheet" href="style.css" />
  </head>
  <body>
    <header><h1>${escape(title)}</h1></header>
    <main>
${blocks.map((id) => `      <section class="block" id="${id}" aria-label="${blockOf(id).title}"></section>`).join('\n')}
    </main>
    <script type="module" src="main.js"></script>
  </body>
</html>
`;

const nameOf = (id: BlockId) =>
  `mount${id
    .split('-')
    .map((part) => part[0]!.toUpperCase() + part.slice(1))
    .join('')}`;

function script({ blocks, title, fields, items, unit, values }: Plan): string {
  const imports = blocks.map((id) => `import { mount as ${nameOf(id)} } from './blocks/${id}.js';`);
  const calls = blocks.map((id) => {
    const { takes } = blockOf(id);
    const settings = {
      title: blocks.length === 1 && id !== 'landing' ? '' : id === 'landing' ? title : blockOf(id).title,
      ...(takes.includes('fields') && fields.length > 0 ? { fields: fields.map(toField) } : {}),
      ...(takes.includes('items') && items.length > 0 ? { items } : {}),
      ...(takes.includes('unit') && unit ? { unit } : {}),
      ...Object.fromEntries(
        values.filter(({ block }) => block === id).map(({ name, value }) => [name, value]),
      ),
    };
    return `${nameOf(id)}(document.querySelector('#${id}'), ${JSON.stringify(settings, null, 2)});`;
  });
  return `${imports.join('\n')}\n\n${calls.join('\n\n')}\n`;
}

const toField = (label: string, at: number) => ({ label, type: fieldType(label), required: at === 0 });

const readme = ({ title, blocks }: Plan) => `# ${title}

Open \`index.html\` of a downloaded ZIP: nothing has to be installed, and no web server is needed. It was built from \`index.source.html\` and the files beside it.

## Building blocks

${blocks.map((id) => `- **${blockOf(id).title}** (\`blocks/${id}.js\`): ${blockOf(id).about}`).join('\n')}

Settings of each block stand in \`main.js\`, colours in \`style.css\`. What people enter is kept in their own browser.
`;
