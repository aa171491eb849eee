import { Badge } from '#kit/ui/badge.tsx';
import { CodeBlock } from '#kit/ui/code-block.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { Spinner } from '#kit/ui/spinner.tsx';
import type { ApiAnswer, useSend } from '../use-send.ts';

/** What came back, as it is: status, time and body. */
export function CallAnswer({ state }: { state: ReturnType<typeof useSend>['state'] }) {
  switch (state.is) {
    case 'idle':
      return null;
    case 'sending':
      return (
        <p role="status" className="flex items-center gap-3 text-muted">
          <Spinner /> Waiting for a response
        </p>
      );
    case 'failed':
      return (
        <Notice tone="error" title="The request failed.">
          {state.words}. Check your connection and send it again.
        </Notice>
      );
    case 'answered':
      return <Answered answer={state.answer} />;
  }
}

function Answered({ answer }: { answer: ApiAnswer }) {
  const { status, statusText, milliseconds, requestId, text, sound, bytes, ended } = answer;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <p role="status" className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
        <Badge tone={status < 400 ? 'leaf' : 'danger'}>
          {status} {statusText}
        </Badge>
        <span className="tabular-nums">{Math.round(milliseconds).toLocaleString('en')} ms</span>
        <span className="tabular-nums">{bytes.toLocaleString('en')} bytes</span>
        {!ended && <span>streaming</span>}
        {requestId && (
          <span>
            Request <code className="select-all">{requestId}</code>
          </span>
        )}
      </p>
      {status === 401 && <p>Sign in here, or enter a key above, and send it again.</p>}
      {sound && (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- what is spoken stands in the request
        <audio controls src={sound} aria-label="Spoken answer" className="w-full" />
      )}
      {text !== '' && (
        <CodeBlock
          title="Answer"
          code={pretty(answer)}
          className="[&_pre]:max-h-[28rem] [&_pre]:overflow-y-auto"
        />
      )}
      {ended && text === '' && !sound && <p className="text-muted">The response has no body.</p>}
    </div>
  );
}

/** JSON with its lines; anything else, and what is not whole yet, as it came. */
function pretty({ text, type, ended }: ApiAnswer): string {
  if (!ended || !type.includes('json')) return text.trimEnd();
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text; // cut for length
  }
}
