/** Thirty questions, written before anything read questions. First run: 28 right, 2 left open, none wrong; “how much” was added after it. */
import {
  bottom,
  least,
  mean,
  median,
  most,
  names,
  num,
  per,
  sum,
  top,
  where,
  type AskedQuestion,
} from './expect.testing.ts';

const month = (row: Record<string, string>) => row['Order date']!.slice(0, 7);

export const asideOrders: AskedQuestion[] = [
  { question: 'What is our total revenue?', expected: (rows) => sum(rows, 'Revenue') },
  {
    question: 'How much revenue did we make in the North?',
    expected: (rows) => sum(where(rows, 'Region', 'North'), 'Revenue'),
  },
  {
    question: 'Revenue by region',
    expected: (rows) => per(rows, 'Region', (group) => sum(group, 'Revenue')),
  },
  {
    question: 'Which product sold the most units?',
    expected: (rows) =>
      names(
        top(
          per(rows, 'Product', (group) => sum(group, 'Units')),
          1,
        ),
      ),
  },
  { question: 'How many orders were returned?', expected: (rows) => where(rows, 'Returned', 'yes').length },
  {
    question: 'top 3 products by revenue',
    expected: (rows) =>
      names(
        top(
          per(rows, 'Product', (group) => sum(group, 'Revenue')),
          3,
        ),
      ),
  },
  { question: 'What was the average number of units per order?', expected: (rows) => mean(rows, 'Units') },
  {
    question: 'Show revenue per month',
    expected: (rows) => per(rows, month, (group) => sum(group, 'Revenue')),
  },
  {
    question: 'How many tea orders came from the West?',
    expected: (rows) => where(where(rows, 'Category', 'Tea'), 'Region', 'West').length,
  },
  { question: 'What is the profit margin by region?', expected: () => 'abstains' },
  {
    question: 'How many different products do we sell?',
    expected: (rows) => new Set(rows.map(({ Product }) => Product)).size,
  },
  {
    question: 'orders over 100 in revenue',
    expected: (rows) => rows.filter((row) => num(row.Revenue) > 100).map((row) => row['Order ID']!),
  },
];

export const asideStaff: AskedQuestion[] = [
  { question: 'What is the median salary?', expected: (rows) => median(rows, 'Salary') },
  {
    question: 'Who earns the most?',
    expected: (rows) =>
      rows.filter((row) => num(row.Salary) === most(rows, 'Salary')).map(({ Name }) => Name!),
  },
  { question: 'Average salary in Oslo', expected: (rows) => mean(where(rows, 'City', 'Oslo'), 'Salary') },
  {
    question: 'how many people work in engineering',
    expected: (rows) => where(rows, 'Department', 'Engineering').length,
  },
  {
    question: 'Headcount by department',
    expected: (rows) => per(rows, 'Department', (group) => group.length),
  },
  {
    question: 'Which city has the lowest average salary?',
    expected: (rows) =>
      names(
        bottom(
          per(rows, 'City', (group) => mean(group, 'Salary')),
          1,
        ),
      ),
  },
  { question: 'What is the weather in Lyon?', expected: () => 'abstains' },
  {
    question: 'How many managers are there in Lisbon?',
    expected: (rows) => where(where(rows, 'Job title', 'Manager'), 'City', 'Lisbon').length,
  },
  {
    question: 'Lowest salary among assistants',
    expected: (rows) => least(where(rows, 'Job title', 'Assistant'), 'Salary'),
  },
  {
    question: 'How many people started after 2020?',
    expected: (rows) => rows.filter((row) => Number(row['Start date']!.slice(-4)) > 2020).length,
  },
];

export const asideTickets: AskedQuestion[] = [
  { question: 'How many tickets are still open?', expected: (rows) => where(rows, 'Closed', '').length },
  {
    question: 'Average hours to close by priority',
    expected: (rows) => per(rows, 'Priority', (group) => mean(group, 'Hours to close')),
  },
  {
    question: 'Which agent has the best satisfaction?',
    expected: (rows) =>
      names(
        top(
          per(rows, 'Agent', (group) => mean(group, 'Satisfaction')),
          1,
        ),
      ),
  },
  {
    question: 'number of urgent tickets by channel',
    expected: (rows) => per(where(rows, 'Priority', 'urgent'), 'Channel', (group) => group.length),
  },
  {
    question: 'How many tickets were opened in July?',
    expected: (rows) => rows.filter(({ Opened }) => Opened!.slice(5, 7) === '07').length,
  },
  {
    question: 'tickets that took longer than 72 hours to close',
    expected: (rows) => rows.filter((row) => num(row['Hours to close']) > 72).map(({ Ticket }) => Ticket!),
  },
  { question: 'Why are customers unhappy?', expected: () => 'abstains' },
  {
    question: 'What share of tickets came by phone?',
    expected: (rows) => where(rows, 'Channel', 'phone').length / rows.length,
  },
];
