/** The files of a scaffold that are the same for every system: a small REST server without packages. `scaffold.test.ts` runs them. */

const store = String.raw`import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import type { Entity, Field } from './entities.ts';

export type Row = Record<string, unknown> & { id: string };
export type Store = ReturnType<typeof openStore>;

/** A file, or ':memory:' for tests. */
export function openStore(place: string) {
  const database = new DatabaseSync(place);
  database.exec('pragma foreign_keys = on');
  const { tables } = database.prepare("select count(*) as tables from sqlite_master where type = 'table'").get() as { tables: number };
  if (tables === 0) database.exec(readFileSync(new URL('../schema.sql', import.meta.url), 'utf8'));

  const read = (entity: Entity, row: Record<string, unknown>): Row => {
    const fields = entity.fields
      .filter(({ column }) => row[column] !== null)
      .map((field) => [field.name, fromColumn(field, row[field.column])]);
    return { id: String(row.id), ...Object.fromEntries(fields) };
  };

  return {
    list: (entity: Entity): Row[] =>
      database
        .prepare('select * from "' + entity.table + '" order by rowid')
        .all()
        .map((row) => read(entity, row)),

    get(entity: Entity, id: string): Row | undefined {
      const row = database.prepare('select * from "' + entity.table + '" where id = ?').get(id);
      return row ? read(entity, row) : undefined;
    },

    create(entity: Entity, values: Record<string, unknown>): Row {
      const id = randomUUID();
      const columns = ['id', ...entity.fields.map(({ column }) => column)];
      const marks = columns.map(() => '?').join(', ');
      database
        .prepare('insert into "' + entity.table + '" (' + columns.map(quote).join(', ') + ') values (' + marks + ')')
        .run(id, ...toColumns(entity, values));
      return this.get(entity, id)!;
    },

    replace(entity: Entity, id: string, values: Record<string, unknown>): Row | undefined {
      const changes = entity.fields.map(({ column }) => quote(column) + ' = ?').join(', ');
      if (changes !== '')
        database.prepare('update "' + entity.table + '" set ' + changes + ' where id = ?').run(...toColumns(entity, values), id);
      return this.get(entity, id);
    },

    remove: (entity: Entity, id: string): boolean =>
      database.prepare('delete from "' + entity.table + '" where id = ?').run(id).changes > 0,

    close: () => database.close(),
  };
}

const quote = (name: string) => '"' + name + '"';

const toColumns = (entity: Entity, values: Record<string, unknown>) =>
  entity.fields.map((field) => toColumn(field, values[field.name]));

function toColumn({ type }: Field, value: unknown): SQLInputValue {
  if (value === undefined || value === null) return null;
  if (type === 'boolean') return value ? 1 : 0;
  if (type === 'json') return JSON.stringify(value);
  return value as SQLInputValue;
}

function fromColumn({ type }: Field, value: unknown): unknown {
  if (type === 'boolean') return value === 1;
  return type === 'json' ? JSON.parse(String(value)) : value;
}
`;

const check = String.raw`import type { Entity, Field } from './entities.ts';

export class Invalid extends Error {}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const date = /^\d{4}-\d{2}-\d{2}$/;

const fits: Record<Field['type'], (value: unknown) => boolean> = {
  text: (value) => typeof value === 'string' && value.length <= 10_000,
  integer: (value) => Number.isSafeInteger(value),
  decimal: (value) => Number.isFinite(value),
  boolean: (value) => typeof value === 'boolean',
  date: (value) => typeof value === 'string' && date.test(value) && !Number.isNaN(Date.parse(value)),
  timestamp: (value) => typeof value === 'string' && !Number.isNaN(Date.parse(value)),
  json: () => true,
  reference: (value) => typeof value === 'string' && uuid.test(value),
};

/** What was sent, if it fits the entity. */
export function checkBody(entity: Entity, body: unknown): Record<string, unknown> {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw new Invalid('Send an object.');
  const values = body as Record<string, unknown>;
  const known = new Set(entity.fields.map(({ name }) => name));
  const unknown = Object.keys(values).find((name) => !known.has(name));
  if (unknown !== undefined) throw new Invalid('There is no field ' + unknown + '.');
  for (const field of entity.fields) {
    const value = values[field.name];
    if (value === undefined || value === null) {
      if (!field.optional) throw new Invalid('The field ' + field.name + ' is missing.');
    } else if (!fits[field.type](value)) throw new Invalid('The field ' + field.name + ' has to be a ' + field.type + '.');
  }
  return values;
}
`;

