import ExternalLink from 'lucide-react/icons/external-link';
import X from 'lucide-react/icons/x';
import { IconButton } from '#kit/ui/icon-button.tsx';
import { Time } from '#kit/ui/time.tsx';
import type { Settlement } from '../../contract.ts';
import { useRemoveSettlement } from './settling.ts';

/** A source that someone brought for one side. */
export function SourceGiven({ settlement }: { settlement: Settlement }) {
  const { id, source, note, by, createdAt, removable } = settlement;
  const { remove, isPending } = useRemoveSettlement(id);
  return (
    <li className="flex items-start gap-2 text-sm">
      <div className="grid min-w-0 flex-1 gap-0.5">
        <a
          href={source}
          target="_blank"
          rel="noreferrer nofollow ugc"
          className="inline-flex w-fit items-center gap-1.5 font-medium text-bamboo-deep underline underline-offset-4"
        >
          <span className="wrap-anywhere">{hostOf(source)}</span>
          <ExternalLink aria-label="opens in a new tab" className="size-3.5 shrink-0" />
        </a>
        {note && (
          <p dir="auto" className="wrap-anywhere">
            {note}
          </p>
        )}
        <p className="text-muted">
          {by ? `@${by}` : 'A member'}, <Time value={createdAt} />
        </p>
      </div>
      {removable && (
        <IconButton
          size="sm"
          label={`Remove this source${by ? ` of @${by}` : ''}`}
          pending={isPending}
          onClick={remove}
        >
          <X aria-hidden />
        </IconButton>
      )}
    </li>
  );
}

function hostOf(source: string): string {
  return URL.canParse(source) ? new URL(source).hostname.replace(/^www\./, '') : source;
}
