import Plus from 'lucide-react/icons/plus';
import { lazy, Suspense } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { Button } from '#kit/ui/button.tsx';
import { PageHeader } from '#kit/ui/page-header.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { readVideoLink, watchAddress } from '#kit/videos/youtube-link.ts';
import { NotHere } from '#tools/page/not-here.tsx';
import { RunWaiting } from '#tools/page/run-waiting.tsx';
import { captionsTool } from '../captions-tool.ts';
import { StartForm, ways } from '../components/start-form.tsx';
import { useTranscriptRun } from '../components/use-transcript-run.ts';

/** Loaded when there is a transcript. */
const OpenedTranscript = lazy(async () => ({
  default: (await import('../components/opened-transcript.tsx')).OpenedTranscript,
}));
const ShownRun = lazy(async () => ({ default: (await import('../components/shown-run.tsx')).ShownRun }));

/** Begins a transcript, or shows the one that the address names. */
export default function Transcriber() {
  const run = useTranscriptRun();
  const [search, setSearch] = useSearchParams();
  const { youtubeId = '' } = useParams();
  const work = search.get('work');
  const { shown } = run;
  const anew = () => setSearch({});
  const way = ways.find((one) => one === search.get('way'));
  const example = search.get('example');
  // A link that led nowhere is no title.
  const hasWords = shown.run !== undefined && shown.run.state !== 'failed';
  const hasResult = shown.run !== undefined || work !== null;
  return (
    <>
      <PageHeader
        title={hasWords ? <bdi className="wrap-anywhere">{shown.run!.title}</bdi> : captionsTool.title}
        lede={
          hasResult
            ? undefined
            : 'Paste a link, or add captions or a recording, to get a timestamped transcript.'
        }
        actions={
          hasResult && (
            <Button variant="secondary" onClick={anew}>
              <Plus aria-hidden /> New transcript
            </Button>
          )
        }
      />
      <Suspense fallback={<Skeleton className="h-80 rounded-card" />}>
        {shown.run ? (
          <ShownRun
            key={shown.run.id}
            run={shown.run}
            state={shown}
            onCaptions={(input) => run.captions.start({ input })}
            onWay={(next) => setSearch({ way: next })}
          />
        ) : shown.isMissing ? (
          <NotHere what="Transcript" onNew={anew} />
        ) : shown.isLoading ? (
          <RunWaiting state={shown}>
            <Skeleton className="h-80 rounded-card" />
          </RunWaiting>
        ) : work ? (
          <OpenedTranscript id={work} onGone={anew} />
        ) : (
          <StartForm
            key={way}
            run={run}
            {...(way ? { way } : {})}
            sample={example === null ? undefined : Number(example)}
            link={readVideoLink(youtubeId) ? watchAddress(youtubeId) : (search.get('q') ?? '')}
          />
        )}
      </Suspense>
    </>
  );
}
