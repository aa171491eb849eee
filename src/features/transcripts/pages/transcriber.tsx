import Plus from 'lucide-react/icons/plus';
import { useParams, useSearchParams } from 'react-router';
import { Button } from '#kit/ui/button.tsx';
import { PageHeader } from '#kit/ui/page-header.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { readVideoLink, watchAddress } from '#kit/videos/youtube-link.ts';
import { NotHere } from '#tools/page/not-here.tsx';
import { RunWaiting } from '#tools/page/run-waiting.tsx';
import { captionsTool } from '../captions-tool.ts';
import { OpenedWork } from '../components/opened-work.tsx';
import { ShownRun } from '../components/shown-run.tsx';
import { StartForm, ways } from '../components/start-form.tsx';
import { useTranscriptRun } from '../components/use-transcript-run.ts';

/** Begins a transcript, or shows the one that the address names. */
export default function Transcriber() {
  const run = useTranscriptRun();
  const [search, setSearch] = useSearchParams();
  const { youtubeId = '' } = useParams();
  const work = search.get('work');
  const { shown } = run;
  const anew = () => setSearch({});
  const way = ways.find((one) => one === search.get('way'));
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
            : 'Paste a link, or give captions or a recording. You get the words with their times.'
        }
        actions={
          hasResult && (
            <Button variant="secondary" onClick={anew}>
              <Plus aria-hidden /> New transcript
            </Button>
          )
        }
      />
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
        <OpenedWork id={work} onGone={anew} />
      ) : (
        <StartForm
          key={way}
          run={run}
          {...(way ? { way } : {})}
          link={readVideoLink(youtubeId) ? watchAddress(youtubeId) : ''}
        />
      )}
    </>
  );
}
