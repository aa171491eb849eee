import type { ReactNode } from 'react';
export function Judged({ children }: { children: ReactNode }) {
  return children;
}
