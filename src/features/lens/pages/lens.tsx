import { ToolPage } from '#tools/page/tool-page.tsx';
import { LensFields } from '../components/lens-fields.tsx';
import { lens } from '../tool.ts';

export default function Lens() {
  return (
    <ToolPage tool={lens} action="Read the picture">
      {(form, attachments) => <LensFields form={form} attachments={attachments} />}
    </ToolPage>
  );
}
