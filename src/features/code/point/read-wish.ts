/** What can be done of a wish without a language model: a colour that it names, and numbers of building blocks. */
import type { ProjectData } from '#tools/kinds/project.ts';
import { blockIds, type BlockId } from '../blocks/block.ts';
import { chooseBlocks } from '../blocks/choose-blocks.ts';
import { colourIn } from '../blocks/colour.ts';
import { formatValue, parametersOf, type ParameterValue } from '../blocks/parameters.ts';
import { readParameters } from '../blocks/read-parameters.ts';
import type { Picked } from '../preview/picked.ts';
import { writeFile } from '../project/edit-project.ts';
import { selectorOf } from './selector.ts';
import { setStyle } from './style-rules.ts';

export interface Granted {
  project: ProjectData;
  /** What was changed, in words; none where nothing was understood. */
  done: string[];
  /** What of the wish nothing was made of. */
  unused: string[];
}

export function grantWish(before: ProjectData, wish: string, picked: Picked | null): Granted {
  let project = before;
  const done: string[] = [];
  const named = colourIn(wish);
  if (named) {
    const coloured = picked
      ? setStyle(project, selectorOf(picked), 'color', named.hex)
      : setAccent(project, named.hex);
    if (coloured) {
      project = coloured;
      done.push(
        picked ? `The colour of this element is ${named.word}.` : `The main colour is ${named.word}.`,
      );
    }
  }
  const read = readParameters(wish, blocksOf(project));
  const used = [...read.used];
  for (const value of read.values) {
    const numbered = setNumber(project, value);
    if (!numbered) continue;
    project = numbered;
    const parameter = parametersOf(value.block).find(({ name }) => name === value.name)!;
    done.push(`${parameter.label}: ${formatValue(parameter, value.value)}.`);
  }
  const { unused } = chooseBlocks(wish, [...used, ...(done.length > 0 && named ? [named.word] : [])]);
  return { project, done, unused: [...(read.refused.length > 0 ? read.refused : unused.filter(isTelling))] };
}

/** Words of asking that need not be repeated. */
const asking = new Set('colour color change set turn background text heading start begin main'.split(' '));
const isTelling = (word: string) => !asking.has(word);

const blocksOf = ({ files }: ProjectData): BlockId[] =>
  blockIds.filter((id) => files.some(({ path }) => path === `blocks/${id}.js`));

const textOf = ({ files }: ProjectData, path: string) => files.find((file) => file.path === path)?.text;

function setAccent(project: ProjectData, hex: string): ProjectData | undefined {
  const style = textOf(project, 'style.css');
  return style && /--accent: #[0-9a-f]{6};/i.test(style)
    ? writeFile(project, 'style.css', style.replace(/--accent: #[0-9a-f]{6};/i, `--accent: ${hex};`))
    : undefined;
}

/** Settings of a block stand in the call that mounts it. */
function setNumber(project: ProjectData, { block, name, value }: ParameterValue): ProjectData | undefined {
  const main = textOf(project, 'main.js');
  const from = main?.indexOf(`document.querySelector('#${block}')`) ?? -1;
  if (main === undefined || from === -1) return undefined;
  const end = main.indexOf(');', from + 30 + block.length);
  const call = main.slice(from, end === -1 ? main.length : end);
  const setting = new RegExp(`"${name}": -?[\\d.]+`);
  if (!setting.test(call)) return undefined;
  const next = call.replace(setting, `"${name}": ${value}`);
  return writeFile(project, 'main.js', main.slice(0, from) + next + main.slice(from + call.length));
}
