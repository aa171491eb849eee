import Mic from 'lucide-react/icons/mic';
import Square from 'lucide-react/icons/square';
import { useState, type FormEvent } from 'react';
import { Button } from '#kit/ui/button.tsx';
import { Checkbox } from '#kit/ui/checkbox.tsx';
import { Field } from '#kit/ui/field.tsx';
import { Select } from '#kit/ui/select.tsx';
import { useAttachments } from '#tools/attach/use-attachments.ts';
import { FilesField } from '#tools/page/files-field.tsx';
import { useInputCheck } from '#tools/page/use-input-check.ts';
import { clock } from '#tools/hear/clock.ts';
import { heardLanguages } from '#tools/hear/languages.ts';
import { languageName } from '../source-words.ts';
import { transcribeTool } from '../transcribe-tool.ts';
import { useRecorder } from '#tools/hear/use-recorder.ts';
import type { TranscriptRun } from './use-transcript-run.ts';

const languages = heardLanguages
  .map((code) => ({ code, name: languageName(code) ?? code }))
  .sort((a, b) => a.name.localeCompare(b.name, 'en'));

/** A sound or film of hours, or what one says right now. */
export function RecordingForm({ run }: { run: TranscriptRun }) {
  const attachments = useAttachments(transcribeTool.files);
  const recorder = useRecorder((file) => attachments.add([file]));
  const [language, setLanguage] = useState('');
  const [speakers, setSpeakers] = useState(true);
  const [isTried, setTried] = useState(false);
  const input = { files: attachments.ids, language, speakers };
  const check = useInputCheck(transcribeTool, input, isTried);
  async function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if ((await check.isFit()) && !attachments.isUploading) run.speech.start({ input });
  }
  const problem = isTried && !attachments.isUploading ? check.issues[0]?.message : undefined;
  return (
    <form
      noValidate
      onSubmit={(event) => void submit(event)}
      className="grid grid-cols-[minmax(0,1fr)] gap-5"
    >
      <FilesField
        taken={transcribeTool.files!}
        attachments={attachments}
        before={0}
        onForget={() => undefined}
        error={problem}
      />
      {recorder.isPossible && attachments.files.length === 0 && (
        <div className="flex flex-wrap items-center gap-3">
          <Button
            variant="secondary"
            size="sm"
            onClick={recorder.isRecording ? recorder.stop : () => void recorder.start()}
          >
            {recorder.isRecording ? <Square aria-hidden className="fill-current" /> : <Mic aria-hidden />}
            {recorder.isRecording ? 'Stop recording' : 'Record now'}
          </Button>
          {recorder.isRecording && (
            <span role="status" className="tabular-nums">
              {clock(recorder.seconds)}
            </span>
          )}
          {recorder.problem && (
            <span role="alert" className="text-sm text-danger">
              {recorder.problem}
            </span>
          )}
        </div>
      )}
      <Field label="Language">
        <Select value={language} onChange={({ target }) => setLanguage(target.value)}>
          <option value="">Detect automatically</option>
          {languages.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <Checkbox
        label="Identify speakers by voice"
        checked={speakers}
        onChange={({ target }) => setSpeakers(target.checked)}
      />
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" pending={run.speech.isStarting || attachments.isUploading}>
          Transcribe
        </Button>
        <p className="text-sm text-muted">It’s processed on this server and isn’t sent anywhere else.</p>
      </div>
    </form>
  );
}
