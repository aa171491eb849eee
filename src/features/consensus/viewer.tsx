import { useMatch } from 'react-router';
import type { ConsensusData } from './data.ts';
import { mainText } from '#tools/define/output.ts';
import type { Viewed } from '#tools/kinds/kind-table.ts';
import { SettlingContext } from './components/claims/settling.ts';
import { SourcedText, TextSourceContext } from './components/text-source.tsx';
import { ConsensusBody } from './components/turn/consensus-body.tsx';

/** A consensus to read: on shared pages and in the gallery, with or without the answers it was drawn from. */
export default function ConsensusViewer({ output, input }: Viewed<ConsensusData>) {
  const shared = useMatch('/ai/consensus/shared/:id');
  const data = output.data;
  const secret = shared?.params.id;
  const withAnswers = data?.members.some(({ id }) => output.texts[id]) ?? false;
  return (
    <TextSourceContext value={output.texts}>
      <SettlingContext value={secret ? { secret } : undefined}>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          {typeof input?.question === 'string' && (
            <p
              dir="auto"
              className="max-w-[40em] text-lg font-medium text-muted whitespace-pre-line wrap-anywhere"
            >
              <span className="sr-only">Asked: </span>
              {input.question}
            </p>
          )}
          {data && data.members.length > 0 ? (
            <ConsensusBody
              data={data}
              question={typeof input?.question === 'string' ? input.question : undefined}
              withAnswers={withAnswers}
            />
          ) : (
            <SourcedText name={mainText} className="text-lg" />
          )}
        </div>
      </SettlingContext>
    </TextSourceContext>
  );
}
