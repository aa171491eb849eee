import { Link } from 'react-router';
import { cn } from './cn.ts';
import { CodeBlock } from './code-block.tsx';
import { readAnswer, type AnswerBlock, type Inline } from './answer-markup.ts';

/** An answer as it was written, with its lists, marks and links. */
export function AnswerText({ text, className }: { text: string; className?: string }) {
  return (
    <div className={cn('grid max-w-[40em] grid-cols-[minmax(0,1fr)] gap-3 wrap-anywhere', className)}>
      {readAnswer(text).map((block, index) => (
        // An answer does not change once it is there.
        // oxlint-disable-next-line react/no-array-index-key
        <Block key={index} block={block} />
      ))}
    </div>
  );
}

function Block({ block }: { block: AnswerBlock }) {
  switch (block.is) {
    case 'code':
      return <CodeBlock code={block.text} />;
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul';
      return (
        <List className={block.ordered ? 'grid list-decimal gap-1.5 pl-7' : 'grid list-disc gap-1.5 pl-6'}>
          {block.items.map((item, index) => (
            // oxlint-disable-next-line react/no-array-index-key
            <li key={index} className="pl-1 marker:text-bamboo">
              <MarkedLine line={item} />
            </li>
          ))}
        </List>
      );
    }
    default:
      return (
        <p className={block.is === 'heading' ? 'mt-2 font-display text-xl font-bold' : undefined}>
          {block.lines.map((line, index) => (
            // oxlint-disable-next-line react/no-array-index-key
            <span key={index} className="block">
              <MarkedLine line={line} />
            </span>
          ))}
        </p>
      );
  }
}

/** One line with its marks and links; help articles are drawn with it too. */
export function MarkedLine({ line }: { line: readonly Inline[] }) {
  return line.map((part, index) => {
    const key = `${index}-${part.text}`;
    switch (part.is) {
      case 'text':
        return part.text;
      case 'strong':
        return <strong key={key}>{part.text}</strong>;
      case 'emphasis':
        return <em key={key}>{part.text}</em>;
      case 'code':
        return (
          <code key={key} className="rounded-sm bg-sunken px-1.5 py-0.5 font-mono text-[0.9em] wrap-anywhere">
            {part.text}
          </code>
        );
      case 'link':
        return part.href.startsWith('/') ? (
          <Link key={key} to={part.href}>
            {part.text}
          </Link>
        ) : (
          <a key={key} href={part.href} rel="noreferrer">
            {part.text}
          </a>
        );
    }
  });
}
