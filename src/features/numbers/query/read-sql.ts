/** The SQL that people change, as a query. One SELECT from one table; whatever else SQL can do is refused with its name. */
import type { Value } from '../table/value.ts';
import {
  aggregates,
  comparisons,
  functions,
  QueryFailure,
  type Expression,
  type FunctionName,
  type Operator,
  type Order,
  type Query,
  type Shown,
} from './query.ts';
import { tokensOf, type Token } from './sql-tokens.ts';
import { writeExpression } from './write-sql.ts';

const mostNested = 40;
const reserved = new Set(
  'SELECT FROM WHERE GROUP BY ORDER LIMIT AND OR NOT IN IS NULL LIKE BETWEEN AS ASC DESC HAVING JOIN UNION DISTINCT'.split(
    ' ',
  ),
);

export function readSql(sql: string, columns: readonly string[]): Query {
  const tokens = tokensOf(sql);
  let at = 0;
  let depth = 0;
  const peek = () => tokens[at]!;
  const next = () => tokens[at++]!;
  const isWord = (word: string) => peek().is === 'word' && peek().text === word;
  const isSign = (sign: string) => peek().is === 'sign' && peek().text === sign;
  const takeWord = (word: string) => isWord(word) && Boolean(next());
  const takeSign = (sign: string) => isSign(sign) && Boolean(next());
  const fail = (wanted: string): never => {
    throw new QueryFailure(`Expected ${wanted}, but found “${peek().raw.slice(0, 40)}”.`);
  };
  const needWord = (word: string) => takeWord(word) || fail(word);
  const needSign = (sign: string) => takeSign(sign) || fail(`“${sign}”`);

  const byName = new Map(columns.map((name) => [name.toLowerCase(), name]));
  function columnNamed({ text, raw, is }: Token): Expression {
    const name = byName.get((is === 'word' ? raw : text).toLowerCase());
    if (name === undefined)
      throw new QueryFailure(`There is no column “${(is === 'word' ? raw : text).slice(0, 60)}”.`);
    return { is: 'column', name };
  }

  function expression(): Expression {
    if ((depth += 1) > mostNested) throw new QueryFailure('This is nested too deeply.');
    let left = conjunction();
    while (takeWord('OR')) left = { is: 'binary', operator: 'OR', left, right: conjunction() };
    depth -= 1;
    return left;
  }

  function conjunction(): Expression {
    let left = negation();
    while (takeWord('AND')) left = { is: 'binary', operator: 'AND', left, right: negation() };
    return left;
  }

  function negation(): Expression {
    if (!takeWord('NOT')) return comparison();
    if ((depth += 1) > mostNested) throw new QueryFailure('This is nested too deeply.');
    const of = negation();
    depth -= 1;
    return { is: 'not', of };
  }

  function comparison(): Expression {
    const left = sum();
    if (takeWord('IS')) {
      const isNot = takeWord('NOT');
      needWord('NULL');
      return { is: 'missing', of: left, isNot };
    }
    const isNot = takeWord('NOT');
    if (takeWord('IN')) return { is: 'among', of: left, values: valueList(), isNot };
    if (takeWord('BETWEEN')) {
      const low = sum();
      needWord('AND');
      const range: Expression = {
        is: 'binary',
        operator: 'AND',
        left: { is: 'binary', operator: '>=', left, right: low },
        right: { is: 'binary', operator: '<=', left, right: sum() },
      };
      return isNot ? { is: 'not', of: range } : range;
    }
    if (takeWord('LIKE')) {
      const like: Expression = { is: 'binary', operator: 'LIKE', left, right: sum() };
      return isNot ? { is: 'not', of: like } : like;
    }
    if (isNot) fail('IN, LIKE or BETWEEN');
    const operator = peek().is === 'sign' && comparisons.find((one) => one === peek().text);
    if (!operator) return left;
    next();
    return { is: 'binary', operator, left, right: sum() };
  }

  function chain(signs: readonly string[], part: () => Expression): Expression {
    let left = part();
    while (peek().is === 'sign' && signs.includes(peek().text))
      left = { is: 'binary', operator: next().text as Operator, left, right: part() };
    return left;
  }
  const sum = (): Expression => chain(['+', '-'], product);
  const product = (): Expression => chain(['*', '/'], single);

  function single(): Expression {
    const token = peek();
    if (token.is === 'number') return { is: 'value', value: Number(next().text) };
    if (token.is === 'text') return { is: 'value', value: next().text };
    if (token.is === 'name') return columnNamed(next());
    if (takeSign('-')) return minus();
    if (takeSign('(')) {
      if (isWord('SELECT')) throw new QueryFailure('A query within a query isn’t supported.');
      const inner = expression();
      needSign(')');
      return inner;
    }
    if (token.is !== 'word') return fail('a column, a value or a function');
    const following = tokens[at + 1];
    if (following?.is === 'sign' && following.text === '(') return called();
    if (token.text === 'TRUE' || token.text === 'FALSE')
      return { is: 'value', value: next().text === 'TRUE' };
    if (token.text === 'NULL') return { is: 'value', value: next() && null };
    if (reserved.has(token.text)) return fail('a column, a value or a function');
    return columnNamed(next());
  }

  function minus(): Expression {
    const token = next();
    if (token.is !== 'number') throw new QueryFailure('A minus sign needs a number after it.');
    return { is: 'value', value: -Number(token.text) };
  }

  function called(): Expression {
    const name = next().text as FunctionName;
    if (![...aggregates, ...functions].includes(name))
      throw new QueryFailure(
        `There is no function ${name.slice(0, 40)}. Use ${[...aggregates, ...functions].join(', ')}.`,
      );
    needSign('(');
    if (name === 'COUNT' && takeSign('*')) {
      needSign(')');
      return { is: 'call', name };
    }
    const isDistinct = takeWord('DISTINCT');
    if (isDistinct && name !== 'COUNT') throw new QueryFailure('DISTINCT works with COUNT only.');
    const of = expression();
    needSign(')');
    return { is: 'call', name, of, ...(isDistinct ? { isDistinct } : {}) };
  }

  function valueList(): Value[] {
    needSign('(');
    const values: Value[] = [];
    do {
      const one = single();
      if (one.is !== 'value') throw new QueryFailure("IN takes values, such as ('North', 'South').");
      values.push(one.value);
    } while (takeSign(','));
    needSign(')');
    return values;
  }

  function shownItem(): Shown {
    const of = expression();
    const isNamed = takeWord('AS');
    const token = peek();
    if (token.is === 'name' || (token.is === 'word' && !reserved.has(token.text)))
      return { of, as: next().is === 'name' ? token.text : token.raw };
    if (isNamed) fail('a name');
    return { of, as: of.is === 'column' ? of.name : writeExpression(of) };
  }

  function list<Item>(item: () => Item): Item[] {
    const items = [item()];
    while (takeSign(',')) items.push(item());
    return items;
  }

  if (!isWord('SELECT'))
    throw new QueryFailure('Only SELECT is possible: a query reads the table and never changes it.');
  next();
  if (isWord('DISTINCT')) throw new QueryFailure('Use GROUP BY in place of SELECT DISTINCT.');
  const show = takeSign('*') ? [] : list(shownItem);
  needWord('FROM');
  const table = next();
  if (table.text.toUpperCase() !== 'DATA' || table.is === 'text')
    throw new QueryFailure(`The only table is data, not “${table.raw.slice(0, 40)}”.`);
  const where = takeWord('WHERE') ? expression() : undefined;
  const groupBy = takeWord('GROUP') ? (needWord('BY'), list(expression).map((of) => byNumber(of, show))) : [];
  const orderBy = takeWord('ORDER') ? (needWord('BY'), list(orderItem)) : [];
  const limit = takeWord('LIMIT') ? wholeNumber() : undefined;
  takeSign(';');
  if (peek().is !== 'end')
    throw new QueryFailure(
      `“${peek().raw.slice(0, 40)}” isn’t possible here. A query is one SELECT with WHERE, GROUP BY, ORDER BY and LIMIT.`,
    );
  return { show, where, groupBy, orderBy, limit };

  function orderItem(): Order {
    const of = byNumber(expression(), show);
    const isDescending = takeWord('DESC');
    if (!isDescending) takeWord('ASC');
    const text = writeExpression(of);
    const shown =
      show.length === 0
        ? columns.indexOf(of.is === 'column' ? of.name : '')
        : show.findIndex(({ of: one }) => writeExpression(one) === text);
    if (shown < 0) throw new QueryFailure('ORDER BY takes what SELECT shows, or its number.');
    return { shown, isDescending };
  }

  function wholeNumber(): number {
    const token = next();
    const number = Number(token.text);
    if (token.is !== 'number' || !Number.isInteger(number))
      throw new QueryFailure('LIMIT takes a whole number.');
    return number;
  }
}

/** `ORDER BY 2` means the second that is shown. */
function byNumber(of: Expression, show: readonly Shown[]): Expression {
  if (of.is !== 'value' || typeof of.value !== 'number') return of;
  const shown = show[of.value - 1];
  if (!shown) throw new QueryFailure(`SELECT shows no column ${of.value}.`);
  return shown.of;
}
