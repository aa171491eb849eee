import { Field } from '#kit/ui/field.tsx';
import type { Attachments } from '#tools/attach/use-attachments.ts';
import { LanguageSelect } from '#tools/hear/language-select.tsx';
import { RecorderPanel } from '#tools/hear/recorder-panel.tsx';
import { useRecorder } from '#tools/hear/use-recorder.ts';
import type { ToolForm } from '#tools/page/use-tool-form.ts';
import type { voiceNote } from './tool.ts';

interface ListenFieldsProps {
  form: ToolForm<(typeof voiceNote)['input']>;
  attachments: Attachments;
}

/** Record now, or bring a recording; the text comes while one speaks. */
export function ListenFields({ form, attachments }: ListenFieldsProps) {
  const language = form.input.language ?? '';
  const recorder = useRecorder(
    (file) => {
      form.change(({ sample: _, ...before }) => before);
      attachments.add([file]);
    },
    { live: { language: language || undefined } },
  );
  return (
    <>
      {attachments.files.length === 0 || recorder.isRecording ? (
        <RecorderPanel recorder={recorder} />
      ) : (
        <p className="text-sm text-muted">Recorded. Select “Transcribe”, or remove it and record again.</p>
      )}
      {form.input.sample && (
        <p className="text-sm">The sample recording is chosen: half a minute about a meeting.</p>
      )}
      <Field label="Language">
        <LanguageSelect value={language} onChange={(code) => form.set('language', code)} />
      </Field>
      <p className="text-sm text-muted">It’s processed on this server and isn’t sent anywhere else.</p>
    </>
  );
}
