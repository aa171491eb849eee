/** The words that a page was opened with, for pages that are no tools: those of a run, of a work, or of a piece of one. */
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { query } from '#kit/contract/query.ts';
import { wordsOf } from '#kit/contract/use-call.ts';
import { withWholeLinks } from '#kit/quotes/whole-address.ts';
import { useOrigin } from '#kit/ui/use-origin.ts';
import { getRun } from '../run/contract.ts';
import { isOpen } from '../run/run.ts';
import { getWork } from '../work/contract.ts';
import { mainText } from '../define/output.ts';
import { sentIn } from './sent-input.ts';

export interface SentText {
  /** The same as long as the same words are sent. */
  key: string;
  /** The run that they are of; what begins with it begins once. */
  run?: string;
  kind: string;
  title: string;
  subject: string;
  text: string;
}

const nothing = '00000000-0000-0000-0000-000000000000';

/** Undefined where nothing was sent; `sent` is undefined until it is here. */
export function useSentText(): { sent?: SentText; failure?: string } | undefined {
  const [search] = useSearchParams();
  const origin = useOrigin();
  const sent = sentIn(search);
  const from = sent && 'from' in sent ? sent.from : undefined;
  const fromWork = sent && 'fromWork' in sent ? sent : undefined;
  const run = useQuery({
    ...query(getRun, { params: { id: from ?? nothing } }),
    enabled: from !== undefined,
  });
  const work = useQuery({
    ...query(getWork, { params: { id: fromWork?.fromWork ?? nothing } }),
    enabled: fromWork !== undefined,
  });
  if (from === undefined && !fromWork) return undefined;
  const failure = run.error ?? work.error;
  if (failure) return { failure: wordsOf(failure) };
  if (run.data) {
    const { id, kind, title, output, state } = run.data;
    if (isOpen(state)) return { failure: 'It isn’t finished yet. Try again when it is.' };
    const text = withWholeLinks(output.texts[mainText] ?? '', origin);
    return text
      ? { sent: { key: id, run: id, kind, title, subject: '', text } }
      : { failure: 'There’s no text in it.' };
  }
  if (!work.data) return {};
  const { id, kind, revision, title, text, pieces } = work.data;
  const piece = pieces.find((one) => one.id === fromWork?.piece);
  return {
    sent: {
      key: `${id}-${piece?.id ?? ''}-${revision}`,
      kind,
      title: piece?.title ?? title,
      subject: piece?.subject ?? '',
      text: withWholeLinks(piece?.text ?? text, origin),
    },
  };
}
