/** How questions to files are answered: read, asked and counted without an app around it. */
import type { PictureText } from '#kit/models/calls.ts';
import { sniffType } from '#kit/files/sniff-type.server.ts';
import type { ReadPage } from '#kit/documents/read/document.ts';
import { formOf } from '#kit/documents/read/form-of.server.ts';
import { readDocument } from '#kit/documents/read/read-document.server.ts';
import { recognisedPage } from '#kit/documents/read/recognised.server.ts';
import type { RunContext } from '#tools/define/define-run.server.ts';
import type { OwnDocument } from '../run-extension.server.ts';
import { findStatements } from '../talk/find-statements.server.ts';
import { quotablePages } from '../talk/gather.server.ts';
import { questionFor } from '../extract/by-meaning.ts';
import { cellOf } from '../extract/cell.ts';
import { readPlainly } from '../extract/run.server.ts';
import { keyOf, kindOf } from '../extract/values.ts';
import { billFields, type Bill } from './invoices.testing.ts';

export type ExpectedAnswer = readonly [question: string, told: string | null];

export type AskedFile = {
  name: string;
  questions: readonly ExpectedAnswer[];
} & ({ make(): Promise<Uint8Array> | Uint8Array | string } | { seen: PictureText });

/** `right`: told first. `half`: told after something else. `silent`: said not to be there though it is. */
export type Outcome = 'right' | 'half' | 'silent' | 'wrong';

export interface Measured {
  file: string;
  question: string;
  expected: string | null;
  answer: string[];
  outcome: Outcome;
}

/** Without a model of meaning and without an index: by words and rules alone. */
export const plainContext = {
  models: { isReady: () => false },
  find: async () => ({ hits: [] }),
  signal: new AbortController().signal,
} as unknown as RunContext;

export async function readFile(file: AskedFile): Promise<OwnDocument> {
  const { form, pages } = await pagesOf(file);
  return {
    id: '00000000-0000-4000-8000-000000000001',
    name: file.name,
    form,
    pageCount: pages.length,
    isPartial: false,
    isUnderWay: false,
    async *pages() {
      yield* pages;
    },
  };
}

async function pagesOf(file: AskedFile) {
  if ('seen' in file) return { form: 'picture' as const, pages: [recognisedPage(file.seen, { number: 1 })] };
  const made = await file.make();
  const bytes = new Uint8Array(typeof made === 'string' ? Buffer.from(made) : made);
  const form = formOf({
    name: file.name,
    head: bytes.subarray(0, 4096),
    type: await sniffType(bytes.subarray(0, 4100)),
  });
  if (!form || form === 'picture') throw new Error(`not a document: ${file.name}`);
  const pages: ReadPage[] = [];
  for await (const part of readDocument({ form, bytes, from: 1 })) if ('page' in part) pages.push(part.page);
  return { form, pages };
}

export async function measure(files: readonly AskedFile[]): Promise<Measured[]> {
  const all: Measured[] = [];
  for (const file of files) {
    const document = await readFile(file);
    const pages = await quotablePages([document], plainContext.signal);
    for (const [question, expected] of file.questions) {
      const { isAbsent, chosen, reckoned } = await findStatements(question, pages, plainContext);
      const quoted = chosen.map(({ role, text, said }) => (role === 'table' ? said : text));
      const answer = isAbsent ? [] : reckoned ? [reckoned] : quoted;
      all.push({ file: file.name, question, expected, answer, outcome: outcomeOf(answer, expected) });
    }
  }
  return all;
}

function outcomeOf(answer: readonly string[], expected: string | null): Outcome {
  if (expected === null) return answer.length === 0 ? 'right' : 'wrong';
  const at = answer.findIndex((text) => text.includes(expected));
  if (at === 0) return 'right';
  if (at > 0) return 'half';
  return answer.length === 0 ? 'silent' : 'wrong';
}

export function figuresOf(all: readonly Measured[]) {
  const count = (outcome: Outcome, of: readonly Measured[]) =>
    of.filter((one) => one.outcome === outcome).length;
  const planted = all.filter(({ expected }) => expected !== null);
  const absent = all.filter(({ expected }) => expected === null);
  return {
    planted: planted.length,
    right: count('right', planted),
    half: count('half', planted),
    silent: count('silent', planted),
    wrong: count('wrong', planted),
    unanswerable: absent.length,
    saidSo: count('right', absent),
    madeUp: count('wrong', absent),
  };
}

/** Cells of bills: `filled` are right and shown as sure, `wrong` are shown as sure and are not. */
export async function measureBills(bills: readonly Bill[]) {
  const cells = [];
  for (const bill of bills) {
    const document = await readFile(bill);
    const pages = await Array.fromAsync(document.pages());
    const quotable = await quotablePages([document], plainContext.signal);
    for (const [at, field] of billFields.entries()) {
      const kind = kindOf(field);
      const found = await findStatements(questionFor(field, kind), quotable, plainContext);
      const { state, value, readings } = cellOf(readPlainly(pages, field, found), kind, undefined);
      const isRight = value !== null && keyOf(kind, value) === keyOf(kind, bill.values[at]!);
      const outcome = state !== 'agreed' ? 'open' : isRight ? 'filled' : 'wrong';
      cells.push({
        file: bill.name,
        field,
        outcome,
        readings: readings.map(({ by, value: read }) => `${by} ${read}`),
      });
    }
  }
  return cells;
}
