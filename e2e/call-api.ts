/** Calls of the API, as a program makes them for a member or for a guest. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Member } from './people.ts';
import { nextAddress } from './unique.ts';

/** Whoever answers there. */
export interface AppAddress {
  url: string;
}
type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
export type Call = <T>(method: Method, path: string, body?: object) => Promise<T>;

/** Without a member it is a guest, who keeps the cookie that the first answer sets. */
export function callAs(
  app: AppAddress,
  member: Pick<Member, 'storageState'> | null,
  more: Record<string, string> = {},
): Call {
  const address = nextAddress();
  let cookie = member ? cookieOf(member) : '';
  return async <T>(method: Method, path: string, body?: object) => {
    const response = await fetch(app.url + path, {
      method,
      headers: { ...headersFor(app, address), cookie, ...more },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    await expectOk(path, response);
    const [given] = response.headers.getSetCookie();
    if (given && !member) cookie = given.split(';', 1)[0]!;
    return (await response.json()) as T;
  };
}

export const cookieOf = ({ storageState }: Pick<Member, 'storageState'>): string =>
  storageState.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');

/** A single call of a stranger, for what its answer sets. */
export async function post(app: AppAddress, path: string, body: object): Promise<Response> {
  const headers = headersFor(app, nextAddress());
  const response = await fetch(app.url + path, { method: 'POST', headers, body: JSON.stringify(body) });
  await expectOk(path, response);
  return response;
}

interface Run {
  id: string;
  state: string;
}
const runPoll = 100;
const longestRun = 60_000;

/** Runs a tool and answers the id of the run once it is done. */
export async function runTool(call: Call, tool: string, input: object): Promise<string> {
  const deadline = Date.now() + longestRun;
  let run = await call<Run>('POST', `/api/tools/${tool}/runs`, { input });
  while (run.state !== 'done') {
    if (run.state === 'failed' || Date.now() > deadline) throw new Error(`${tool}: ${run.state}`);
    await pause(runPoll);
    run = await call<Run>('GET', `/api/runs/${run.id}`);
  }
  return run.id;
}

const headersFor = (app: AppAddress, address: string) => ({
  'content-type': 'application/json',
  origin: app.url,
  'x-forwarded-for': address,
});

async function expectOk(path: string, response: Response) {
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
}
