import type { Viewed } from '#tools/kinds/kind-table.ts';
import type { Architecture } from '../architecture.ts';
import ArchitectureViewer from './architecture-viewer.tsx';

export default function ArchitectureResult({ output }: Viewed<Architecture>) {
  return output.data && <ArchitectureViewer content={output.data} />;
}
