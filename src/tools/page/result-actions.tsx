import { urlOf } from '#kit/contract/call.ts';
import { withWholeLinks } from '#kit/quotes/whole-address.ts';
import { CopyButton } from '#kit/ui/copy-button.tsx';
import type { RunView } from '../run/contract.ts';
import { mainText } from '../define/output.ts';
import { AddToGallery } from '../share/components/add-to-gallery.tsx';
import { ExportMenu } from '../export/components/export-menu.tsx';
import { exportRun } from '../export/contract.ts';
import { SendLetter } from './send-letter.tsx';
import { SendTo } from './send-to.tsx';
import { ShareDialog } from '../share/components/share-dialog.tsx';

interface ResultActionsProps {
  run: RunView;
  /** Other forms of the formats of its kind, where the page offers a choice. */
  exports?: RunView['exports'];
  /** What is copied in place of the main text. */
  text?: () => string;
}

/** Copy and download, in the formats of the result's kind; share, hang up, send on. */
export function ResultActions({ run, exports = run.exports, text }: ResultActionsProps) {
  const own = run.output.texts[mainText] ?? '';
  return (
    <>
      {run.kind === 'letter' && run.state === 'done' && <SendLetter runId={run.id} />}
      {own && <CopyButton value={() => `${withWholeLinks(text?.() ?? own, location.origin).trimEnd()}\n`} />}
      <ExportMenu
        title={run.title}
        exports={exports}
        hasRaw={Object.keys(run.output.texts).some((name) => name !== mainText)}
        addressOf={(query) => urlOf(exportRun, { params: { id: run.id }, query })}
      />
      <ShareDialog run={run} />
      {run.state === 'done' && <AddToGallery subject={{ kind: 'run', id: run.id, title: run.title }} />}
      <SendTo kind={run.kind} tool={run.tool} sent={{ from: run.id }} />
    </>
  );
}
