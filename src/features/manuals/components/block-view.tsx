import type { ReactNode } from 'react';
import { Badge } from '#kit/ui/badge.tsx';
import { cn } from '#kit/ui/cn.ts';
import type { Labels } from '../labels.ts';
import type { Block, Mark } from '../manual-document.ts';
import { FigureView } from './figure-view.tsx';
import { SafetySign } from './safety-sign.tsx';

interface BlockViewProps {
  block: Block;
  labels: Labels;
  pictureOf: (photo: string) => string | undefined;
}

export function BlockView({ block, labels, pictureOf }: BlockViewProps) {
  const tail = (mark: Mark) => <Tail mark={mark} labels={labels} />;
  switch (block.is) {
    case 'paragraph':
      return (
        <Marked mark={block}>
          <p className="whitespace-pre-line wrap-anywhere" dir="auto">
            {block.label && <strong>{block.label}: </strong>}
            {block.text}
            {tail(block)}
          </p>
        </Marked>
      );
    case 'notice':
      return (
        <Marked mark={block}>
          <SafetySign {...block} />
          {tail(block)}
        </Marked>
      );
    case 'figure':
      return (
        <Marked mark={block}>
          <FigureView
            block={block}
            picture={pictureOf(block.photo)}
            word={labels.figure}
            tail={tail(block)}
          />
        </Marked>
      );
    case 'steps':
      return (
        <ol className="grid list-decimal gap-3 ps-6">
          {block.items.map((step) => (
            <li key={step.number} className="ps-1">
              <Marked mark={step}>
                <span className="whitespace-pre-line wrap-anywhere" dir="auto">
                  {step.text}
                </span>
                {step.figure && (
                  <span className="text-muted">
                    {' '}
                    ({labels.figure} {step.figure})
                  </span>
                )}
                {step.basis === 'inferred' && <em className="text-sm text-muted"> [{labels.inferred}]</em>}
                {tail(step)}
              </Marked>
            </li>
          ))}
        </ol>
      );
    case 'table':
      return (
        // Wide tables scroll by themselves, for the keyboard too.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <div className="overflow-x-auto" tabIndex={0} role="group" aria-label={block.head.join(', ')}>
          <table className="w-full border-collapse text-start">
            <thead>
              <tr>
                {block.head.map((cell) => (
                  <th
                    key={cell}
                    scope="col"
                    className="border-b border-edge bg-sunken px-2 py-1.5 text-start"
                  >
                    {cell}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {block.rows.map((row, at) => (
                <tr key={at}>
                  {row.cells.map((cell, index) => (
                    <td
                      key={index}
                      dir="auto"
                      className="border-b border-line px-2 py-1.5 align-top wrap-anywhere"
                      style={index === 0 && row.changed ? changeBar : undefined}
                    >
                      {cell}
                      {index === 0 && tail(row)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      );
  }
}

const changeBar = { boxShadow: 'inset 4px 0 0 currentColor' };

/** A bar beside what is other than in the edition before. */
const Marked = ({ mark, children }: { mark: Mark; children: ReactNode }) => (
  <div className={cn('min-w-0', mark.changed && 'border-s-4 border-ink ps-3')}>{children}</div>
);

const Tail = ({ mark, labels }: { mark: Mark; labels: Labels }) => (
  <>
    {mark.untranslated && (
      <>
        {' '}
        <Badge tone="honey">{labels.untranslated}</Badge>
      </>
    )}
    {mark.changed && <span className="sr-only"> {labels.changed}</span>}
  </>
);
