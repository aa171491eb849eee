/** Every tool, one line each; how they work is in `tools.server.ts`. */
import type { AnyTool } from '#tools/define/tool.ts';
import { collaborate } from '#features/collaborate/tool.ts';
import { consensus } from '#features/consensus/tool.ts';
import { summarise } from '#features/summarise/tool.ts';

export const tools = [collaborate, consensus, summarise] as unknown as readonly AnyTool[];
