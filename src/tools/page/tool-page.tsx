import type { ReactNode } from 'react';
import type { z } from 'zod';
import type { Attachments } from '../attach/use-attachments.ts';
import type { FollowUp, Tool } from '../define/tool.ts';
import { RunPage } from './run-page.tsx';
import { TalkPage } from './talk-page.tsx';
import type { ToolForm } from './use-tool-form.ts';

export interface ToolPageProps<Input extends z.ZodObject> {
  tool: Tool<Input>;
  /** What the button says. */
  action: string;
  /** The result stands below the form and takes all the room there is. */
  isWide?: boolean;
  /** The fields of the input. */
  children: (form: ToolForm<Input>, attachments: Attachments) => ReactNode;
}

/** The page of a tool, from its definition: form, files, result, actions, and follow-ups where it takes them. */
export function ToolPage<Input extends z.ZodObject>({ tool, ...props }: ToolPageProps<Input>) {
  return canFollowUp(tool) ? <TalkPage tool={tool} {...props} /> : <RunPage tool={tool} {...props} />;
}

const canFollowUp = <Input extends z.ZodObject>(
  tool: Tool<Input>,
): tool is Tool<Input> & { followUp: FollowUp<keyof z.input<Input> & string> } => tool.followUp !== undefined;
