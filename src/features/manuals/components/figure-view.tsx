import type { Block } from '../manual-document.ts';
import { calloutLook } from '../signal-look.ts';

interface FigureViewProps {
  block: Extract<Block, { is: 'figure' }>;
  picture: string | undefined;
  word: string;
  tail: React.ReactNode;
}

/** A photo with its numbers, and below it what each of them points at. */
export function FigureView({ block, picture, word, tail }: FigureViewProps) {
  const { number, alt, caption, callouts } = block;
  return (
    <figure className="grid justify-items-start gap-2">
      <div className="relative max-w-full">
        <img src={picture} alt={alt} className="max-h-[36rem] max-w-full rounded-lg" />
        {callouts.map((callout) => (
          <span
            key={callout.number}
            aria-hidden
            className="absolute grid size-7 -translate-1/2 place-items-center rounded-full border-2 text-sm font-bold"
            style={{ left: `${callout.x}%`, top: `${callout.y}%`, ...calloutLook }}
          >
            {callout.number}
          </span>
        ))}
      </div>
      <figcaption className="text-sm wrap-anywhere" dir="auto">
        <strong>
          {word} {number}
        </strong>
        {caption && `. ${caption}`}
        {tail}
      </figcaption>
      {callouts.length > 0 && (
        <ol className="grid list-decimal gap-0.5 ps-6" dir="auto">
          {callouts.map((callout) => (
            <li key={callout.number} className="wrap-anywhere">
              {callout.label || '–'}
            </li>
          ))}
        </ol>
      )}
    </figure>
  );
}
