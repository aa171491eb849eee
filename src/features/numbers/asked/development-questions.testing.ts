/** Used for development: the parser was changed until these came out well. */
import {
  bottom,
  mean,
  most,
  names,
  num,
  per,
  sum,
  top,
  where,
  type AskedQuestion,
} from './expect.testing.ts';

export const developmentOrders: AskedQuestion[] = [
  { question: 'sum of units', expected: (rows) => sum(rows, 'Units') },
  {
    question: 'What were the total units sold in the South?',
    expected: (rows) => sum(where(rows, 'Region', 'South'), 'Units'),
  },
  {
    question: 'average revenue by category',
    expected: (rows) => per(rows, 'Category', (group) => mean(group, 'Revenue')),
  },
  { question: 'How many orders are there?', expected: (rows) => rows.length },
  {
    question: 'number of orders per region',
    expected: (rows) => per(rows, 'Region', (group) => group.length),
  },
  {
    question: 'Which region had the highest revenue?',
    expected: (rows) =>
      names(
        top(
          per(rows, 'Region', (group) => sum(group, 'Revenue')),
          1,
        ),
      ),
  },
  {
    question: 'bottom 2 products by units',
    expected: (rows) =>
      names(
        bottom(
          per(rows, 'Product', (group) => sum(group, 'Units')),
          2,
        ),
      ),
  },
  {
    question: 'revenue in October 2025',
    expected: (rows) =>
      sum(
        rows.filter((row) => row['Order date']!.startsWith('2025-10')),
        'Revenue',
      ),
  },
  { question: 'What is the most expensive unit price?', expected: (rows) => most(rows, 'Unit price') },
  { question: 'How many customers do we have?', expected: () => 'abstains' },
  {
    question: 'coffee revenue by quarter',
    expected: (rows) =>
      per(
        where(rows, 'Category', 'Coffee'),
        (row) =>
          `${row['Order date']!.slice(0, 4)}-Q${Math.ceil(Number(row['Order date']!.slice(5, 7)) / 3)}`,
        (group) => sum(group, 'Revenue'),
      ),
  },
  {
    question: 'orders with at least 15 units',
    expected: (rows) => rows.filter((row) => num(row.Units) >= 15).map((row) => row['Order ID']!),
  },
  {
    question: 'What share of orders was returned?',
    expected: (rows) => where(rows, 'Returned', 'yes').length / rows.length,
  },
  { question: 'price', expected: () => 'asks back' },
];

export const developmentStaff: AskedQuestion[] = [
  {
    question: 'Who has the lowest salary?',
    expected: (rows) =>
      names(
        bottom(
          rows.map((row) => [row.Name!, num(row.Salary)]),
          1,
        ),
      ),
  },
  {
    question: 'average salary per department',
    expected: (rows) => per(rows, 'Department', (group) => mean(group, 'Salary')),
  },
  {
    question: 'How many specialists work in Lyon?',
    expected: (rows) => where(where(rows, 'Job title', 'Specialist'), 'City', 'Lyon').length,
  },
  { question: 'How many cities are there?', expected: (rows) => new Set(rows.map(({ City }) => City)).size },
  {
    question: 'people earning more than 60000',
    expected: (rows) => rows.filter((row) => num(row.Salary) > 60_000).map(({ Name }) => Name!),
  },
  {
    question: 'How many people started before 2019?',
    expected: (rows) => rows.filter((row) => Number(row['Start date']!.slice(-4)) < 2019).length,
  },
  { question: 'Who should be promoted?', expected: () => 'abstains' },
];

export const developmentTickets: AskedQuestion[] = [
  { question: 'average satisfaction', expected: (rows) => mean(rows, 'Satisfaction') },
  { question: 'tickets by channel', expected: (rows) => per(rows, 'Channel', (group) => group.length) },
  { question: 'How many tickets did Ben handle?', expected: (rows) => where(rows, 'Agent', 'Ben').length },
  {
    question: 'which channel has the most tickets',
    expected: (rows) =>
      names(
        top(
          per(rows, 'Channel', (group) => group.length),
          1,
        ),
      ),
  },
  {
    question: 'tickets opened in August',
    expected: (rows) =>
      rows.filter(({ Opened }) => Opened!.slice(5, 7) === '08').map(({ Ticket }) => Ticket!),
  },
  {
    question: 'how many tickets have no satisfaction',
    expected: (rows) => where(rows, 'Satisfaction', '').length,
  },
  {
    question: 'low or normal priority tickets',
    expected: (rows) =>
      rows.filter(({ Priority }) => Priority === 'low' || Priority === 'normal').map(({ Ticket }) => Ticket!),
  },
];
