/** Every tool, one line each; how they work is in `tools.server.ts`. */
import type { AnyTool } from '#kit/tool/tool.ts';
import { summarise } from '#features/summarise/tool.ts';

export const tools = [summarise] as unknown as readonly AnyTool[];
