import type { ToolRegistry } from '#tools/define/tool-registry.server.ts';
import { acceptedBy } from '#tools/define/accepts.ts';
import { fieldForWords } from './words-field.ts';
import { toolFields } from './tool-fields.ts';

export const presentTools = ({ tools, kinds }: Pick<ToolRegistry, 'tools' | 'kinds'>) =>
  tools.map((tool) => ({
    id: tool.id,
    title: tool.title,
    description: tool.description,
    kind: tool.output.id,
    kindTitle: tool.output.title,
    accepts: kinds.filter((kind) => acceptedBy(tool.accepts, kind)).map(({ id }) => id),
    wordsField: fieldForWords(tool) ?? null,
    needsModel: tool.modelNeed !== undefined && tool.modelNeed.now === undefined,
    fields: toolFields(tool),
  }));
