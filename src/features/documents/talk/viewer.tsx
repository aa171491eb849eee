import { Notice } from '#kit/ui/notice.tsx';
import type { Viewed } from '#tools/kinds/kind-table.ts';
import { Cite } from '../components/place-link.tsx';
import { absentWords, closestWords, placeOf } from './answer-text.ts';
import type { AnswerData, CitedPassage } from './data.ts';
import { partsOf } from './shown-parts.ts';

/** An answer from documents, each sentence with its passages; where several things were asked, each below its question. */
export default function AnswerViewer({ output }: Viewed<AnswerData>) {
  const data = output.data;
  if (!data) return null;
  const { passages, unsupported, among } = data;
  const withName = among.documents.length > 1;
  return (
    <div dir="auto" className="grid grid-cols-[minmax(0,1fr)] gap-4 text-lg">
      {partsOf(data).map(({ question, isAbsent, sentences }) => (
        <section key={question} className="grid gap-4">
          {question !== null && <h3 className="text-base font-semibold wrap-anywhere">{question}</h3>}
          {isAbsent && <p>{absentWords(among)}</p>}
          {isAbsent && sentences.length > 0 && <p className="text-base text-muted">{closestWords}</p>}
          {sentences.map(({ text, passages: ids }) => (
            <p key={`${ids.join()} ${text}`}>
              {passages.some((one) => one.text === text) ? (
                <q className="whitespace-pre-line">{text}</q>
              ) : (
                text
              )}{' '}
              {passages
                .filter(({ id }) => ids.includes(id))
                .map((passage) => (
                  <CitePassage key={passage.id} passage={passage} withName={withName} />
                ))}
            </p>
          ))}
        </section>
      ))}
      {unsupported.length > 0 && (
        <Notice tone="warning" title="The engine also wrote this, without a source">
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
