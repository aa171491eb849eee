import type { LensData, LensField } from '../data.ts';
import type { Line } from '../lines.ts';
import { cardFields } from './card.ts';
import { receiptFields } from './receipt.ts';

/** What is longer stands on no receipt and no card. */
const longestLine = 200;

/** What kind of paper it is, and what stands in its fields. */
export function fieldsOf(lines: readonly Line[]): { form: LensData['form']; fields: LensField[] } {
  const short = lines.filter(({ text }) => text.length <= longestLine);
  const receipt = receiptFields(short);
  if (receipt) return { form: 'receipt', fields: receipt };
  const card = cardFields(short);
  return card ? { form: 'card', fields: card } : { form: null, fields: [] };
}
