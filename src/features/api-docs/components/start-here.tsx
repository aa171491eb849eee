import { Link } from 'react-router';
import { sendMessage } from '#features/mcp/contract.ts';
import { createCompletion } from '#features/openai-api/contract.ts';
import { href } from '#kit/href.ts';
import { Card } from '#kit/ui/card.tsx';
import { CodeBlock } from '#kit/ui/code-block.tsx';
import { keyVariable } from '../as-code.ts';

/** The three ways in, each with a line that works once the key is in its variable. */
export function StartHere({ origin }: { origin: string }) {
  const withKey = `curl -H "Authorization: Bearer $${keyVariable}"`;
  const openAi = createCompletion.path.replace('/chat/completions', '');
  return (
    <Card field="sunken" padding="lg" className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div className="grid gap-3">
        <h2 className="text-xl">Get started</h2>
        <ol className="grid list-decimal gap-1 pl-5">
          <li>
            Create a key in <Link to={href('/settings', { tab: 'keys' })}>Settings, API keys</Link>, with “Run
            tools”.
          </li>
          <li>
            Put it into a variable: <code className="wrap-anywhere">export {keyVariable}=fk_…</code>
          </li>
          <li>Paste any command from this page into a terminal.</li>
        </ol>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-2">
        <CodeBlock
          title="The engines, as OpenAI lists models"
          code={`${withKey} \\\n  ${origin}${openAi}/models`}
        />
        <CodeBlock
          title="The tools, by the Model Context Protocol"
          code={`${withKey} \\\n  -H 'Content-Type: application/json' \\\n  -d '{"jsonrpc":"2.0","id":1,"method":"tools/list"}' \\\n  ${origin}${sendMessage.path}`}
        />
      </div>
      <p className="text-muted">
        Give every <code>POST</code> that must not happen twice an <code>Idempotency-Key</code> of your own:
        repeated with the same body, it runs once and returns the same response. With a different body it’s
        rejected (409). Errors have a <code>code</code>, a message and the request id; 429 says in{' '}
        <code>Retry-After</code> how long to wait. Machine-readable version:{' '}
        <a href="/api/openapi.json">openapi.json</a>.
      </p>
    </Card>
  );
}
