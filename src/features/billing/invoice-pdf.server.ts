/** An invoice as a printed page. */
import { makePdf } from '#tools/export/make-files.server.ts';
import type { OutlinePart } from '#tools/export/outline.ts';
import { dollars } from '#kit/money/dollars.ts';
import { sheetSchema } from './sheet.ts';
import type { billingInvoices } from './table.server.ts';

type Invoice = typeof billingInvoices.$inferSelect;

const day = (moment: Date) => moment.toLocaleDateString('en', { dateStyle: 'long', timeZone: 'UTC' });
const ofSeconds = (seconds: number) => day(new Date(seconds * 1000));
/** Names are words, never marks. */
const plain = (text: string) => text.replaceAll(/([\\`*_{}[\]<>()#+|!~-])/g, '\\$1');

function invoiceParts(
  invoice: Invoice,
  { product, isTest }: { product: string; isTest: boolean },
): OutlinePart[] {
  const sheet = sheetSchema.parse(invoice.sheet);
  const rows = sheet.lines.map(({ text, cents, from, until }) => {
    const time = until > from ? `${ofSeconds(from)} to ${ofSeconds(until)}` : ofSeconds(from);
    return `| ${plain(text)} | ${time} | ${dollars(cents)} |`;
  });
  if (sheet.discount > 0) rows.push(`| Discount | | ${dollars(-sheet.discount)} |`);
  if (sheet.balance !== 0) rows.push(`| From earlier credit | | ${dollars(sheet.balance)} |`);
  const state =
    invoice.status === 'paid'
      ? `Paid: **${dollars(invoice.paid)}**${invoice.refunded > 0 ? `, of which ${dollars(invoice.refunded)} was refunded` : ''}.`
      : `Due: **${dollars(invoice.total)}**.`;
  return [
    { is: 'title', text: `Invoice ${invoice.number ?? invoice.id}` },
    {
      is: 'markdown',
      text: [
        isTest ? '**Test mode: no money was moved. This is not a valid tax invoice.**' : '',
        `From **${plain(product)}**, ${day(invoice.issuedAt)}`,
        `To **${plain(sheet.name)}**, ${plain(sheet.email)}${sheet.taxIds.length > 0 ? `, tax number ${sheet.taxIds.map(plain).join(', ')}` : ''}`,
        [
          '| For | When | Amount |',
          '|:--|:--|--:|',
          ...rows,
          `| **Total** | | **${dollars(invoice.total)}** |`,
        ].join('\n'),
        state,
        'All amounts in US dollars.',
      ]
        .filter(Boolean)
        .join('\n\n'),
    },
  ];
}

export const printInvoice = (
  invoice: Invoice,
  issuer: { product: string; isTest: boolean; origin: string },
  who: string,
) => makePdf({ parts: invoiceParts(invoice, issuer), origin: issuer.origin }, { who });
