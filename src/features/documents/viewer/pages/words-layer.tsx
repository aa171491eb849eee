/** The words of a page where they stand, transparent above its picture: they can be selected, searched by ear, and copied. */
import { memo } from 'react';
import type { ReadPage } from '#kit/documents/read/document.ts';
import { widthOf } from './text-width.ts';

interface WordsLayerProps {
  page: ReadPage;
  /** Of the page as it is drawn, in pixels. */
  width: number;
  height: number;
}

export const WordsLayer = memo(function WordsLayer({ page, width, height }: WordsLayerProps) {
  return (
    <div className="absolute inset-0 overflow-hidden text-transparent select-text selection:bg-focus/35 selection:text-transparent">
      {page.blocks.map(({ text, words }, block) => (
        <p key={block} dir="auto" data-block={block}>
          {words?.map((word) => {
            const shown = text.slice(word.at, word.at + word.length);
            const size = word.height * height;
            const stretch = (word.width * width) / (widthOf(shown) * size || 1);
            return (
              <span
                key={word.at}
                data-at={word.at}
                className="absolute origin-top-left cursor-text font-sans whitespace-pre"
                style={{
                  left: `${word.x * 100}%`,
                  top: `${word.y * 100}%`,
                  fontSize: size,
                  lineHeight: 1,
                  transform: `scaleX(${stretch})`,
                }}
              >
                {shown}
              </span>
            );
          })}
        </p>
      ))}
    </div>
  );
});
