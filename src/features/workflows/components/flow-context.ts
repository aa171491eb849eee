/** What the editor and its parts share: the tools, what is wrong, and how far an execution is. */
import { createContext, use } from 'react';
import type { FlowTool, StepView } from '../contract.ts';

export interface FlowFrame {
  tools: readonly FlowTool[];
  problems: readonly { step: string | null; message: string }[];
  /** Of the execution that is shown, by step. */
  progress: ReadonlyMap<string, StepView>;
}

export const FlowFrameContext = createContext<FlowFrame>({ tools: [], problems: [], progress: new Map() });

export const useFlowFrame = () => use(FlowFrameContext);

/** As a person names a field. */
export const fieldLabel = (name: string) => {
  const words = name
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase();
  return words[0]!.toUpperCase() + words.slice(1);
};
