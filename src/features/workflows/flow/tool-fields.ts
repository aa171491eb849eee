/** The fields of a tool as forms and links know them, read from its schema. */
import { z } from 'zod';
import type { AnyTool } from '#tools/define/tool.ts';

export interface ToolField {
  name: string;
  is: 'text' | 'number' | 'yes' | 'choice' | 'list' | 'other';
  hint: string;
  required: boolean;
  /** Worth more than a line. */
  isLong: boolean;
  options: string[];
}

interface Property {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  description?: string;
  maxLength?: number;
  anyOf?: Property[];
  items?: Property;
  format?: string;
}

const known = new WeakMap<AnyTool, ToolField[]>();

export function toolFields(tool: AnyTool): ToolField[] {
  const fields = known.get(tool) ?? readFields(tool);
  known.set(tool, fields);
  return fields;
}

function readFields({ input }: AnyTool): ToolField[] {
  const schema = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }) as {
    properties?: Record<string, Property>;
    required?: string[];
  };
  return Object.entries(schema.properties ?? {}).map(([name, property]) => ({
    name,
    is: sortOf(property),
    hint: property.description ?? '',
    required: schema.required?.includes(name) ?? false,
    isLong: property.type === 'string' && (property.maxLength ?? Infinity) > 300,
    options: (property.enum ?? []).filter((option) => typeof option === 'string'),
  }));
}

function sortOf({ type, enum: options, items }: Property): ToolField['is'] {
  if (options) return 'choice';
  if (type === 'string') return 'text';
  if (type === 'number' || type === 'integer') return 'number';
  if (type === 'boolean') return 'yes';
  if (type === 'array' && items?.type === 'string') return 'list';
  return 'other';
}

export const isListField = (tool: AnyTool, name: string) =>
  toolFields(tool).find((field) => field.name === name)?.is === 'list';
