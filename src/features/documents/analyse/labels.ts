/** Labels with values beside them, and which labels are other words for one thing. */

/** “Due date: 2 April”: few words, a colon, and something after it. */
const labelled = /^(\p{L}[\p{L}\d .,()%/#&'’-]{0,48}?)\s*(?::|\s–)\s+(?=\S)/u;

export function labelOf(text: string): string | undefined {
  const [, label] = labelled.exec(text.slice(0, 80)) ?? [];
  return label !== undefined && label.split(/\s+/).length <= 6 ? label : undefined;
}

/** The first of each is what people ask for; the others are what papers print. */
const alike: readonly (readonly string[])[] = [
  [
    'supplier',
    'seller',
    'vendor',
    'issuer',
    'issued by',
    'billed by',
    'from',
    'sender',
    'contractor',
    'provider',
    'merchant',
  ],
  [
    'customer',
    'client',
    'buyer',
    'bill to',
    'billed to',
    'sold to',
    'invoice to',
    'invoiced to',
    'addressed to',
    'recipient',
    'to',
    'purchaser',
    'invoice for',
  ],
  [
    'invoice number',
    'invoice no',
    'invoice',
    'invoice id',
    'inv no',
    'bill number',
    'bill no',
    'number',
    'no',
    'reference number',
    'invoice ref',
    'invoice reference',
    'document number',
  ],
  [
    'invoice date',
    'date',
    'issue date',
    'date of issue',
    'issued',
    'issued on',
    'date issued',
    'dated',
    'date of invoice',
    'billing date',
    'bill date',
  ],
  [
    'due date',
    'due',
    'payment due',
    'pay by',
    'payable by',
    'due by',
    'due on',
    'payment date',
    'payment due date',
    'please pay by',
    'payment due by',
    'date due',
  ],
  [
    'total',
    'total due',
    'amount due',
    'grand total',
    'total amount',
    'balance due',
    'amount payable',
    'invoice total',
    'total to pay',
    'total payable',
    'total incl vat',
    'total including vat',
    'total inc vat',
    'gross total',
    'total gross',
    'to pay',
    'total amount due',
    'amount to pay',
    'sum total',
  ],
  [
    'subtotal',
    'sub total',
    'net amount',
    'net total',
    'total net',
    'total excl vat',
    'total excluding vat',
    'net',
  ],
  ['vat', 'tax', 'sales tax', 'gst', 'vat amount', 'tax amount', 'value added tax'],
  ['order number', 'purchase order', 'po number', 'po', 'order no', 'your order', 'order reference', 'po no'],
  ['vat number', 'vat id', 'vat no', 'tax id', 'vat reg no', 'vat registration number', 'tax number'],
  ['email', 'e mail', 'mail', 'email address'],
  ['phone', 'telephone', 'tel', 'phone number', 'mobile'],
  ['subject', 're', 'about', 'concerning', 'regarding'],
  ['attendees', 'present', 'participants', 'attended', 'in attendance', 'attending'],
  ['absent', 'apologies', 'excused', 'not present'],
  ['place', 'location', 'venue', 'where'],
];

const groupOf = new Map(alike.flatMap((names) => names.map((name) => [name, names[0]!] as const)));

export const foldedLabel = (text: string) =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/\([^)]*\)|\d+(?:[.,]\d+)?\s?%/g, ' ')
    .replaceAll('#', ' number ')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(/^(?:the|our|your)\s/, '')
    .replace(/\bnr\b/, 'no');

const asking =
  /^(?:what|which|who|when|how much|how many)\s+(?:is|are|was|were|does|do|did)?\s*(?:the\s+)?|\bof (?:the|this) (?:invoice|bill|document|mail|letter|meeting|contract)\b/gi;

/** Whether a printed label is what is asked for: the same words, or other words for the same thing. */
export function sameField(label: string, asked: string): boolean {
  const printed = foldedLabel(label);
  const wanted = foldedLabel(asked.replaceAll(asking, ' ').replace(/\?+$/, ''));
  if (printed === '' || wanted === '') return false;
  if (printed === wanted) return true;
  const group = groupOf.get(wanted);
  return group !== undefined && groupOf.get(printed) === group;
}
