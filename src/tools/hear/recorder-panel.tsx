/** Record, pause, go on, stop; how loud it is, how long it was, and what was heard so far. */
import Mic from 'lucide-react/icons/mic';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import Square from 'lucide-react/icons/square';
import { Button } from '#kit/ui/button.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { clock } from './clock.ts';
import { LevelMeter } from './level-meter.tsx';
import type { Recorder } from './use-recorder.ts';

interface RecorderPanelProps {
  recorder: Recorder;
  /** What the button says before anything is recorded. */
  label?: string;
}

export function RecorderPanel({ recorder, label = 'Record' }: RecorderPanelProps) {
  const { isRecording, isPaused, heard, problem } = recorder;
  if (!recorder.isPossible && !problem)
    return (
      <p className="text-sm text-muted">
        The microphone isn’t available here. Upload a recording, or try the sample.
      </p>
    );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {isRecording ? (
        <>
          <div className="flex items-center gap-4 rounded-lg bg-sunken px-4 py-2">
            <span role="status" className="shrink-0 tabular-nums">
              <span className="sr-only">{isPaused ? 'Paused at ' : 'Recording: '}</span>
              {clock(recorder.seconds)}
            </span>
            <LevelMeter analyser={recorder.analyser} isPaused={isPaused} />
          </div>
          <div className="flex flex-wrap gap-2">
            <Button onClick={recorder.stop}>
              <Square aria-hidden className="fill-current" /> Stop
            </Button>
            <Button variant="secondary" onClick={isPaused ? recorder.resume : recorder.pause}>
              {isPaused ? <Play aria-hidden /> : <Pause aria-hidden />}
              {isPaused ? 'Resume' : 'Pause'}
            </Button>
          </div>
        </>
      ) : (
        <Button
          size="lg"
          className="justify-self-start"
          onPointerEnter={recorder.prepare}
          onFocus={recorder.prepare}
          onClick={() => void recorder.start()}
        >
          <Mic aria-hidden /> {label}
        </Button>
      )}
      {recorder.isWaiting && (
        <p role="status" className="text-sm text-muted">
          Speech recognition is starting. Keep speaking; everything is recorded and the text will follow.
        </p>
      )}
      {(heard.settled || heard.open) && (
        <p aria-live="polite" dir="auto" className="max-h-48 overflow-y-auto wrap-anywhere">
          {heard.settled} <span className="text-muted">{heard.open}</span>
        </p>
      )}
      {problem && <Notice tone="warning">{problem}</Notice>}
    </div>
  );
}
