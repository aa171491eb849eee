import { urlOf } from '#kit/contract/call.ts';
import { withWholeLinks } from '#kit/quotes/whole-address.ts';
import { CopyButton } from '#kit/ui/copy-button.tsx';
import type { RunView } from '../run/contract.ts';
import { mainText } from '../define/output.ts';
import { AddToGallery } from '../share/components/add-to-gallery.tsx';
import { ExportMenu } from '../export/components/export-menu.tsx';
import { exportRun } from '../export/contract.ts';
import { emailKind } from '../kinds/shared-kinds.ts';
import { EditResult } from '../work/components/edit-result.tsx';
import { SendEmail } from './send-email.tsx';
import { SendTo } from './send-to.tsx';
import { ShareDialog } from '../share/components/share-dialog.tsx';

export interface ResultActionsProps {
  run: RunView;
  /** Other forms of the formats of its kind, where the page offers a choice. */
  exports?: RunView['exports'];
  /** Its words, where the page shows others than the main text. */
  text?: () => string;
  /** The page shows the work that a result becomes when it is edited, in place of going to that work's page. */
  isEditedHere?: boolean;
}

/** Edit, copy and download, as the result's kind says; share, publish, send on. */
export default function ResultActionButtons(props: ResultActionsProps) {
  const { run, exports = run.exports, text, isEditedHere = false } = props;
  const own = run.output.texts[mainText] ?? '';
  return (
    <>
      {run.kind === emailKind.id && run.state === 'done' && <SendEmail runId={run.id} />}
      <EditResult run={run} text={text ?? (() => own)} isEditedHere={isEditedHere} />
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
