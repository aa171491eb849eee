import { expect, test } from 'vitest';
import { runCard } from '../run-card.ts';
import { readTable } from '../table/read-table.ts';
import { typedTable } from '../table/typed-table.ts';
import { pointsOf } from './points.ts';

const table = typedTable(readTable('Shop,Revenue\nNorth,5\n,9\nSouth,2\nEast,'));

test('bars show the group without a name, and each stands for its own row', () => {
  const ran = runCard('SELECT Shop, SUM(Revenue) FROM data GROUP BY Shop ORDER BY 2 DESC', table);
  if (ran.is === 'failure') throw new Error(ran.why);
  const bars = pointsOf('bars', ran.result);
  expect(bars.map(({ name, y }) => [name, y])).toEqual([
    ['(empty)', 9],
    ['North', 5],
    ['South', 2],
  ]);
  expect(bars.map(({ row }) => row[0])).toEqual([null, 'North', 'South']);
  expect(pointsOf('line', ran.result).map(({ name }) => name)).toEqual(['North', 'South']);
});
