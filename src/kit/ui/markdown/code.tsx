import { CodeBlock } from '../code-block.tsx';
import { Diagram } from './diagram.tsx';
import { codeLooks, highlight, longestHighlighted } from './highlight.ts';
import { useBeside } from './use-worker.ts';

interface CodeProps {
  code: string;
  language: string;
  /** Its end has not come yet: colours wait until it has. */
  isGrowing: boolean;
}

export function Code(props: CodeProps) {
  return props.language === 'mermaid' && !props.isGrowing ? (
    <Diagram source={props.code} />
  ) : (
    <Highlighted {...props} />
  );
}

function Highlighted({ code, language, isGrowing }: CodeProps) {
  const isWanted = !isGrowing && language !== '' && code.length <= longestHighlighted;
  const { answer } = useBeside(highlight, language, isWanted ? code : undefined);
  return (
    <CodeBlock code={code} title={language || 'Code'}>
      {answer?.map(({ text, kind }, index) => {
        const look = kind && codeLooks[kind];
        // Pieces of one text have no other name than their place.
        // oxlint-disable-next-line react/no-array-index-key
        return look ? (
          <span key={index} className={look}>
            {text}
          </span>
        ) : (
          text
        );
      })}
    </CodeBlock>
  );
}
