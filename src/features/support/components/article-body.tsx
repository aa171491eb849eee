import { createContext, use } from 'react';
import type { Block } from '#features/assistant/contract.ts';
import { CodeBlock } from '#kit/ui/code-block.tsx';
import { codeLook } from '#kit/ui/code-look.ts';
import { SafeLink } from '#kit/ui/safe-link.tsx';

const IsAdminContext = createContext(false);

interface ArticleBodyProps {
  blocks: readonly Block[];
  /** To everyone else admin pages are not there, and are named without a link. */
  isAdmin?: boolean;
}

/** Help is data, so that what it says can only ever become text, lists and links. */
export function ArticleBody({ blocks, isAdmin = false }: ArticleBodyProps) {
  return (
    <IsAdminContext value={isAdmin}>
      <div className="grid max-w-[38em] grid-cols-[minmax(0,1fr)] gap-5 text-lg leading-relaxed">
        {blocks.map((block, index) => (
          // An article does not change while it is read.
          // oxlint-disable-next-line react/no-array-index-key
          <BlockView key={index} block={block} />
        ))}
      </div>
    </IsAdminContext>
  );
}

function BlockView({ block }: { block: Block }) {
  switch (block.is) {
    case 'heading': {
      const Heading = `h${block.level}` as const;
      return (
        <Heading className="mt-5 text-2xl">
          <MarkedLine line={block.line} />
        </Heading>
      );
    }
    case 'paragraph':
      return (
        <p>
          <MarkedLine line={block.line} />
        </p>
      );
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul';
      return (
        <List className={block.ordered ? 'grid list-decimal gap-2 pl-7' : 'grid list-disc gap-2 pl-6'}>
          {block.items.map((item, index) => (
            // oxlint-disable-next-line react/no-array-index-key
            <li key={index} className="pl-1.5 marker:font-semibold marker:text-bamboo">
              <MarkedLine line={item} />
            </li>
          ))}
        </List>
      );
    }
    case 'code':
      return <CodeBlock code={block.text} />;
  }
}

type Line = Extract<Block, { is: 'paragraph' }>['line'];

const isAdminPage = (href: string) => /^\/admin(?:[/?#]|$)/.test(href);

function MarkedLine({ line }: { line: Line }) {
  const isAdmin = use(IsAdminContext);
  return line.map((part, index) => {
    const key = `${index}-${part.text}`;
    switch (part.is) {
      case 'text':
        return part.text;
      case 'strong':
        return <strong key={key}>{part.text}</strong>;
      case 'code':
        return (
          <code key={key} className={codeLook}>
            {part.text}
          </code>
        );
      case 'link':
        if (isAdminPage(part.href) && !isAdmin) return part.text;
        return (
          <SafeLink key={key} href={part.href}>
            {part.text}
          </SafeLink>
        );
    }
  });
}
