import type { ToolForm } from '#tools/page/use-tool-form.ts';
import { OwnDocuments } from '../../components/own-documents.tsx';
import type { documentCompare } from '../tool.ts';
import { DocumentChoice } from './document-choice.tsx';

/** The earlier version and the later one. */
export function CompareFields({ form }: { form: ToolForm<(typeof documentCompare)['input']> }) {
  const { input, set, change, errorOf } = form;
  return (
    <OwnDocuments
      onChosen={(ids) =>
        change(({ first, second }) => {
          const [one, other] = [first, ...(first ? [] : [second]), ...ids].filter(Boolean);
          return { first: one, second: other ?? second };
        })
      }
    >
      {(items) => (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5 md:grid-cols-2">
          <DocumentChoice
            label="Earlier version"
            items={items}
            value={input.first}
            onChange={(id) => set('first', id)}
            error={errorOf('first')}
          />
          <DocumentChoice
            label="Later version"
            items={items}
            value={input.second}
            onChange={(id) => set('second', id)}
            error={errorOf('second')}
          />
        </div>
      )}
    </OwnDocuments>
  );
}
