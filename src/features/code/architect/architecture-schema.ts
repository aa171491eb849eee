import { z } from 'zod';
import {
  componentKindIds,
  fieldTypes,
  limits,
  longestLine,
  longestName,
  longestSummary,
  type Architecture,
} from './architecture.ts';
import { entityName, fieldName } from './names.ts';

const line = z.string().max(longestLine);
const id = z.string().min(1).max(longestName);

export const architectureSchema: z.ZodType<Architecture> = z.strictObject({
  summary: z.string().max(longestSummary),
  components: z
    .array(
      z.strictObject({
        id,
        name: z.string().max(longestName),
        kind: z.enum(componentKindIds),
        technology: z.string().max(longestName),
        purpose: line,
      }),
    )
    .max(limits.components),
  links: z.array(z.strictObject({ from: id, to: id, label: z.string().max(longestName) })).max(limits.links),
  entities: z
    .array(
      z.strictObject({
        name: z.string().regex(entityName),
        fields: z
          .array(
            z.strictObject({
              name: z.string().regex(fieldName),
              type: z.enum([...fieldTypes, 'reference']),
              optional: z.boolean(),
              unique: z.boolean(),
              target: z.string().max(longestName),
            }),
          )
          .max(limits.fields),
      }),
    )
    .max(limits.entities),
  decisions: z
    .array(
      z.strictObject({
        title: z.string().max(longestLine),
        choice: line,
        reason: line,
        alternatives: line,
      }),
    )
    .max(limits.decisions),
  risks: z.array(z.strictObject({ risk: line, effect: line, measure: line })).max(limits.risks),
});
