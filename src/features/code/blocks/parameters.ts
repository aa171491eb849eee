/** Numbers that a building block begins with. Descriptions that name them with their unit set them; so does the form. */
import type { BlockId } from './block.ts';

export type ParameterUnit =
  | 'minutes'
  | 'years'
  | 'percent'
  | 'people'
  | 'characters'
  | 'dice'
  | 'sides'
  | 'pairs'
  | 'money';

export interface Parameter {
  /** The setting of the block. */
  name: string;
  label: string;
  unit: ParameterUnit;
  default: number;
  min: number;
  max: number;
  /** Words beside a number that name it. */
  words: readonly string[];
}

export interface ParameterValue {
  block: BlockId;
  name: string;
  value: number;
}

/** How a unit is written after a number; in money no unit has to be. */
export const unitWords: Record<ParameterUnit, string> = {
  minutes: 'minutes',
  years: 'years',
  percent: '%',
  people: 'people',
  characters: 'characters',
  dice: 'dice',
  sides: 'sides',
  pairs: 'pairs',
  money: '',
};

/** The first of a unit is the one that is meant where nothing names another. */
const table: Partial<Record<BlockId, readonly Parameter[]>> = {
  timer: [parameter('minutes', 'Time', 'minutes', [5, 1, 600], ['timer', 'countdown', 'alarm'])],
  pomodoro: [
    parameter('focus', 'Focus', 'minutes', [25, 1, 180], ['focus', 'work', 'pomodoro', 'session']),
    parameter('rest', 'Break', 'minutes', [5, 1, 60], ['break', 'short break', 'pause', 'rest']),
    parameter('long', 'Long break', 'minutes', [15, 1, 120], ['long break', 'long pause', 'long rest']),
  ],
  'split-bill': [
    parameter('bill', 'Bill', 'money', [60, 0, 1_000_000], ['bill', 'total']),
    parameter('tip', 'Tip', 'percent', [10, 0, 100], ['tip', 'service']),
    parameter('people', 'People', 'people', [2, 1, 100], ['people']),
  ],
  loan: [
    parameter('amount', 'Amount', 'money', [10_000, 1, 100_000_000], ['amount', 'loan', 'mortgage']),
    parameter('rate', 'Interest a year', 'percent', [4, 0, 100], ['interest', 'rate']),
    parameter('years', 'Years', 'years', [5, 1, 50], ['years']),
  ],
  password: [parameter('length', 'Length', 'characters', [18, 8, 64], ['password'])],
  dice: [
    parameter('count', 'Dice', 'dice', [2, 1, 20], ['dice']),
    parameter('sides', 'Sides', 'sides', [6, 2, 1000], ['sides']),
  ],
  memory: [parameter('pairs', 'Pairs', 'pairs', [8, 2, 8], ['pairs', 'memory'])],
};

function parameter(
  name: string,
  label: string,
  unit: ParameterUnit,
  [start, min, max]: readonly [number, number, number],
  words: readonly string[],
): Parameter {
  return { name, label, unit, default: start, min, max, words };
}

export const parametersOf = (block: BlockId): readonly Parameter[] => table[block] ?? [];

/** Why a value cannot be used; undefined where it can. */
export function problemOfValue({ block, name, value }: ParameterValue): string | undefined {
  const declared = parametersOf(block).find((one) => one.name === name);
  if (!declared) return 'There is no such setting.';
  const { label, min, max } = declared;
  return value >= min && value <= max
    ? undefined
    : `${label}: enter a number from ${min.toLocaleString('en')} to ${max.toLocaleString('en')}.`;
}

/** `50 minutes`, `4 %`, `200,000`. */
export const formatValue = ({ unit }: Parameter, value: number) =>
  `${value.toLocaleString('en')} ${unitWords[unit]}`.trim();