const server = String.raw`import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { checkBody, Invalid } from './check.ts';
import { entities } from './entities.ts';
import type { Store } from './store.ts';

const largestBody = 1_000_000;

class Refusal extends Error {
  status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

export const createApp = (store: Store) =>
  createServer((request, response) => {
    answer(store, request, response).catch((error: unknown) => {
      const [status, message] = problemOf(error);
      send(response, status, { message });
    });
  });

async function answer(store: Store, request: IncomingMessage, response: ServerResponse) {
  const [, path = '', id] = new URL(request.url ?? '/', 'http://localhost').pathname.split('/');
  const entity = entities.find((one) => one.path === path);
  if (!entity) throw new Refusal(404, 'There is nothing here.');
  const method = request.method ?? 'GET';
  if (id === undefined || id === '') {
    if (method === 'GET') return send(response, 200, store.list(entity));
    if (method === 'POST') return send(response, 201, store.create(entity, checkBody(entity, await readBody(request))));
    throw new Refusal(405, 'Use GET or POST here.');
  }
  const found = store.get(entity, id);
  if (!found) throw new Refusal(404, 'There is none with this id.');
  if (method === 'GET') return send(response, 200, found);
  if (method === 'PUT') return send(response, 200, store.replace(entity, id, checkBody(entity, await readBody(request))));
  if (method === 'DELETE') {
    store.remove(entity, id);
    return send(response, 204);
  }
  throw new Refusal(405, 'Use GET, PUT or DELETE here.');
}

async function readBody(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > largestBody) throw new Refusal(413, 'The body is too large.');
    chunks.push(chunk);
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString('utf8'));
  } catch {
    throw new Refusal(400, 'The body is not JSON.');
  }
}

function problemOf(error: unknown): [number, string] {
  if (error instanceof Refusal) return [error.status, error.message];
  if (error instanceof Invalid) return [422, error.message];
  const message = error instanceof Error ? error.message : '';
  if (message.includes('FOREIGN KEY')) return [409, 'A reference does not fit.'];
  if (message.includes('UNIQUE')) return [409, 'There is already one like it.'];
  console.error(error);
  return [500, 'Something went wrong.'];
}

function send(response: ServerResponse, status: number, body?: unknown) {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' });
  response.end(body === undefined ? undefined : JSON.stringify(body));
}
`;

const main = String.raw`import { createApp } from './api.ts';
import { openStore } from './store.ts';

const port = Number(process.env.PORT ?? 3000);
createApp(openStore(process.env.DATABASE ?? 'data.sqlite')).listen(port, () => console.log('http://localhost:' + port));
`;

const test = String.raw`import assert from 'node:assert/strict';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { after, before, test } from 'node:test';
import { entities, type Entity } from '../src/entities.ts';
import { createApp } from '../src/api.ts';
import { openStore } from '../src/store.ts';

const store = openStore(':memory:');
const app = createApp(store);
let base = '';
let count = 0;

before(async () => {
  app.listen(0, '127.0.0.1');
  await once(app, 'listening');
  base = 'http://127.0.0.1:' + (app.address() as AddressInfo).port;
});
after(() => {
  app.closeAllConnections();
  app.close();
  store.close();
});

const call = (method: string, path: string, body?: unknown) =>
  fetch(base + '/' + path, {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });

/** Values for every required field; what it refers to is created first. */
async function example(entity: Entity): Promise<Record<string, unknown>> {
  count += 1;
  const samples = { text: 'text ' + count, integer: count, decimal: count + 0.5, boolean: true, date: '2026-01-31', timestamp: '2026-01-31T12:00:00.000Z', json: { count } };
  const values: Record<string, unknown> = {};
  for (const field of entity.fields) {
    if (field.optional) continue;
    values[field.name] = field.type === 'reference' ? (await create(entities.find(({ name }) => name === field.target)!)).id : samples[field.type];
  }
  return values;
}

async function create(entity: Entity): Promise<{ id: string }> {
  const response = await call('POST', entity.path, await example(entity));
  assert.equal(response.status, 201);
  return (await response.json()) as { id: string };
}

for (const entity of entities) {
  test(entity.name + ' is created, read, replaced and deleted', async () => {
    const values = await example(entity);
    const created = await call('POST', entity.path, values);
    assert.equal(created.status, 201);
    const kept = (await created.json()) as { id: string };
    assert.deepEqual(kept, { id: kept.id, ...values });
    assert.deepEqual(await (await call('GET', entity.path + '/' + kept.id)).json(), kept);
    const list = (await (await call('GET', entity.path)).json()) as { id: string }[];
    assert.ok(list.some(({ id }) => id === kept.id));
    assert.equal((await call('PUT', entity.path + '/' + kept.id, values)).status, 200);
    assert.equal((await call('DELETE', entity.path + '/' + kept.id)).status, 204);
    assert.equal((await call('GET', entity.path + '/' + kept.id)).status, 404);
  });

  test(entity.name + ' with what does not fit is refused', async () => {
    assert.equal((await call('POST', entity.path, { unheardOf: 1 })).status, 422);
    assert.equal((await call('POST', entity.path, [])).status, 422);
    const required = entity.fields.filter(({ optional }) => !optional);
    if (required.length > 0) assert.equal((await call('POST', entity.path, {})).status, 422);
  });
}

test('an unknown path is 404', async () => {
  assert.equal((await call('GET', 'nothing-here')).status, 404);
});
`;

export const fixedFiles: Readonly<Record<string, string>> = {
  'src/check.ts': check,
  'src/main.ts': main,
  'src/api.ts': server,
  'src/store.ts': store,
  'test/api.test.ts': test,
};
