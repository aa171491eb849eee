/** A question in words as a query over one table: by its names and values alone. It asks back or abstains, and never guesses. */
import { both, call, column, type Expression, type Query, type Shown } from '../query/query.ts';
import type { TypedColumn, TypedTable } from '../table/typed-table.ts';
import { gather, type QuestionParts } from './gather.ts';
import { addedUp, averaged, betterWhenHigh } from './lexicon.ts';
import { Abstains, AsksBack, type Hints, type Reading } from './reading.ts';
import { recognise } from './recognise.ts';
import { vocabularyOf, type Vocabulary } from './vocabulary.ts';
import { wordsOf } from './words.ts';

/** “A bar chart of …”: how it is shown is chosen on the card. */
const chartWords = /\b(?:an? )?(?:(?:pie|bar|line|column) (?:chart|graph)s?|(?:chart|graph|plot)s? of)\b/gi;

/** `name`: of the table, which its rows are often called by. */
export function ask(asked: string, table: TypedTable, name = ''): Reading {
  const vocabulary = vocabularyOf(table, name);
  const question = asked.replaceAll(chartWords, ' ');
  try {
    return { is: 'query', query: compose(question, vocabulary, {}) };
  } catch (error) {
    if (error instanceof Abstains) return { is: 'abstains', why: error.message };
    if (!(error instanceof AsksBack)) throw error;
    const options = error.options.flatMap(({ label, hints }) => {
      const query = composed(question, vocabulary, hints);
      return query ? [{ label, query }] : [];
    });
    return options.length > 0
      ? { is: 'choice', question: error.question, options }
      : { is: 'abstains', why: 'The question can be read in too many ways. Name the columns you mean.' };
  }
}

/** A second question back is one too many. */
function composed(question: string, vocabulary: Vocabulary, hints: Hints): Query | undefined {
  try {
    return compose(question, vocabulary, hints);
  } catch (error) {
    if (error instanceof Abstains || error instanceof AsksBack) return undefined;
    throw error;
  }
}

function compose(question: string, vocabulary: Vocabulary, hints: Hints): Query {
  const items = recognise(question, vocabulary);
  if (items.length === 0) throw new Abstains('No word of it is in the table.');
  const asked = gather(items, vocabulary, hints);
  const { filters, extreme, target, measures, recent, counted } = asked;
  if (asked.isShare) return shareOf(asked);
  const where = filters.all().reduce<Expression | undefined>((left, right) => both(left, right), undefined);
  const base = { where, groupBy: [], orderBy: [] };
  if (recent) return latest(asked, vocabulary, where);
  if (extreme?.isJudged && !measures.every(({ name }) => isNamed(name, betterWhenHigh)))
    throw new Abstains('Say “highest” or “lowest”: which of them is better isn’t known here.');
  if (
    extreme &&
    (target || asked.groups.length === 1) &&
    !(asked.groups.length > 0 && !target && measures.length > 0 && !asked.aggregate)
  )
    return ranked(asked, where, hints);
  const isList = !asked.aggregate && !counted && measures.length === 0 && asked.groups.length === 0;
  if (isList) return listed(asked, vocabulary, where);
  if (target) throw new Abstains(`It isn’t clear what “${target.as}” is for.`);
  const values = valuesOf(asked, hints);
  const groups = asked.groups.map(({ of, as }) => ({ of, as }));
  const isTime = asked.groups[0]?.isTime === true;
  return {
    ...base,
    show: [...groups, ...values],
    groupBy: groups.map(({ of }) => of),
    orderBy:
      groups.length === 0
        ? []
        : isTime
          ? [{ shown: 0, isDescending: false }]
          : [{ shown: groups.length, isDescending: true }],
  };
}

function shareOf({ filters, groups, measures, extreme, target }: QuestionParts): Query {
  const [condition, ...more] = filters.all();
  if (!condition || more.length > 0 || measures.length > 0 || extreme || target)
    throw new Abstains('A share needs one condition, such as “what share of rows is …”.');
  const keys = groups.map(({ of, as }) => ({ of, as }));
  return {
    show: [...keys, { of: call('SHARE', condition), as: 'Share' }],
    groupBy: keys.map(({ of }) => of),
    orderBy: keys.length > 0 ? [{ shown: 0, isDescending: false }] : [],
  };
}

