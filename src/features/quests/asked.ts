/** What a check of runs names: the tool, or the creation to begin with. */
import type { StepCheck } from './quest.ts';

export const toolAsked = ({ where }: StepCheck) => {
  const value = where.find(({ fact }) => fact === 'tool')?.is;
  return typeof value === 'string' ? value : undefined;
};
export const remixAsked = ({ where }: StepCheck) => {
  const value = where.find(({ fact }) => fact === 'remixOf')?.is;
  return typeof value === 'string' ? value : undefined;
};
