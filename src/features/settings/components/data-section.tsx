import { DeleteAccountPanel } from './delete-account-panel.tsx';
import { ExportPanel } from './export-panel.tsx';
import { TrashPanel } from './trash-panel.tsx';

export function DataSection() {
  return (
    <>
      <ExportPanel />
      <TrashPanel />
      <DeleteAccountPanel />
    </>
  );
}
