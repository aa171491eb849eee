import { href } from '#kit/href.ts';
import type { Services } from '#kit/services.server.ts';

interface Shared {
  subject: { kind: string };
  tool: string;
  kind: string;
  title: string;
}

/** Where something shared is read. Some kinds have an address of their own; the plain one shows any. */
export function sharePath({ runs, works }: Services, shared: Shared, secret: string): string {
  const { subject, tool, title } = shared;
  const kind = subject.kind === 'work' ? works.kindOf(shared.kind) : runs.kindOf(shared.kind);
  return kind?.sharePath?.({ tool, title, secret }) ?? href('/shared/:id', { id: secret });
}
