import { CopyButton } from '#kit/ui/copy-button.tsx';

/** Below this the reader itself is in doubt. */
const sure = 70;

export function FoundText({ text, confidence }: { text: string; confidence: number | null }) {
  return (
    <section aria-label="Text" className="grid gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-lg">Text</h3>
        <CopyButton value={text} label="Copy text" />
      </div>
      {confidence !== null && confidence < sure && (
        <p className="text-sm text-muted">Hard to read. Check it against the picture.</p>
      )}
      <p dir="auto" className="rounded-lg bg-sunken p-4 wrap-anywhere whitespace-pre-wrap">
        {text}
      </p>
    </section>
  );
}
