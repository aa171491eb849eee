import { AnswerText } from '#kit/ui/answer-text.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import type { Viewed } from '#tools/kinds/kind-table.ts';
import { CodeList } from './components/code-list.tsx';
import { ColourList } from './components/colour-list.tsx';
import { FieldList } from './components/field-list.tsx';
import { FoundText } from './components/found-text.tsx';
import { MarkedPicture } from './components/marked-picture.tsx';
import type { LensData } from './data.ts';

export default function LensViewer({ output, isGrowing }: Viewed<LensData>) {
  const data = output.data;
  const { answer = '', text = '' } = output.texts;
  if (!data) return null;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <MarkedPicture data={data} />
      {answer && <AnswerText text={answer} streaming={isGrowing} topHeading={3} />}
      {data.unread && <Notice tone="warning">{data.unread}</Notice>}
      {data.codes.length > 0 && <CodeList codes={data.codes} />}
      {data.fields.length > 0 && <FieldList fields={data.fields} form={data.form} />}
      {data.words && data.words.length > 0 ? (
        <FoundText text={text} confidence={data.confidence} />
      ) : (
        !data.unread && <p className="text-muted">No text was found in this picture.</p>
      )}
      <ColourList colours={data.colours} />
    </div>
  );
}
