import type { Viewed } from '#tools/kinds/kind-table.ts';
import type { Manual } from '../manual.ts';
import ManualViewer from './manual-viewer.tsx';

export default function ManualResult({ output }: Viewed<Manual>) {
  return output.data && <ManualViewer content={output.data} />;
}
