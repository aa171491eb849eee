import { describe, expect, test } from 'vitest';
import { ordersCsv } from '../asked/tables.testing.ts';
import { runCard } from '../run-card.ts';
import { readTable } from '../table/read-table.ts';
import { typedTable } from '../table/typed-table.ts';
import { explain } from './explain.ts';
import { readSql } from './read-sql.ts';
import { rowsBehind } from './rows-behind.ts';
import { runQuery } from './run-query.ts';
import { writeSql } from './write-sql.ts';

const table = typedTable(
  readTable(
    'Region,Units,Price,Day,Paid\nNorth,2,0.1,2025-01-05,yes\nSouth,3,0.2,2025-02-01,no\nnorth,4,,2025-02-07,yes\n,5,0.7,,',
  ),
);
const rowsOf = (sql: string) => {
  const ran = runCard(sql, table);
  return ran.is === 'result' ? ran.result.rows : ran.why;
};

test.each([
  ['SELECT COUNT(*) FROM data', [[4]]],
  ['select sum(Units), avg("Price"), min(Day), max(Units) from data', [[14, 1 / 3, '2025-01-05', 5]]],
  ['SELECT SUM(Price) FROM data', [[1]]],
  [
    'SELECT Region, COUNT(*) FROM data GROUP BY Region ORDER BY 2 DESC, 1',
    [
      ['North', 2],
      ['South', 1],
      [null, 1],
    ],
  ],
  ["SELECT Units FROM data WHERE Region = 'NORTH' AND NOT Units > 3", [[2]]],
  ['SELECT Units FROM data WHERE Price IS NULL OR Region IS NULL ORDER BY Units DESC', [[5], [4]]],
  ["SELECT Units FROM data WHERE Region IN ('South', 'East')", [[3]]],
  ["SELECT Units FROM data WHERE Region LIKE 'N%h'", [[2], [4]]],
  ['SELECT Units FROM data WHERE Units BETWEEN 3 AND 4', [[3], [4]]],
  [
    'SELECT MONTH(Day), SUM(Units) FROM data WHERE Day IS NOT NULL GROUP BY MONTH(Day) ORDER BY 1',
    [
      ['2025-01', 2],
      ['2025-02', 7],
    ],
  ],
  ['SELECT SHARE(Paid = TRUE) FROM data', [[0.5]]],
  ['SELECT COUNT(DISTINCT Region), MEDIAN(Units) FROM data', [[2, 3.5]]],
  ['SELECT SUM(Units) / COUNT(*) AS "Per row" FROM data', [[3.5]]],
  ['SELECT Units * 2 + 1 FROM data LIMIT 1', [[5]]],
])('%s', (sql, rows) => {
  const found = rowsOf(sql);
  expect(
    typeof found === 'string'
      ? found
      : found.map((row) =>
          row.map((value) => (typeof value === 'number' ? Number(value.toPrecision(12)) : value)),
        ),
  ).toEqual(
    rows.map((row) =>
      row.map((value) => (typeof value === 'number' ? Number(value.toPrecision(12)) : value)),
    ),
  );
});

describe('what a query may not do is refused in words', () => {
  test.each([
    ['DROP TABLE data', 'Only SELECT is possible'],
    ["COPY data TO '/tmp/a'", 'Only SELECT is possible'],
    ['SELECT 1 FROM data; DROP TABLE data', 'isn’t possible here'],
    ["SELECT * FROM '/etc/passwd'", 'The only table is data'],
    ["SELECT * FROM read_csv('/etc/passwd')", 'The only table is data'],
    ['SELECT * FROM data JOIN data', 'isn’t possible here'],
    ['SELECT (SELECT 1) FROM data', 'A query within a query'],
    ["SELECT getenv('HOME') FROM data", 'There is no function GETENV'],
    ['SELECT Nothing FROM data', 'There is no column “Nothing”'],
    ['SELECT Region FROM data GROUP BY Units', 'has many values here'],
    ['SELECT SUM(Region) FROM data', 'needs a column of numbers'],
    ['SELECT Units FROM data WHERE SUM(Units) > 1', 'WHERE chooses rows'],
    ['SELECT Units FROM data WHERE Region > 3', 'can’t be compared'],
    [`SELECT ${'('.repeat(200)}1`, 'nested too deeply'],
    [`SELECT ${'1,'.repeat(9000)}1 FROM data`, 'at most'],
    ['SELECT \u0000 FROM data', 'can’t be read'],
    ['', 'Only SELECT is possible'],
  ])('%s', (sql, words) => {
    expect(rowsOf(sql)).toContain(words);
  });
});

test('a query is written as text that reads back as itself, and is told in a sentence', () => {
  const sql = `SELECT "Region", SUM("Units") AS "Total ""Units"""\nFROM data\nWHERE ("Paid" = TRUE OR "Units" > 2) AND "Region" != 'O''Brien'\nGROUP BY "Region"\nORDER BY 2 DESC\nLIMIT 3`;
  const query = readSql(
    sql,
    table.columns.map(({ name }) => name),
  );
  expect(writeSql(query)).toBe(sql);
  expect(explain(query)).toBe(
    "Shows the total of Units for each Region, only rows where Paid is yes or Units is more than 2 and Region is not O'Brien, sorted by the total of Units, highest first, and takes the first 3.",
  );
});

test('the rows behind a group are those that it was made from', () => {
  const orders = typedTable(readTable(ordersCsv));
  const query = readSql(
    'SELECT MONTH("Order date"), Region, COUNT(*) FROM data WHERE Units > 3 GROUP BY MONTH("Order date"), Region',
    orders.columns.map(({ name }) => name),
  );
  for (const row of runQuery(query, orders).rows)
    expect(runQuery(rowsBehind(query, row)!, orders).rows).toHaveLength(Number(row[2]));
});

test('numbers keep the unit of their column', () => {
  const priced = typedTable(readTable('Shop,Price,Units\nNorth,€2.50,3\nSouth,€4,1'));
  const unitsOf = (sql: string) => {
    const ran = runCard(sql, priced);
    return ran.is === 'result' ? ran.result.units : ran.why;
  };
  expect(unitsOf('SELECT Shop, SUM(Price), COUNT(*) FROM data GROUP BY Shop')).toEqual(['', '€', '']);
  expect(unitsOf('SELECT AVG(Price) * 2, MAX(Price) / MIN(Price) FROM data')).toEqual(['€', '']);
  expect(unitsOf('SELECT Price - Price, Price * Units, Units * Price FROM data')).toEqual(['€', '€', '']);
});
