import type { Manual } from '../manual.ts';

export interface ManualTabProps {
  manual: Manual;
  onChange: (changed: Partial<Manual>) => void;
}

export const newId = () => crypto.randomUUID();
