import { useState } from 'react';
import { urlOf } from '#kit/contract/call.ts';
import type { AnswerOf } from '#kit/contract/endpoint.ts';
import { Badge } from '#kit/ui/badge.tsx';
import { cardLink } from '#kit/ui/card.tsx';
import { cn } from '#kit/ui/cn.ts';
import { Dialog, DialogContent } from '#kit/ui/dialog.tsx';
import { Section } from '#kit/ui/section.tsx';
import { toolAddress } from '#tools/page/sent-input.ts';
import { examplePicture, exampleWidths, type Example, type listExamples } from '../examples/contract.ts';
import { Masonry, MasonryItem, rowsOf } from './masonry.tsx';
import { PictureCard } from './picture-card.tsx';
import { RemixLink } from './remix-link.tsx';
import { SizedPicture } from './sized-picture.tsx';

/** Our own pieces, while members have published few: marked as such, and each to begin with. */
export function GalleryExamples({ maker, items }: AnswerOf<typeof listExamples>) {
  const [opened, setOpened] = useState<Example>();
  return (
    <Section title={`Made by ${maker}`} lede="Demo pieces, made with the tools here. Remix any of them.">
      <Masonry label={`Made by ${maker}`}>
        {items.map((example) => (
          <MasonryItem key={example.id} rows={rowsOf(example.width, example.height)}>
            <ExampleCard example={example} maker={maker} onOpen={() => setOpened(example)} />
          </MasonryItem>
        ))}
      </Masonry>
      <Dialog open={opened !== undefined} onOpenChange={() => setOpened(undefined)}>
        {opened && <ExampleDialog example={opened} maker={maker} />}
      </Dialog>
    </Section>
  );
}

interface ExampleCardProps {
  example: Example;
  maker: string;
  onOpen: () => void;
}

function ExampleCard({ example, maker, onOpen }: ExampleCardProps) {
  const { title, colour } = example;
  return (
    <PictureCard
      level={3}
      colour={colour}
      picture={<ExamplePicture example={example} />}
      title={
        <button
          type="button"
          className={cn(cardLink, 'line-clamp-2 cursor-pointer text-left')}
          onClick={onOpen}
        >
          {title}
        </button>
      }
    >
      <Badge>Made by {maker}</Badge>
      <RemixLink to={remixAddress(example)} title={title} />
    </PictureCard>
  );
}

function ExampleDialog({ example, maker }: { example: Example; maker: string }) {
  const { title, toolTitle, words, width, height, colour } = example;
  return (
    <DialogContent title={title} description={`Made by ${maker} with ${toolTitle}`} width="lg">
      <div className="grid gap-5">
        <div
          className="mx-auto max-h-[60vh] max-w-full overflow-hidden rounded-lg"
          style={{ backgroundColor: colour, aspectRatio: `${width} / ${height}` }}
        >
          <ExamplePicture example={example} sizes="(min-width: 48rem) 46rem, 92vw" />
        </div>
        <div className="flex flex-wrap items-center gap-4">
          <p className="min-w-0 flex-1 text-muted">{words}</p>
          <RemixLink to={remixAddress(example)} title={title} />
        </div>
      </div>
    </DialogContent>
  );
}

function ExamplePicture({ example, sizes }: { example: Example; sizes?: string }) {
  const { id, alt, width, height } = example;
  return (
    <SizedPicture
      addressOf={(wanted) => urlOf(examplePicture, { params: { id, width: String(wanted) } })}
      widths={exampleWidths}
      width={width}
      height={height}
      alt={alt}
      {...(sizes ? { sizes } : {})}
    />
  );
}

const remixAddress = ({ toolPage, id }: Example) => toolAddress(toolPage, { galleryExample: id });
