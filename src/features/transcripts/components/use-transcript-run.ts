/** The run that the page shows: from captions, which is quick, or from speech, which waits in a queue. */
import { useRun } from '#tools/follow/use-run.ts';
import { captionsTool } from '../captions-tool.ts';
import { transcribeTool } from '../transcribe-tool.ts';

export type TranscriptRun = ReturnType<typeof useTranscriptRun>;

export function useTranscriptRun() {
  const captions = useRun(captionsTool.id);
  const speech = useRun(transcribeTool.id);
  return { captions, speech, shown: speech.run ? speech : captions };
}
