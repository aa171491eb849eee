import { useCallback, useRef } from 'react';
import { ToolPage } from '#tools/page/tool-page.tsx';
import { ExtractFields, type Decide } from '../extract/components/extract-fields.tsx';
import { DecideContext } from '../extract/decide.ts';
import { documentExtract } from '../extract/tool.ts';

export default function Extract() {
  // The grid stands outside of the form that its decisions go into.
  const decide = useRef<Decide>(undefined);
  const tell = useCallback<Decide>((decision) => decide.current?.(decision), []);
  return (
    <DecideContext value={tell}>
      <ToolPage tool={documentExtract} action="Extract" isWide>
        {(form) => <ExtractFields form={form} decideRef={decide} />}
      </ToolPage>
    </DecideContext>
  );
}
