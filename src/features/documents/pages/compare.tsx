import { ToolPage } from '#tools/page/tool-page.tsx';
import { DocumentChoice } from '../compare/components/document-choice.tsx';
import { documentCompare } from '../compare/tool.ts';

export default function Compare() {
  return (
    <ToolPage tool={documentCompare} action="Compare">
      {({ input, set, errorOf }) => (
        <>
          <DocumentChoice
            label="First document"
            value={input.first}
            onChange={(id) => set('first', id)}
            error={errorOf('first')}
          />
          <DocumentChoice
            label="Second document"
            value={input.second}
            onChange={(id) => set('second', id)}
            error={errorOf('second')}
          />
        </>
      )}
    </ToolPage>
  );
}
