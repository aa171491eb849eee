import { describe, expect, test } from 'vitest';
import { answerAll } from '../asked/measure.testing.ts';
import {
  developmentOrders,
  developmentStaff,
  developmentTickets,
} from '../asked/development-questions.testing.ts';
import { ordersCsv, ticketsCsv } from '../asked/tables.testing.ts';
import { writeSql } from '../query/write-sql.ts';
import { readTable } from '../table/read-table.ts';
import { typedTable } from '../table/typed-table.ts';
import { ask } from './ask.ts';

const orders = typedTable(readTable(ordersCsv));
const tickets = typedTable(readTable(ticketsCsv));

test('no question of the development set is answered wrongly', () => {
  const wrong = answerAll({
    orders: developmentOrders,
    staff: developmentStaff,
    tickets: developmentTickets,
  }).filter(({ outcome }) => outcome !== 'right');
  expect(wrong).toEqual([]);
});

describe('a question is asked back where it can mean several things', () => {
  test('which of two dates', () => {
    const reading = ask('How many tickets in July?', tickets);
    expect(reading).toMatchObject({ is: 'choice', options: [{ label: 'Opened' }, { label: 'Closed' }] });
  });
  test('total or average', () => {
    const reading = ask('hours to close by agent', tickets);
    expect(reading).toMatchObject({
      is: 'choice',
      options: [{ label: 'Total Hours to close' }, { label: 'Average Hours to close' }],
    });
  });
  test('a value that stands in two columns', () => {
    const table = typedTable(readTable('Seller,Buyer,Amount\nAnn,Ben,3\nBen,Ann,4'));
    expect(ask('total amount for Ann', table)).toMatchObject({
      is: 'choice',
      options: [{ label: 'Seller' }, { label: 'Buyer' }],
    });
  });
});

test.each([
  'What is the forecast for next year?',
  'Why did revenue drop?',
  'revenue by customer',
  'regions with more than 5 orders',
  'top 3 products by region by revenue per month',
  'drop table orders',
  'SELECT * FROM data',
  'revenue or units in North or tea',
  '7',
  '',
])('“%s” is left open', (question) => {
  expect(ask(question, orders).is).not.toBe('query');
});

test.each([
  ['revenue by region and category', 'GROUP BY "Region", "Category"'],
  ['orders not returned', '"Returned" = FALSE'],
  ['average revenue per order', 'AVG("Revenue")'],
  ['orders with revenue between 10 and 20', '"Revenue" >= 10 AND "Revenue" <= 20'],
  ['latest order', 'ORDER BY 2 DESC\nLIMIT 1'],
  ['how much revenue did we make in the North?', `WHERE "Region" = 'North'`],
  ['units sold since October 2025', `"Order date" >= '2025-10-01'`],
])('%s', (question, sql) => {
  const reading = ask(question, orders);
  expect(reading.is === 'query' ? writeSql(reading.query) : reading).toContain(sql);
});

test.each([
  'Show me a pie chart of revenue by product',
  'bar chart revenue by product',
  'a graph of revenue by product',
])('%s: the chart is no part of the question', (question) => {
  expect(ask(question, orders)).toEqual(ask('revenue by product', orders));
});
