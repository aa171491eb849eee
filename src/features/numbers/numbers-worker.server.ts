/** Worker: tables read, profiled and asked. */
import { decodeText } from '#kit/documents/read/decode-text.ts';
import { ReadFailure } from '#kit/documents/read/failure.ts';
import { readSheets } from '#kit/documents/read/sheets.ts';
import { AppError } from '#kit/errors.ts';
import { serveTasks } from '#kit/workers/serve-tasks.server.ts';
import type { Dashboard } from './dashboard.ts';
import { dashboardText } from './dashboard-text.ts';
import { makeDashboard, type Given } from './make-dashboard.ts';
import { openTable } from './open-table.ts';
import { QueryFailure } from './query/query.ts';
import { addReadings, describeTable, type SqlReading } from './readings.ts';
import { writeCsv } from './write-csv.ts';

interface GivenFile extends Omit<Given, 'text' | 'isCut'> {
  bytes: Uint8Array;
  isSheet: boolean;
  sheet: string;
}

export const tasks = {
  fromText: (given: Given) => said(() => makeDashboard(given)),
  fromFile: ({ bytes, isSheet, sheet, ...given }: GivenFile) =>
    said(() =>
      makeDashboard({ ...given, ...(isSheet ? sheetIn(bytes, sheet) : { text: decodeText(bytes) }) }),
    ),
  text: (dashboard: Dashboard) => dashboardText(dashboard),
  describe: (dashboard: Dashboard) => describeTable(openTable(dashboard)),
  readings: ({
    dashboard,
    question,
    readings,
  }: {
    dashboard: Dashboard;
    question: string;
    readings: SqlReading[];
  }) => addReadings(dashboard, question, readings),
};

/** Tables as text alone decide nothing by their look: the sheet that is named, else the longest. */
function sheetIn(bytes: Uint8Array, wanted: string) {
  const sheets = readSheets(bytes).filter(({ rows }) => rows.length > 1);
  const sheet = wanted
    ? sheets.find(({ name }) => name.toLowerCase() === wanted.toLowerCase())
    : sheets.toSorted((a, b) => b.rows.length - a.rows.length)[0];
  if (!sheet)
    throw new QueryFailure(
      wanted && sheets.length > 0
        ? `There is no sheet of that name. Choose ${sheets
            .slice(0, 5)
            .map(({ name }) => `“${name.slice(0, 40)}”`)
            .join(', ')}.`
        : 'There is no table in this file.',
    );
  return { text: writeCsv(sheet.rows), isCut: sheet.isCut };
}

/** What is wrong with a table is for whoever brought it. */
function said<Made>(make: () => Made): Made {
  try {
    return make();
  } catch (error) {
    if (error instanceof QueryFailure) throw new AppError('invalid:table', { message: error.message });
    if (error instanceof ReadFailure)
      throw new AppError('invalid:table', {
        message: 'This file can’t be read. Save it as CSV or XLSX without a password and try again.',
      });
    throw error;
  }
}

serveTasks(tasks);
