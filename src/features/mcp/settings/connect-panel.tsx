import { Link } from 'react-router';
import { sendMessage } from '../contract.ts';
import { href } from '#kit/href.ts';
import { CodeBlock } from '#kit/ui/code-block.tsx';
import { CopyButton } from '#kit/ui/copy-button.tsx';
import { useOrigin } from '#kit/ui/use-origin.ts';
import { Panel } from '#kit/ui/panel.tsx';

/** For programs that bring tools to an assistant: where we are, and what to write into their settings. */
export function ConnectPanel() {
  const address = useOrigin() + sendMessage.path;
  return (
    <Panel
      title="Connect an assistant"
      lede="Assistants and editors that support the Model Context Protocol (MCP) can run tools for you. They need this address and a key with “Run tools”."
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <div className="flex flex-wrap items-center gap-3 rounded-lg bg-sunken p-4">
          <code className="min-w-0 flex-1 basis-60 wrap-anywhere select-all">{address}</code>
          <CopyButton value={address} label="Copy address" />
        </div>
        <CodeBlock title="In its settings, usually mcp.json" code={configFor(address)} />
        <p className="text-muted">
          Where it says <code>fk_…</code> goes your key. What differs from program to program is in{' '}
          <Link to={href('/support', { article: 'connect-an-assistant' })}>the help</Link>, and every other
          call in <Link to={href('/api-docs')}>the API</Link>.
        </p>
      </div>
    </Panel>
  );
}

function configFor(url: string): string {
  const frenly = { type: 'http', url, headers: { Authorization: 'Bearer fk_…' } };
  return JSON.stringify({ mcpServers: { frenly } }, null, 2);
}
