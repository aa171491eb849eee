/** The caller's runs as resources: what they made earlier, for an assistant to read. */
import { ownerFor } from '#kit/businesses/act-for.server.ts';
import { and, desc, eq, isNull } from 'drizzle-orm';
import { z } from 'zod';
import type { MemberContext } from '#kit/http/context.server.ts';
import { findOwnRun, type RunRow } from '#tools/run/run-queries.server.ts';
import { runs } from '#tools/run/table.server.ts';
import { enginesResource, enginesUri, readEngines } from './engines.server.ts';
import { codes, ProtocolError, readParams, type Request } from './message.ts';
import type { Era } from './protocol-version.ts';

const most = 25;
const scheme = 'frenly://runs/';
const mimeType = 'text/markdown';

export const runTemplate = {
  uriTemplate: `${scheme}{id}`,
  name: 'run',
  title: 'One of your runs',
  description: 'A run’s input and result, by its id.',
  mimeType,
};

/** Where a run can be read again. */
export const linkTo = ({ id, title, createdAt }: Pick<RunRow, 'id' | 'title' | 'createdAt'>) => ({
  uri: scheme + id,
  name: title,
  mimeType,
  annotations: { lastModified: createdAt.toISOString() },
});

/** A key lists what it may read; a result that it made itself it reads by its address. */
export async function listResources({ db, caller, runs: { titleOf } }: MemberContext) {
  if (caller.key && !caller.key.scopes.includes('content:read')) return [enginesResource];
  const rows = await db
    .select({ id: runs.id, tool: runs.tool, title: runs.title, createdAt: runs.createdAt })
    .from(runs)
    .where(and(eq(runs.ownerId, ownerFor(caller)), isNull(runs.deletedAt)))
    .orderBy(desc(runs.id))
    .limit(most);
  return [...rows.map((row) => ({ ...linkTo(row), description: titleOf(row.tool) })), enginesResource];
}

const readingParams = z.looseObject({ uri: z.string().max(1000) });

export async function readResource(request: Request, context: MemberContext, era: Era) {
  const { db, caller } = context;
  const { uri } = readParams(readingParams, request);
  if (uri === enginesUri)
    return [{ uri, mimeType: enginesResource.mimeType, text: await readEngines(context) }];
  const { data: id } = z.uuid().safeParse(uri.startsWith(scheme) ? uri.slice(scheme.length) : undefined);
  const row = id && (await findOwnRun(db, { id, ownerId: ownerFor(caller) }));
  if (!row)
    // The handshake's revisions have a number of their own for this.
    throw new ProtocolError(era === 'modern' ? codes.invalidParams : -32002, 'Resource not found', {
      data: { uri },
    });
  return [{ uri, mimeType, text: asMarkdown(row, context.runs.titleOf(row.tool)) }];
}

function asMarkdown({ title, state, input, output, error }: RunRow, tool: string): string {
  const asked = `\`\`\`json\n${JSON.stringify(input, null, 2)}\n\`\`\``;
  const made = Object.entries(output.texts).map(([name, text]) => `## ${name}\n\n${text}`);
  return [
    `# ${title}`,
    `${tool}, ${state}${error ? `: ${error}` : ''}`,
    '## Asked',
    asked,
    ...made,
    ...(output.data === null
      ? []
      : ['## Data', `\`\`\`json\n${JSON.stringify(output.data, null, 2)}\n\`\`\``]),
  ].join('\n\n');
}
