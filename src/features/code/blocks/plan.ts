/** What is assembled from what someone entered and described, and what of it nothing was made of. */
import type { BlockId } from './block.ts';
import { chooseBlocks } from './choose-blocks.ts';
import { colourIn } from './colour.ts';
import { defaultColour } from './default-colour.ts';
import { takeFields } from './field-type.ts';
import { blockOf } from './table.ts';

export interface BlockRequest {
  description: string;
  title: string;
  blocks: readonly BlockId[];
  fields: readonly string[];
  items: readonly string[];
  unit: string;
  colour?: string | undefined;
}

export interface Planned extends Required<BlockRequest> {
  colour: string;
  unused: readonly string[];
}

export function planBlocks(request: BlockRequest): Planned {
  const { description } = request;
  const named = colourIn(description);
  const { fields: listed, rest } = takeFields(description);
  const fields = request.fields.length > 0 ? request.fields : listed;
  const chosen = chooseBlocks(rest, [...request.items, request.unit, request.title, named?.word ?? '']);
  const ids = request.blocks.length > 0 ? [...new Set(request.blocks)] : chosen.blocks;
  return {
    description,
    blocks: ids,
    title: request.title || (ids[0] ? ids.map((id) => blockOf(id).title).join(', ') : ''),
    fields,
    items: request.items,
    unit: request.unit,
    colour: request.colour ?? named?.hex ?? defaultColour,
    unused: chosen.unused,
  };
}

export function wordsOfPlan({ blocks, fields, unused }: Planned): string {
  const used = blocks.map((id) => `- **${blockOf(id).title}**: ${blockOf(id).about}`).join('\n');
  const takesFields = blocks.some((id) => blockOf(id).takes.includes('fields'));
  const left = [
    ...(unused.length > 0 ? [`Not used from your description: ${unused.join(', ')}.`] : []),
    ...(fields.length > 0 && !takesFields
      ? [`No block here has fields, so these were left out: ${fields.join(', ')}.`]
      : []),
  ];
  return [`Assembled from tested building blocks:\n\n${used}`, ...left].join('\n\n');
}
