/** A tool as the protocol describes it. */
import { z } from 'zod';
import type { AnyTool } from '#tools/define/tool.ts';
import type { ServerKind } from '#tools/kinds/implement-kind.server.ts';
import { chatKind, textKind } from '#tools/kinds/shared-kinds.ts';
import { resultSchema } from './tool-result.server.ts';

/** What one engine writes can be written by another; tools that ask several take them in their input. */
export const choosesEngine = ({ needs, output, input }: AnyTool) =>
  needs !== undefined &&
  (output.id === textKind.id || output.id === chatKind.id) &&
  !('engine' in input.shape);

const engine = {
  type: 'string',
  description: 'The engine’s id, from list-engines; the best suitable one by default.',
};

export function presentTool(tool: AnyTool, kind: ServerKind) {
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
