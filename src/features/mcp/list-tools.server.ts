/** A tool as the protocol describes it. */
import { z } from 'zod';
import type { AnyTool } from '#tools/define/tool.ts';
import type { Kind } from '#tools/kinds/kind.ts';
import { resultSchema } from './tool-result.server.ts';

/** What one engine writes can be written by another; tools that ask several take them in their input. */
export const choosesEngine = ({ needs, output, input }: AnyTool) =>
  needs !== undefined && (output === 'text' || output === 'chat') && !('engine' in input.shape);

const engine = {
  type: 'string',
  description: 'The id of the engine that shall answer, from list-engines; without it the best one that can.',
};

export function presentTool(tool: AnyTool, kind: Kind) {
  const { id, title, description, input, needs } = tool;
  const schema = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' });
  return {
    name: id,
    title,
    description,
    inputSchema: choosesEngine(tool) ? { ...schema, properties: { ...schema.properties, engine } } : schema,
    outputSchema: resultSchema(kind),
    annotations: {
      title,
      // It leaves a run in the history and may cost credits, but changes nothing that was there.
      readOnlyHint: false,
      destructiveHint: false,
      idempotentHint: false,
      // What asks an engine may ask one elsewhere.
      openWorldHint: needs !== undefined,
    },
  };
}
