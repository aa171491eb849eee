/** Every tool, one line each; how they work is in `tools.server.ts`. */
import type { AnyTool } from '#kit/tool/tool.ts';
import { collaborate } from '#features/collaborate/tool.ts';
import { consensus } from '#features/consensus/tool.ts';
import { compareTexts } from '#features/consensus/two-texts/tool.ts';
import { summarise } from '#features/summarise/tool.ts';

export const tools = [collaborate, compareTexts, consensus, summarise] as unknown as readonly AnyTool[];
