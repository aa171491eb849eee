import { Link } from 'react-router';
import type { Block, Line } from '#features/assistant/contract.ts';
import { CodeBlock } from '#kit/ui/code-block.tsx';

/** Help is data, so that what it says can only ever become text, lists and links. */
export function ArticleBody({ blocks }: { blocks: readonly Block[] }) {
  return (
    <div className="grid max-w-[38em] grid-cols-[minmax(0,1fr)] gap-5 text-lg leading-relaxed">
      {blocks.map((block, index) => (
        // An article does not change while it is read.
        // oxlint-disable-next-line react/no-array-index-key
        <BlockView key={index} block={block} />
      ))}
    </div>
  );
}

function BlockView({ block }: { block: Block }) {
  switch (block.is) {
    case 'heading': {
      const Heading = `h${block.level}` as const;
      return (
        <Heading className="mt-5 text-2xl">
          <LineView line={block.line} />
        </Heading>
      );
    }
    case 'paragraph':
      return (
        <p>
          <LineView line={block.line} />
        </p>
      );
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul';
      return (
        <List className={block.ordered ? 'grid list-decimal gap-2 pl-7' : 'grid list-disc gap-2 pl-6'}>
          {block.items.map((item, index) => (
            // oxlint-disable-next-line react/no-array-index-key
            <li key={index} className="pl-1.5 marker:font-semibold marker:text-bamboo">
              <LineView line={item} />
            </li>
          ))}
        </List>
      );
    }
    case 'code':
      return <CodeBlock code={block.text} />;
  }
}

function LineView({ line }: { line: Line }) {
  return line.map((part, index) => {
    const key = `${index}-${part.text}`;
    switch (part.is) {
      case 'text':
        return part.text;
      case 'strong':
        return <strong key={key}>{part.text}</strong>;
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
