/** SQL set out in lines, and what each of its parts does. Nothing is run, and nothing is checked against tables. */
export interface SqlExplanation {
  formatted: string;
  parts: { part: string; words: string }[];
  warnings: string[];
}

export const longestSql = 10_000;

const clauses: readonly (readonly [string, string])[] = [
  ['with', 'Names results to use below'],
  ['select', 'The columns of the result'],
  ['insert into', 'Adds rows to a table'],
  ['values', 'The values of the new rows'],
  ['update', 'Changes rows of a table'],
  ['set', 'The columns that change, and to what'],
  ['delete from', 'Removes rows of a table'],
  ['create table', 'Makes a table'],
  ['alter table', 'Changes how a table is made'],
  ['drop table', 'Removes a table with all its rows'],
  ['truncate', 'Removes all rows of a table'],
  ['from', 'The table that rows come from'],
  ['inner join', 'Rows that match in both tables'],
  ['left outer join', 'All rows so far, with those that match'],
  ['left join', 'All rows so far, with those that match'],
  ['right join', 'All rows of this table, with those that match'],
  ['full join', 'All rows of both tables'],
  ['cross join', 'Every row with every row'],
  ['join', 'Rows that match in both tables'],
  ['where', 'Only rows for which this holds'],
  ['group by', 'One row for each of these'],
  ['having', 'Only groups for which this holds'],
  ['order by', 'The order of the rows'],
  ['limit', 'At most so many rows'],
  ['offset', 'Leaves out so many rows first'],
  ['union all', 'And all rows of another query'],
  ['union', 'And the rows of another query, each once'],
  ['intersect', 'Only rows that the other query has too'],
  ['except', 'Without the rows of the other query'],
  ['returning', 'What comes back of the changed rows'],
  ['on conflict', 'What to do where the row is there already'],
];

const keywords = new Set([
  ...clauses.flatMap(([name]) => name.split(' ')),
  'and',
  'or',
  'not',
  'null',
  'is',
  'in',
  'as',
  'on',
  'between',
  'like',
  'ilike',
  'case',
  'when',
  'then',
  'else',
  'end',
  'distinct',
  'asc',
  'desc',
  'exists',
  'using',
  'do',
  'nothing',
  'primary',
  'key',
  'references',
  'default',
  'unique',
]);

/** Strings, names in quotes and comments are one piece each, whatever stands in them. */
const token =
  /'(?:[^']|'')*'|"(?:[^"]|"")*"|`[^`]*`|--[^\n]*|\/\*(?:[^*]|\*(?!\/))*\*\/|\w+|<=|>=|<>|!=|\|\||::|[^\s\w]/g;

export function explainSql(text: string): SqlExplanation | { problem: string } {
  if (text.length > longestSql) return { problem: 'Use at most 10,000 characters.' };
  const tokens = text.match(token) ?? [];
  if (tokens.length === 0) return { problem: 'Enter a statement.' };
  const lines: string[][] = [[]];
  const parts: { name: string; words: string; body: string[] }[] = [];
  let depth = 0;
  for (let at = 0; at < tokens.length; at += 1) {
    const clause = depth === 0 ? clauseAt(tokens, at) : undefined;
    if (clause) {
      const name = tokens
        .slice(at, at + clause.length)
        .join(' ')
        .toUpperCase();
      if (lines.at(-1)!.length > 0) lines.push([]);
      lines.at(-1)!.push(name);
      parts.push({ name, words: clause.words, body: [] });
      at += clause.length - 1;
      continue;
    }
    const raw = tokens[at]!;
    const shown = keywords.has(raw.toLowerCase()) ? raw.toUpperCase() : raw;
    if (raw === '(') depth += 1;
    if (raw === ')') depth = Math.max(0, depth - 1);
    const isCondition = depth === 0 && (shown === 'AND' || shown === 'OR');
    if (isCondition) lines.push(['  ']);
    lines.at(-1)!.push(shown);
    parts.at(-1)?.body.push(shown);
    if (raw.startsWith('--') || raw === ';') lines.push([]);
  }
  return {
    formatted: lines
      .map(joined)
      .filter((line) => line.trim() !== '')
      .join('\n'),
    parts: parts.map(({ name, words, body }) => ({
      part: `${name} ${joined(body)}`.slice(0, 200).trim(),
      words,
    })),
    warnings: warningsOf(parts.map(({ name }) => name)),
  };
}

function clauseAt(tokens: readonly string[], at: number) {
  for (const [name, words] of clauses) {
    const names = name.split(' ');
    if (names.every((one, step) => tokens[at + step]?.toLowerCase() === one))
      return { length: names.length, words };
  }
  return undefined;
}

function joined(tokens: readonly string[]): string {
  let line = '';
  for (const one of tokens) {
    const isTight =
      /^[,;).]$/.test(one) ||
      /[(.]$/.test(line) ||
      one === '::' ||
      line.endsWith('::') ||
      (one === '(' && /\w$/.test(line) && !/(?:IN|AND|OR|VALUES|AS|EXISTS|ON|NOT)$/.test(line));
    line += line === '' || line.trim() === '' || isTight ? one : ` ${one}`;
  }
  return line;
}

function warningsOf(names: readonly string[]): string[] {
  const has = (name: string) => names.includes(name);
  return [
    ...(has('UPDATE') && !has('WHERE') ? ['Without WHERE, UPDATE changes every row.'] : []),
    ...(has('DELETE FROM') && !has('WHERE') ? ['Without WHERE, DELETE removes every row.'] : []),
    ...(has('DROP TABLE') || has('TRUNCATE') ? ['This removes data for good.'] : []),
    ...(has('LIMIT') && !has('ORDER BY')
      ? ['Without ORDER BY, which rows LIMIT leaves is up to the database.']
      : []),
  ];
}
