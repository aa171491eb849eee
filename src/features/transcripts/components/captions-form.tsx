import Paperclip from 'lucide-react/icons/paperclip';
import { useState, type FormEvent } from 'react';
import { Button } from '#kit/ui/button.tsx';
import { Field } from '#kit/ui/field.tsx';
import { FileButton } from '#kit/ui/file-button.tsx';
import { Textarea } from '#kit/ui/textarea.tsx';
import { loadInput } from '#tools/define/tool.ts';
import { captionsTool, longestCaptions } from '../captions-tool.ts';
import type { TranscriptRun } from './use-transcript-run.ts';

const accepted = ['.srt', '.vtt', '.sbv', '.txt', 'text/vtt', 'text/plain'];

/** A caption file, or what someone copied: read here, since it is small and only text. */
export function CaptionsForm({ run }: { run: TranscriptRun }) {
  const [pasted, setPasted] = useState('');
  /** Not put into the box: hours of captions would be slow to draw. */
  const [file, setFile] = useState<{ name: string; text: string }>();
  const [problem, setProblem] = useState<string>();
  const captions = file?.text ?? pasted;
  const name = file?.name ?? '';

  async function take(chosen: File) {
    if (chosen.size > longestCaptions) return setProblem('Use at most 3 MB of captions.');
    const text = await chosen.text();
    if (text.includes('\0') || text.trim() === '')
      return setProblem(
        'This isn’t a caption file. Choose an SRT or VTT file. For recordings, use “Recording”.',
      );
    setProblem(undefined);
    setFile({ text, name: chosen.name.replace(/\.[^.]{1,5}$/, '').slice(0, 200) });
  }
  async function submit(event: FormEvent) {
    event.preventDefault();
    if (captions.trim() === '') return setProblem('Choose a file, or paste captions.');
    const schema = await loadInput(captionsTool).catch(() => undefined); // then the server checks it
    const problem = schema?.safeParse({ captions, name }).error?.issues[0];
    if (problem) setProblem(problem.message);
    else run.captions.start({ input: { captions, name } });
  }
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
      <div className="flex flex-wrap items-center gap-3">
        <FileButton accept={accepted} onChoose={(chosen) => void take(chosen)}>
          <Paperclip aria-hidden /> Choose a caption file
        </FileButton>
        <span className="text-sm text-muted">SRT, VTT or SBV{name && `: ${name}`}</span>
      </div>
      <Field
        label="Or paste captions"
        hint="Lines that start with a time, such as “0:05 Hello”, work too."
        error={problem}
      >
        <Textarea
          rows={8}
          className="max-h-80"
          value={pasted}
          onChange={({ target }) => {
            setPasted(target.value);
            setFile(undefined);
            setProblem(undefined);
          }}
        />
      </Field>
      <Button type="submit" pending={run.captions.isStarting} className="justify-self-start">
        Create transcript
      </Button>
    </form>
  );
}
