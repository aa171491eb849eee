/** A REST interface over the data model, as OpenAPI 3.1. */
import type { Entity, EntityField, FieldType } from './architecture.ts';
import { plural, snake } from './names.ts';
import { orderEntities } from './order-entities.ts';

const schemas: Record<FieldType | 'reference', object> = {
  text: { type: 'string', maxLength: 10_000 },
  integer: { type: 'integer' },
  decimal: { type: 'number' },
  boolean: { type: 'boolean' },
  date: { type: 'string', format: 'date' },
  timestamp: { type: 'string', format: 'date-time' },
  json: {},
  reference: { type: 'string', format: 'uuid' },
};

export const pathOf = (entity: string) => `/${plural(snake(entity)).replaceAll('_', '-')}`;
export const keyOf = ({ name, type }: EntityField) => (type === 'reference' ? `${name}Id` : name);

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const body = (schema: object) => ({ content: { 'application/json': { schema } } });
const problem = (description: string) => ({ description, ...body(ref('Problem')) });

export function writeOpenApi(title: string, given: readonly Entity[]): object {
  const { entities } = orderEntities(given);
  return {
    openapi: '3.1.0',
    info: { title, version: '0.1.0' },
    paths: Object.fromEntries(entities.flatMap(({ name }) => pathsOf(name))),
    components: {
      schemas: {
        Problem: {
          type: 'object',
          required: ['message'],
          properties: { message: { type: 'string' } },
        },
        ...Object.fromEntries(entities.flatMap(schemasOf)),
      },
    },
  };
}

function schemasOf({ name, fields }: Entity): [string, object][] {
  const properties = Object.fromEntries(fields.map((field) => [keyOf(field), schemas[field.type]]));
  const required = fields.filter(({ optional }) => !optional).map(keyOf);
  const input = { type: 'object', additionalProperties: false, required, properties };
  const kept = {
    type: 'object',
    required: ['id', ...required],
    properties: { id: { type: 'string', format: 'uuid' }, ...properties },
  };
  return [
    [`${name}Input`, input],
    [name, kept],
  ];
}

function pathsOf(name: string): [string, object][] {
  const id = { name: 'id', in: 'path', required: true, schema: { type: 'string', format: 'uuid' } };
  const one = { description: `The ${name}.`, ...body(ref(name)) };
  const input = { required: true, ...body(ref(`${name}Input`)) };
  const missing = { 404: problem('There is none with this id.') };
  const invalid = { 422: problem('The body does not fit.') };
  const many = plural(name);
  return [
    [
      pathOf(name),
      {
        get: {
          operationId: `list${many}`,
          responses: { 200: { description: `All ${many}.`, ...body({ type: 'array', items: ref(name) }) } },
        },
        post: { operationId: `create${name}`, requestBody: input, responses: { 201: one, ...invalid } },
      },
    ],
    [
      `${pathOf(name)}/{id}`,
      {
        parameters: [id],
        get: { operationId: `get${name}`, responses: { 200: one, ...missing } },
        put: {
          operationId: `replace${name}`,
          requestBody: input,
          responses: { 200: one, ...missing, ...invalid },
        },
        delete: {
          operationId: `delete${name}`,
          responses: {
            204: { description: 'It is deleted.' },
            ...missing,
            409: problem('Something refers to it.'),
          },
        },
      },
    ],
  ];
}
