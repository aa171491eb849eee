import { ToolPage } from '#tools/page/tool-page.tsx';
import { CompareFields } from '../compare/components/compare-fields.tsx';
import { documentCompare } from '../compare/tool.ts';

export default function Compare() {
  return (
    <ToolPage tool={documentCompare} action="Compare" isWide>
      {(form) => <CompareFields form={form} />}
    </ToolPage>
  );
}
