/** The words that questions about tables are made of, beside the names in the table. */
import type { FunctionName } from '../query/query.ts';

type Aggregate = Extract<FunctionName, 'SUM' | 'AVG' | 'MEDIAN' | 'MIN' | 'MAX'>;

const list = (words: string) => new Set(words.split(' '));

/** They carry no meaning of their own here. */
export const idle = list(
  'a an the of in on at to from for with our my their his her its we us you i me they it there that this these those is are was were be been being do did does done have has had can could would please show list give tell find get see what s how much overall all any some and made make sold sell came come took take work works worked working handle handled live lives living happen happened among within during us into out as if than then so got whose display named called number',
);

export const phrases: readonly [words: string, item: PhraseItem][] = [
  ['how many', { is: 'count' }],
  ['number of', { is: 'count' }],
  ['count of', { is: 'count' }],
  ['count', { is: 'count' }],
  ['headcount', { is: 'count' }],
  ['how often', { is: 'count' }],
  ['different', { is: 'distinct' }],
  ['distinct', { is: 'distinct' }],
  ['unique', { is: 'distinct' }],
  ['total', { is: 'aggregate', name: 'SUM' }],
  ['sum', { is: 'aggregate', name: 'SUM' }],
  ['altogether', { is: 'aggregate', name: 'SUM' }],
  ['average', { is: 'aggregate', name: 'AVG' }],
  ['mean', { is: 'aggregate', name: 'AVG' }],
  ['on average', { is: 'aggregate', name: 'AVG' }],
  ['typical', { is: 'aggregate', name: 'MEDIAN' }],
  ['median', { is: 'aggregate', name: 'MEDIAN' }],
  ['maximum', { is: 'aggregate', name: 'MAX' }],
  ['minimum', { is: 'aggregate', name: 'MIN' }],
  ['share of', { is: 'share' }],
  ['percentage of', { is: 'share' }],
  ['percent of', { is: 'share' }],
  ['proportion of', { is: 'share' }],
  ['by', { is: 'per' }],
  ['per', { is: 'per' }],
  ['for each', { is: 'per' }],
  ['each', { is: 'per' }],
  ['every', { is: 'per' }],
  ['across', { is: 'per' }],
  ['which', { is: 'which' }],
  ['who', { is: 'who' }],
  ['top', { is: 'top', isDescending: true }],
  ['bottom', { is: 'top', isDescending: false }],
  ['most', { is: 'extreme', isDescending: true }],
  ['highest', { is: 'extreme', isDescending: true }],
  ['largest', { is: 'extreme', isDescending: true }],
  ['biggest', { is: 'extreme', isDescending: true }],
  ['greatest', { is: 'extreme', isDescending: true }],
  ['longest', { is: 'extreme', isDescending: true }],
  ['most expensive', { is: 'extreme', isDescending: true }],
  ['least', { is: 'extreme', isDescending: false }],
  ['lowest', { is: 'extreme', isDescending: false }],
  ['smallest', { is: 'extreme', isDescending: false }],
  ['fewest', { is: 'extreme', isDescending: false }],
  ['shortest', { is: 'extreme', isDescending: false }],
  ['cheapest', { is: 'extreme', isDescending: false }],
  ['best', { is: 'extreme', isDescending: true, isJudged: true }],
  ['worst', { is: 'extreme', isDescending: false, isJudged: true }],
  ['latest', { is: 'recent', isDescending: true }],
  ['newest', { is: 'recent', isDescending: true }],
  ['most recent', { is: 'recent', isDescending: true }],
  ['earliest', { is: 'recent', isDescending: false }],
  ['oldest', { is: 'recent', isDescending: false }],
  ['month', { is: 'part', name: 'MONTH' }],
  ['months', { is: 'part', name: 'MONTH' }],
  ['monthly', { is: 'part', name: 'MONTH', isPer: true }],
  ['quarter', { is: 'part', name: 'QUARTER' }],
  ['quarterly', { is: 'part', name: 'QUARTER', isPer: true }],
  ['year', { is: 'part', name: 'YEAR' }],
  ['yearly', { is: 'part', name: 'YEAR', isPer: true }],
  ['annual', { is: 'part', name: 'YEAR', isPer: true }],
  ['weekday', { is: 'part', name: 'WEEKDAY' }],
  ['day of the week', { is: 'part', name: 'WEEKDAY' }],
  ['day', { is: 'part', name: 'DAY' }],
  ['daily', { is: 'part', name: 'DAY', isPer: true }],
  ['over time', { is: 'part', name: 'MONTH', isPer: true }],
  ...comparisons(
    '>',
    'over',
    'above',
    'more than',
    'greater than',
    'longer than',
    'higher than',
    'larger than',
    'exceeding',
    '>',
  ),
  ...comparisons(
    '<',
    'under',
    'below',
    'less than',
    'fewer than',
    'shorter than',
    'lower than',
    'smaller than',
    '<',
  ),
  ...comparisons('>=', 'at least', 'no less than', '>='),
  ...comparisons('<=', 'at most', 'no more than', 'up to', '<='),
  ['between', { is: 'between' }],
  ['after', { is: 'time', relation: 'after' }],
  ['since', { is: 'time', relation: 'since' }],
  ['before', { is: 'time', relation: 'before' }],
  ['until', { is: 'time', relation: 'until' }],
  ['no', { is: 'without' }],
  ['without', { is: 'without' }],
  ['missing', { is: 'without' }],
  ['empty', { is: 'without' }],
  ['not', { is: 'not' }],
  ['weren t', { is: 'not' }],
  ['or', { is: 'or' }],
];

