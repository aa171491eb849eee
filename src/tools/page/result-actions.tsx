import { CopyButton } from '#kit/ui/copy-button.tsx';
import type { RunView } from '../run/contract.ts';
import { exporters } from '../export/exporters.ts';
import { AddToGallery } from '../share/components/add-to-gallery.tsx';
import { ExportMenu } from '../export/components/export-menu.tsx';
import { SendTo } from './send-to.tsx';
import { ShareDialog } from '../share/components/share-dialog.tsx';

/** Copy and download, in the formats of the result's kind; share, hang up, send on. */
export function ResultActions({ run }: { run: RunView }) {
  const { kind, output } = run;
  const [first] = exporters[kind];
  return (
    <>
      {first && <CopyButton value={() => first.write(output)} />}
      <ExportMenu run={run} />
      <ShareDialog run={run} />
      <AddToGallery run={run} />
      <SendTo run={run} />
    </>
  );
}
