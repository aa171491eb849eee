import { CodeBlock } from '#kit/ui/code-block.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#kit/ui/tabs.tsx';
import { asCurl, asFetch } from '../as-code.ts';
import type { ApiRequest } from '../request-of.ts';

interface CallCodeProps {
  request: ApiRequest;
  origin: string;
  streams: boolean;
}

/** The request as it would be sent, to take along. */
export function CallCode({ request, origin, streams }: CallCodeProps) {
  const options = { origin, streams };
  return (
    <Tabs defaultValue="curl">
      <TabsList aria-label="The request as code">
        <TabsTrigger value="curl">curl</TabsTrigger>
        <TabsTrigger value="fetch">JavaScript</TabsTrigger>
      </TabsList>
      <TabsContent value="curl" className="mt-3">
        <CodeBlock title="In a terminal" code={asCurl(request, options)} />
      </TabsContent>
      <TabsContent value="fetch" className="mt-3">
        <CodeBlock title="In a program" code={asFetch(request, options)} />
      </TabsContent>
    </Tabs>
  );
}
