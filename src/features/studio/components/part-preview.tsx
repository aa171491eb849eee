/** A part as it will look where it goes. */
import { AnswerText } from '#kit/ui/answer-text.tsx';
import { clock, lengthOf, spoken } from '../script-times.ts';
import { isNetwork, type Part, type StudioSet } from '../set.ts';
import { CardPicture } from './card-picture.tsx';
import { PostPreview } from './post-preview.tsx';

interface PartPreviewProps {
  part: Part;
  set: StudioSet;
}

export function PartPreview({ part, set }: PartPreviewProps) {
  if (isNetwork(part.kind)) return <PostPreview network={part.kind} text={part.text} set={set} />;
  if (part.kind === 'picture') return <CardPicture words={part} look={set.card} />;
  if (part.kind === 'newsletter') return <NewsletterPreview part={part} who={set.brief.who} />;
  if (part.kind === 'script') return <ScriptPreview text={part.text} />;
  return (
    <article dir="auto" className="rounded-card border border-line bg-surface p-6 sm:p-8">
      <p className="mb-4 font-display text-2xl font-bold wrap-anywhere">{part.title}</p>
      <AnswerText text={part.text} topHeading={3} />
    </article>
  );
}

function NewsletterPreview({ part, who }: { part: Part; who: string }) {
  return (
    <div className="overflow-hidden rounded-card border border-line bg-surface">
      <div className="flex items-center gap-3 border-b border-line bg-sunken px-5 py-3">
        <span
          aria-hidden
          className="grid size-9 shrink-0 place-items-center rounded-full bg-leaf font-semibold text-ink"
        >
          {(who || '?').charAt(0).toUpperCase()}
        </span>
        <p dir="auto" className="min-w-0 truncate">
          <strong>{who || 'Sender'}</strong> <span className="font-medium">{part.title}</span>{' '}
          <span className="text-muted">{part.aside && `– ${part.aside}`}</span>
        </p>
      </div>
      <div dir="auto" className="p-6 whitespace-pre-line wrap-anywhere">
        <p className="mb-4 font-display text-xl font-bold">{part.title}</p>
        {part.text}
      </div>
    </div>
  );
}

function ScriptPreview({ text }: { text: string }) {
  return (
    <div className="rounded-card border border-line bg-surface p-5">
      <p className="mb-3 text-muted">{clock(lengthOf(text))} at 150 words per minute</p>
      <ol className="grid gap-3">
        {spoken(text).map(({ from, to, shown, said }, at) => (
          <li
            key={at}
            className="grid gap-x-4 gap-y-1 border-t border-line pt-3 sm:grid-cols-[6rem_minmax(0,1fr)]"
          >
            <span className="font-mono text-sm text-muted">
              {from}–{to}
            </span>
            <span dir="auto" className="grid min-w-0 gap-1.5">
              {shown && (
                <span className="w-fit max-w-full rounded-sm bg-sky px-2 py-0.5 text-sm wrap-anywhere">
                  On screen: {shown}
                </span>
              )}
              {said && <span className="wrap-anywhere">{said}</span>}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