function comparisons(operator: '>' | '<' | '>=' | '<=', ...words: string[]) {
  return words.map((word): [string, PhraseItem] => [word, { is: 'compare', operator }]);
}

export type PhraseItem =
  | { is: 'count' | 'distinct' | 'share' | 'per' | 'which' | 'who' | 'between' | 'without' | 'not' | 'or' }
  | { is: 'aggregate'; name: Aggregate }
  | { is: 'top' | 'recent'; isDescending: boolean }
  | { is: 'extreme'; isDescending: boolean; isJudged?: boolean }
  | { is: 'part'; name: 'YEAR' | 'QUARTER' | 'MONTH' | 'WEEKDAY' | 'DAY'; isPer?: boolean }
  | { is: 'compare'; operator: '>' | '<' | '>=' | '<=' }
  | { is: 'time'; relation: 'after' | 'since' | 'before' | 'until' };

/** Columns that are added up unless something else is said; what is best is the most of it. */
export const addedUp = list(
  'revenue sales sale amount total unit units quantity qty cost costs spend spending expense expenses profit income turnover visits clicks orders sold budget volume views downloads donations',
);
/** Columns whose sum says nothing. */
export const averaged = list(
  'price rate score satisfaction rating age temperature percent percentage ratio margin average grade discount',
);
export const betterWhenHigh = list('satisfaction score rating grade revenue sales profit income');

/** Verbs that stand for a column of this name. */
export const standsFor: Readonly<Record<string, readonly string[]>> = {
  earn: ['salary', 'wage', 'pay', 'income', 'earnings'],
  earns: ['salary', 'wage', 'pay', 'income', 'earnings'],
  earning: ['salary', 'wage', 'pay', 'income', 'earnings'],
  paid: ['salary', 'wage', 'pay', 'income'],
  cost: ['price', 'cost'],
  costs: ['price', 'cost'],
  weighs: ['weight'],
};

/** What people call the rows of a table of people. */
export const peopleWords = list('people person employee employees staff member members colleague colleagues');
export const rowWords = list('row rows record records entry entries line lines');
export const monthWords =
  'january february march april may june july august september october november december'.split(' ');
