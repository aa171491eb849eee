/** Tools that an ally can use by itself: they work on plain words, at once, and cost nothing beside what an engine costs. */
import type { AnyTool } from '#tools/define/tool.ts';
import { takesWords } from '#tools/define/plain-input.ts';
import { allyTalkId } from './talk/tool-id.ts';

export const isUsable = (tool: AnyTool) =>
  tool.id !== allyTalkId && tool.class === undefined && tool.cost === undefined && takesWords(tool);
