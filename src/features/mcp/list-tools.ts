/** A tool as the protocol describes it. */
import { z } from 'zod';
import type { AnyTool } from '#tools/define/tool.ts';

export function presentTool({ id, title, description, input, needs }: AnyTool) {
  return {
    name: id,
    title,
    description,
    inputSchema: z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }),
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
