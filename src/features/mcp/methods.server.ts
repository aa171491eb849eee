/** The methods that answer at once. Running a tool takes its time and stands in `call-tool.server.ts`. */
import type { MemberContext } from '#kit/http/context.server.ts';
import { newest, serverInfoKey, supported, withHandshake, type Era } from './protocol-version.ts';
import { enginesTool } from './engines.server.ts';
import { presentTool } from './list-tools.server.ts';
import { codes, ProtocolError, type Request } from './message.ts';
import { listResources, readResource, runTemplate } from './resources.server.ts';

type Method = (request: Request, context: MemberContext, era: Era) => object | Promise<object>;

/** How long a client may keep an answer, and whether others may see it. */
const forAll = { ttlMs: 5 * 60_000, cacheScope: 'public' };
const forCaller = { ttlMs: 0, cacheScope: 'private' };

const capabilities = { tools: {}, resources: {} };
const instructions =
  'Each tool runs on behalf of the API key’s owner and is saved in their history, available as resources. Use list-engines to see the available engines.';
const serverInfo = ({ settings }: MemberContext) => ({
  name: 'frenly',
  title: settings.product.name,
  version: newest,
});

const common: Record<string, Method> = {
  'tools/list': (_, { runs }) => ({
    tools: [...runs.tools.map((tool) => presentTool(tool, runs.mustKindOf(tool.output.id))), enginesTool],
    ...forAll,
  }),
  'resources/list': async (_, context) => ({ resources: await listResources(context), ...forCaller }),
  'resources/templates/list': () => ({ resourceTemplates: [runTemplate], ...forAll }),
  'resources/read': async (request, context, era) => ({
    contents: await readResource(request, context, era),
    ...forCaller,
  }),
};

const byEra: Record<Era, Record<string, Method>> = {
  modern: {
    ...common,
    'server/discover': (_, context) => ({
      supportedVersions: supported,
      capabilities,
      serverInfo: serverInfo(context),
      instructions,
      ...forAll,
    }),
  },
  handshake: {
    ...common,
    initialize: ({ params }, context) => ({
      protocolVersion: withHandshake.find((known) => known === params.protocolVersion) ?? withHandshake[0],
      capabilities,
      serverInfo: serverInfo(context),
      instructions,
    }),
    ping: () => ({}),
  },
};

export async function answer(request: Request, context: MemberContext, era: Era): Promise<object> {
  const methods = byEra[era];
  if (!Object.hasOwn(methods, request.method))
    throw new ProtocolError(codes.unknownMethod, `Unknown method: ${request.method}`, {
      status: era === 'modern' ? 404 : 200,
    });
  return complete(await methods[request.method]!(request, context, era), context, era);
}

/** Since there is no handshake, every result says that it is whole and whose it is. */
export function complete(result: object, context: MemberContext, era: Era): object {
  if (era === 'handshake') return result;
  const { _meta: meta } = result as { _meta?: object };
  return { resultType: 'complete', ...result, _meta: { ...meta, [serverInfoKey]: serverInfo(context) } };
}
