import { Fragment, type ReactNode } from 'react';
import type { Piece } from './word-diff.ts';

const removed = 'rounded-[0.2em] bg-blush text-ink decoration-danger decoration-2';
const added = 'rounded-[0.2em] bg-leaf text-ink decoration-bamboo-deep decoration-2 underline-offset-3';

/** Words that went: struck through and said, not told by colour alone. */
export function Removed({ children }: { children: string }) {
  return (
    <del className={`${removed} line-through`}>
      <span className="sr-only"> Removed: </span>
      {visible(children)}
      <span className="sr-only">. </span>
    </del>
  );
}

/** Words that came: underlined and said. */
export function Added({ children }: { children: string }) {
  return (
    <ins className={`${added} underline`}>
      <span className="sr-only"> Added: </span>
      {visible(children)}
      <span className="sr-only">. </span>
    </ins>
  );
}

/** A line or a space that came or went would be seen by nobody. */
const visible = (text: string) =>
  text.trim() === '' ? text.replaceAll('\n', '↵\n').replaceAll(/^ +$/g, '␣') : text;

/** What went, and what came in its place. */
export function Changed({ was, now }: { was: string; now: string }) {
  return (
    <>
      {was !== '' && <Removed>{was}</Removed>}
      {now !== '' && <Added>{now}</Added>}
    </>
  );
}

/** One text that shows both: what went is struck through, what came is underlined. */
export function InlineDiff({ pieces }: { pieces: readonly Piece[] }) {
  return (
    <div dir="auto" className="whitespace-pre-wrap wrap-anywhere">
      {pieces.map((piece, at) => (
        <Fragment key={at}>{piece.kind === 'same' ? piece.text : <Changed {...piece} />}</Fragment>
      ))}
    </div>
  );
}

interface SideBySideProps {
  pieces: readonly Piece[];
  before: string;
  after: string;
}

/** The old text and the new one beside each other; below each other where there is no room. */
export function SideBySide({ pieces, before, after }: SideBySideProps) {
  return (
    <div className="grid gap-6 md:grid-cols-2">
      <Side title={before}>
        {pieces.map((piece, at) =>
          piece.kind === 'same' ? (
            <Fragment key={at}>{piece.text}</Fragment>
          ) : (
            piece.was !== '' && <Removed key={at}>{piece.was}</Removed>
          ),
        )}
      </Side>
      <Side title={after}>
        {pieces.map((piece, at) =>
          piece.kind === 'same' ? (
            <Fragment key={at}>{piece.text}</Fragment>
          ) : (
            piece.now !== '' && <Added key={at}>{piece.now}</Added>
          ),
        )}
      </Side>
    </div>
  );
}

function Side({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="min-w-0">
      <p className="mb-2 text-sm font-medium text-muted">{title}</p>
      <div dir="auto" className="whitespace-pre-wrap wrap-anywhere">
        {children}
      </div>
    </section>
  );
}
