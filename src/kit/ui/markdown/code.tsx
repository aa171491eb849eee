import { CodeBlock } from '../code-block.tsx';
import { beside } from './beside.ts';
import { Diagram } from './diagram.tsx';
import type { CodePiece } from './highlight-code.ts';
import { useBeside } from './use-beside.ts';

const highlight = beside<CodePiece[]>(
  () => new Worker(new URL('./highlight-worker.ts', import.meta.url), { type: 'module' }),
);

/** Beyond this, colours cost more than they help. */
const longest = 30_000;

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
  const isWanted = !isGrowing && language !== '' && code.length <= longest;
  const { answer } = useBeside(highlight, language, isWanted ? code : undefined);
  return (
    <CodeBlock code={code} title={language || 'Code'}>
      {answer?.map(({ text, kind }, index) => {
        const look = kind && looks[kind];
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

const keyword = 'font-semibold text-bamboo-deep';
const literal = 'text-danger';
const name = 'text-bamboo';
const comment = 'text-muted italic';

/** By the names that grammars give; the rest looks like plain code. */
const looks: Record<string, string> = {
  keyword,
  built_in: keyword,
  type: keyword,
  section: keyword,
  'selector-tag': keyword,
  string: literal,
  number: literal,
  literal,
  regexp: literal,
  symbol: literal,
  deletion: literal,
  title: name,
  name,
  attr: name,
  attribute: name,
  variable: name,
  'selector-class': name,
  addition: name,
  comment,
  quote: comment,
  meta: comment,
  doctag: comment,
};
