import { CopyButton } from '#kit/ui/copy-button.tsx';
import { clock } from '#tools/hear/clock.ts';
import { MomentLink, useAddressAt } from './moment-link.tsx';

interface QuoteItemProps {
  text: string;
  start: number;
  /** Of the transcript. */
  title: string;
}

/** Said word for word; copied with where it was said, it leads back there from an e-mail. */
export function QuoteItem({ text, start, title }: QuoteItemProps) {
  const address = useAddressAt(start);
  return (
    <li className="grid justify-items-start gap-1.5 border-l-2 border-bamboo pl-3">
      <span>
        <q dir="auto">{text}</q> <MomentLink seconds={start} />
      </span>
      <CopyButton
        label="Copy quote"
        variant="ghost"
        aria-label={`Copy quote at ${clock(start)}`}
        className="-ml-2.5"
        value={() => `“${text}” (${title}, ${clock(start)})\n${location.origin}${address}\n`}
      />
    </li>
  );
}
