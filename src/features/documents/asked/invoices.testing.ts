/** Clean bills, each laid out in its own way. */
import { docxOf, htmlOf, pdfOf } from './make-files.testing.ts';
import type { AskedFile } from './measure.testing.ts';

export const billFields = ['Supplier', 'Invoice number', 'Invoice date', 'Due date', 'Total'] as const;
export type Bill = AskedFile & { values: readonly string[] };

export const firstBills: readonly Bill[] = [
  {
    name: 'labels.pdf',
    questions: [],
    values: ['Halden Office Supply Ltd', 'INV/2025/0417', '3 March 2025', '2 April 2025', 'GBP 1,284.50'],
    make: () =>
      pdfOf([
        { heading: 'Halden Office Supply Ltd' },
        { lines: ['14 Quarry Lane, Leeds LS9 8AB', 'accounts@halden-supply.example'] },
        { heading: 'INVOICE' },
        {
          lines: [
            'Invoice number: INV/2025/0417',
            'Invoice date: 3 March 2025',
            'Due date: 2 April 2025',
            'Bill to: Northgate Primary School',
          ],
        },
        {
          rows: [
            ['Description', 'Quantity', 'Unit price', 'Amount'],
            ['Oak reading desk', '4', 'GBP 145.00', 'GBP 580.00'],
            ['Desk lamp', '12', 'GBP 22.50', 'GBP 270.00'],
            ['Whiteboard', '2', 'GBP 110.21', 'GBP 220.42'],
          ],
        },
        { lines: ['Subtotal: GBP 1,070.42', 'VAT (20%): GBP 214.08', 'Total due: GBP 1,284.50'] },
        { text: 'Please pay within 30 days. Thank you for your business.' },
      ]),
  },
  {
    name: 'other-words.pdf',
    questions: [],
    values: ['Brennwerk GmbH', '2025-1183', '14.02.2025', '28.02.2025', '€ 2,142.00'],
    make: () =>
      pdfOf([
        { heading: 'Invoice No. 2025-1183' },
        { lines: ['Brennwerk GmbH, Am Kanal 9, 4020 Linz'] },
        { lines: ['Date of issue: 14.02.2025', 'Payment due by: 28.02.2025', 'Customer: Atelier Sand'] },
        {
          rows: [
            ['Position', 'Hours', 'Rate', 'Total'],
            ['Kiln repair', '14', '€ 95.00', '€ 1,330.00'],
            ['Glaze test', '5', '€ 91.00', '€ 455.00'],
            ['Net amount', '', '', '€ 1,785.00'],
            ['VAT 20%', '', '', '€ 357.00'],
            ['Amount due', '', '', '€ 2,142.00'],
          ],
        },
        { text: 'Account: AT61 1904 3002 3457 3201. Please quote the invoice number.' },
      ]),
  },
  {
    name: 'word.docx',
    questions: [],
    values: ['Marlow & Finch LLP', 'MF-00982', '9 June 2025', '9 July 2025', '$4,860.00'],
    make: () =>
      docxOf([
        { heading: 'TAX INVOICE' },
        { text: 'From: Marlow & Finch LLP' },
        { text: 'To: Sable Media Inc' },
        {
          rows: [
            ['Invoice #', 'MF-00982'],
            ['Issued', '9 June 2025'],
            ['Due', '9 July 2025'],
          ],
        },
        {
          rows: [
            ['Service', 'Amount'],
            ['Trademark search', '$1,500.00'],
            ['Filing', '$3,000.00'],
          ],
        },
        { text: 'Subtotal: $4,500.00' },
        { text: 'Sales tax: $360.00' },
        { text: 'Grand total: $4,860.00' },
      ]),
  },
  {
    name: 'web.html',
    questions: [],
    values: ['Nordlys Hosting AS', '77120', '2025-05-01', '2025-05-15', 'NOK 3,750.00'],
    make: () =>
      htmlOf('Nordlys Hosting AS', [
        { heading: 'Invoice 77120' },
        { lines: ['Invoice date: 2025-05-01', 'Pay by: 2025-05-15', 'Client: Fjell Kaffe'] },
        {
          rows: [
            ['Item', 'Price'],
            ['Server, one year', 'NOK 2,400.00'],
            ['Support', 'NOK 600.00'],
          ],
        },
        { lines: ['Net: NOK 3,000.00', 'VAT 25%: NOK 750.00', 'Total: NOK 3,750.00'] },
      ]),
  },
];
