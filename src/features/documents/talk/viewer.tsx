import { Notice } from '#kit/ui/notice.tsx';
import type { Viewed } from '#tools/kinds/kind-table.ts';
import { Cite } from '../components/place-link.tsx';
import { absentWords, placeOf } from './answer-text.ts';
import type { AnswerData, CitedPassage } from './data.ts';

/** An answer from documents, each sentence with its passages. */
export default function AnswerViewer({ output }: Viewed) {
  const data = output.data as AnswerData | null;
  if (!data) return null;
  const { sentences, passages, isAbsent, unsupported, among } = data;
  const withName = among.documents.length > 1;
  return (
    <div dir="auto" className="grid grid-cols-[minmax(0,1fr)] gap-4 text-lg">
      {isAbsent && <p>{absentWords(among, sentences.length > 0)}</p>}
      {isAbsent && sentences.length > 0 && <p className="text-base text-muted">What comes nearest:</p>}
      {sentences.map(({ text, passages: ids }) => (
        <p key={`${ids.join()} ${text}`}>
          {passages.some((one) => one.text === text) ? <q className="whitespace-pre-line">{text}</q> : text}{' '}
          {passages
            .filter(({ id }) => ids.includes(id))
            .map((passage) => (
              <CitePassage key={passage.id} passage={passage} withName={withName} />
            ))}
        </p>
      ))}
      {unsupported.length > 0 && (
        <Notice tone="warning" title="The engine also wrote this, and no passage says it">
          {unsupported.join(' ')}
        </Notice>
      )}
    </div>
  );
}

function CitePassage({ passage, withName }: { passage: CitedPassage; withName: boolean }) {
  return (
    <Cite
      document={passage.document}
      place={passage}
      label={placeOf(passage, { withName })}
      title={passage.around.slice(0, 300)}
    />
  );
}