/** Which has the most, the top ten. */
function ranked(asked: QuestionParts, where: Expression | undefined, hints: Hints): Query {
  const { extreme, groups, measures } = asked;
  const target = asked.target ?? groups[0]!;
  if (asked.target && groups.length > 0)
    throw new Abstains('It asks for the first of each group, which isn’t possible.');
  const { isDescending } = extreme!;
  const limit = asked.target ? (asked.limit ?? 1) : undefined;
  if (target.isKey) {
    const [measure] = measures;
    if (!measure || measures.length > 1 || asked.aggregate || asked.counted)
      throw new Abstains('It isn’t clear what to rank by.');
    const shown = [target, { of: column(measure.name), as: measure.name }];
    return {
      show: shown.map(({ of, as }) => ({ of, as })),
      where,
      groupBy: [],
      orderBy: [{ shown: 1, isDescending }],
      limit,
    };
  }
  const values = measures.length === 0 && asked.hasRows ? [countOf(asked)] : valuesOf(asked, hints);
  if (values.length !== 1) throw new Abstains('It isn’t clear what to rank by.');
  return {
    show: [{ of: target.of, as: target.as }, values[0]!],
    where,
    groupBy: [target.of],
    orderBy: [{ shown: 1, isDescending }],
    limit,
  };
}

function listed(
  { filters, target, hasRows }: QuestionParts,
  { key, table }: Vocabulary,
  where: Expression | undefined,
): Query {
  if (target && !target.isKey) {
    const shown = { of: target.of, as: target.as };
    return { show: [shown], where, groupBy: [target.of], orderBy: [{ shown: 0, isDescending: false }] };
  }
  if (!where && !target) throw new Abstains('It isn’t clear what to show.');
  if (!hasRows && !target) throw new Abstains('It isn’t clear whether to list or to count these rows.');
  const names = key
    ? [key.name, ...filters.names().filter((name) => name !== key.name)]
    : table.columns.map(({ name }) => name);
  return { show: names.map((name) => ({ of: column(name), as: name })), where, groupBy: [], orderBy: [] };
}

function latest(
  { recent, date, hasRows, measures }: QuestionParts,
  { key, table }: Vocabulary,
  where: Expression | undefined,
): Query {
  const dates = table.columns.filter(({ type }) => type === 'date');
  const by = date ?? (dates.length === 1 ? dates[0] : undefined);
  if (!by || !hasRows || measures.length > 0) throw new Abstains('It isn’t clear which date is meant.');
  const names = [...(key ? [key.name] : []), by.name];
  return {
    show: names.map((name) => ({ of: column(name), as: name })),
    where,
    groupBy: [],
    orderBy: [{ shown: names.length - 1, isDescending: recent!.isDescending }],
    limit: 1,
  };
}

function valuesOf(asked: QuestionParts, hints: Hints): Shown[] {
  const { measures, counted, aggregate, extreme, groups, target } = asked;
  if (counted && measures.length > 0) throw new Abstains('It isn’t clear whether to count or to add up.');
  if (measures.length === 0) {
    if (aggregate) throw new Abstains('It isn’t clear of which column.');
    return [countOf(asked)];
  }
  const isExtremeOfAll = extreme && !target && !aggregate;
  if (isExtremeOfAll) return measures.map((one) => aggregated(extreme.isDescending ? 'MAX' : 'MIN', one));
  const isWithin = groups.length > 0 || target !== undefined || asked.filters.all().length > 0;
  return measures.map((one) =>
    aggregated(aggregate ?? hints.aggregate ?? usualOf(one, isWithin, asked), one),
  );
}

function usualOf({ name }: TypedColumn, isWithin: boolean, { isPerRow }: QuestionParts): 'SUM' | 'AVG' {
  if (isPerRow) return 'AVG';
  if (isNamed(name, averaged) && isWithin) return 'AVG';
  if (isNamed(name, addedUp) && !isNamed(name, averaged)) return 'SUM';
  throw new AsksBack(`Do you want the total or the average of ${name}?`, [
    { label: `Total ${name}`, hints: { aggregate: 'SUM' } },
    { label: `Average ${name}`, hints: { aggregate: 'AVG' } },
  ]);
}

const isNamed = (name: string, words: ReadonlySet<string>) => wordsOf(name).some(({ low }) => words.has(low));

const titles = { SUM: 'Total', AVG: 'Average', MEDIAN: 'Median', MIN: 'Lowest', MAX: 'Highest' } as const;

const aggregated = (name: string, { name: of }: TypedColumn): Shown => ({
  of: call(name as keyof typeof titles, column(of)),
  as: `${titles[name as keyof typeof titles]} ${of}`,
});

const countOf = ({ counted }: QuestionParts): Shown =>
  counted?.distinct
    ? {
        of: call('COUNT', column(counted.distinct.name), true),
        as: `Different values of ${counted.distinct.name}`,
      }
    : { of: call('COUNT'), as: 'Rows' };
