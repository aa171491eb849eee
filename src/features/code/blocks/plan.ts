/** What is assembled from what someone entered and described, and what of it nothing was made of. */
import type { BlockId } from './block.ts';
import { chooseBlocks } from './choose-blocks.ts';
import { colourIn } from './colour.ts';
import { defaultColour } from './default-colour.ts';
import { takeFields } from './field-type.ts';
import type { Look } from './looks.ts';
import { formatValue, parametersOf, type ParameterValue } from './parameters.ts';
import { readParameters } from './read-parameters.ts';
import { blockOf } from './table.ts';

export interface BlockRequest {
  description: string;
  title: string;
  blocks: readonly BlockId[];
  fields: readonly string[];
  items: readonly string[];
  unit: string;
  /** Numbers that blocks begin with; the description is read for the others. */
  values: readonly ParameterValue[];
  look: Look;
  colour?: string | undefined;
}

export interface Planned extends Required<BlockRequest> {
  colour: string;
  unused: readonly string[];
  /** Sentences about numbers that could not be used. */
  refused: readonly string[];
}

export function planBlocks(request: BlockRequest): Planned {
  const { description } = request;
  const named = colourIn(description);
  const { fields: listed, rest } = takeFields(description);
  const fields = request.fields.length > 0 ? request.fields : listed;
  const known = [...request.items, request.unit, request.title, named?.word ?? ''];
  const ids = request.blocks.length > 0 ? [...new Set(request.blocks)] : chooseBlocks(rest, known).blocks;
  const read = readParameters(rest, ids);
  return {
    description,
    blocks: ids,
    title: request.title || (ids[0] ? ids.map((id) => blockOf(id).title).join(', ') : ''),
    fields,
    items: request.items,
    unit: request.unit,
    values: allValues(ids, [...request.values, ...read.values]),
    look: request.look,
    colour: request.colour ?? named?.hex ?? defaultColour,
    unused: chooseBlocks(rest, [...known, ...read.used]).unused,
    refused: read.refused,
  };
}

/** Every number of the blocks: what was entered before what was read, and that before what is usual. */
function allValues(ids: readonly BlockId[], known: readonly ParameterValue[]): ParameterValue[] {
  return ids.flatMap((block) =>
    parametersOf(block).map(
      (parameter) =>
        known.find((one) => one.block === block && one.name === parameter.name) ?? {
          block,
          name: parameter.name,
          value: parameter.default,
        },
    ),
  );
}

const numbersOf = (id: BlockId, values: readonly ParameterValue[]) =>
  parametersOf(id).map((parameter) => {
    const { value } = values.find(({ block, name }) => block === id && name === parameter.name)!;
    return `${parameter.label.toLowerCase()} ${formatValue(parameter, value)}`;
  });

export function wordsOfPlan({ blocks, fields, values, unused, refused }: Planned): string {
  const used = blocks
    .map((id) => {
      const numbers = numbersOf(id, values);
      const begins = numbers.length > 0 ? ` Begins with ${numbers.join(', ')}.` : '';
      return `- **${blockOf(id).title}**: ${blockOf(id).about}${begins}`;
    })
    .join('\n');
  const takesFields = blocks.some((id) => blockOf(id).takes.includes('fields'));
  const left = [
    ...refused,
    ...(unused.length > 0 ? [`Not used from your description: ${unused.join(', ')}.`] : []),
    ...(fields.length > 0 && !takesFields
      ? [`No block here has fields, so these were left out: ${fields.join(', ')}.`]
      : []),
  ];
  return [`Assembled from tested building blocks:\n\n${used}`, ...left].join('\n\n');
}
