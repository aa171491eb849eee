/** Ten files of different kinds, and what a stranger asks of them. `null`: the file does not say it. */
import { csvOfRows, docxOf, epubOf, htmlOf, pdfOf, seenLines, xlsxOf } from './make-files.testing.ts';
import type { AskedFile } from './measure.testing.ts';

export const firstSet: readonly AskedFile[] = [
  {
    name: 'invoice-halden.pdf',
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
            'Purchase order: PO-7781',
          ],
        },
        {
          rows: [
            ['Description', 'Quantity', 'Unit price', 'Amount'],
            ['Oak reading desk', '4', 'GBP 145.00', 'GBP 580.00'],
            ['Desk lamp', '12', 'GBP 22.50', 'GBP 270.00'],
            ['Whiteboard', '2', 'GBP 110.20', 'GBP 220.40'],
          ],
        },
        {
          lines: ['Subtotal: GBP 1,070.40', 'VAT (20%): GBP 214.08', 'Total due: GBP 1,284.48'],
        },
        {
          text: 'Please pay within 30 days by bank transfer to sort code 20-45-12, account 90311245. Late payments bear interest of 4% a year.',
        },
      ]),
    questions: [
      ['What is the invoice number?', 'INV/2025/0417'],
      ['When is the invoice due?', '2 April 2025'],
      ['What is the total due?', '1,284.48'],
      ['How much VAT was charged?', '214.08'],
      ['Who is the invoice addressed to?', 'Northgate Primary School'],
      ['Who sent the invoice?', 'Halden Office Supply'],
      ['How many desk lamps were ordered?', '12'],
      ['What interest is charged on late payments?', '4%'],
      ['What is the name of the delivery driver?', null],
      ['Which discount was given?', null],
    ],
  },
  {
    name: 'tenancy-contract.docx',
    make: () =>
      docxOf([
        { heading: 'Residential Tenancy Agreement' },
        {
          text: 'This agreement is made on 12 January 2026 between Marisol Ekwueme (the Landlord) and Tobias Grünwald (the Tenant).',
        },
        { heading: '1. Premises' },
        {
          text: 'The Landlord lets the flat at 7 Harbour Row, second floor, together with one parking space.',
        },
        { heading: '2. Term' },
        {
          text: 'The tenancy begins on 1 February 2026. It runs for eighteen months and ends on 31 July 2027.',
        },
        { heading: '3. Rent and deposit' },
        {
          text: 'The monthly rent is EUR 1,150, payable in advance on the third working day of each month. The deposit amounts to EUR 2,300. It is returned within six weeks after the keys were handed back.',
        },
        { heading: '4. Notice' },
        { text: 'Either party may end the agreement early with three months’ notice in writing.' },
        { heading: '5. Pets and smoking' },
        {
          text: 'Smoking is not allowed in the flat. Cats are allowed. Dogs need the written consent of the Landlord.',
        },
        { heading: '6. Repairs' },
        { text: 'Repairs up to EUR 120 are borne by the Tenant. All others are borne by the Landlord.' },
      ]),
    questions: [
      ['Who is the landlord?', 'Marisol Ekwueme'],
      ['Who is the tenant?', 'Tobias Grünwald'],
      ['How long does the tenancy run?', 'eighteen months'],
      ['How much is the deposit?', '2,300'],
      ['When will the deposit be returned?', 'within six weeks'],
      ['How much notice is needed to end the agreement?', 'three months'],
      ['May the tenant keep a dog?', 'Dogs need the written consent'],
      ['Who pays for small repairs?', 'Repairs up to EUR 120'],
      ['How much does the parking space cost?', null],
      ['Is there a garden?', null],
    ],
  },
  {
    name: 'board-minutes.txt',
    make: () =>
      [
        'MINUTES OF THE BOARD MEETING',
        'Held on Tuesday, 14 October 2025, at 18:30 in the Reading Room.',
        'Present: Ingrid Solberg (chair), Pavel Novotny (treasurer), Amara Diallo, Chen Wei',
        'Apologies: Rosa Bellini',
        '1. Finances',
        'Pavel Novotny presented the accounts. The society holds NOK 412 million in its endowment. The running costs rose by 6 percent.',
        '2. Roof of the library',
        'The board discussed the offers for the roof. It chose the offer of Fjordtak AS. The work is to begin in April 2026.',
        '3. Staff',
        'Amara Diallo was appointed head of education. She takes over from Rosa Bellini, who retires in December.',
        '4. Actions',
        '- Chen Wei sends the contract to Fjordtak AS by 31 October 2025.\n- Ingrid Solberg writes to the members about the fee.\n- Pavel Novotny prepares the budget for the next meeting.',
        'The next meeting is on 9 December 2025. The meeting closed at 20:15.',
      ].join('\n\n'),
    questions: [
      ['Who chaired the meeting?', 'Ingrid Solberg'],
      ['Who sent apologies?', 'Rosa Bellini'],
      ['How large is the endowment?', 'NOK 412 million'],
      ['Which company will repair the roof?', 'Fjordtak AS'],
      ['Who prepares the budget?', 'Pavel Novotny'],
      ['When is the next meeting?', '9 December 2025'],
      ['Who is the secretary?', null],
      ['By when must the contract be sent?', '31 October 2025'],
      ['What does the roof cost?', null],
    ],
  },
  {
    name: 'harbour-report.pdf',
    make: () =>
      pdfOf([
        { heading: 'Annual report of the Port of Varn 2024' },
        {
          text: 'The port handled 18.4 million tonnes of cargo in 2024. That is an increase of 3.2 percent over the year before. Containers grew fastest.',
        },
        { heading: 'Traffic by quarter' },
        {
          rows: [
            ['Quarter', 'Ships', 'Containers', 'Passengers'],
            ['Q1', '812', '41,200', '118,000'],
            ['Q2', '905', '46,750', '203,500'],
            ['Q3', '961', '48,100', '310,400'],
            ['Q4', '847', '44,300', '141,900'],
          ],
        },
        { heading: 'People' },
        {
          text: 'At the end of the year 1,146 people worked for the port. The average age was 43 years. Henrik Aalto became harbour master in May 2024.',
        },
        { heading: 'Environment' },
        {
          text: 'Emissions of carbon dioxide fell to 21,300 tonnes. The reason was shore power at the ferry terminal, which went into service in June.',
        },
      ]),
    questions: [
      ['How much cargo did the port handle?', '18.4 million tonnes'],
      ['How many employees does the port have?', '1,146'],
      ['Who is the harbour master?', 'Henrik Aalto'],
      ['How many ships called in total?', '3,525'],
      ['Which quarter had the most passengers?', 'Q3'],
      ['How many containers were handled in Q2?', '46,750'],
      ['Why did emissions fall?', 'shore power'],
      ['How much profit did the port make?', null],
    ],
  },
  {
    name: 'orders.csv',
    make: () =>
      csvOfRows([
        ['Order', 'Date', 'Customer', 'Country', 'Product', 'Quantity', 'Paid (EUR)'],
        ['1001', '2025-01-14', 'Brightwater Cafe', 'Ireland', 'Espresso beans', '20', '340.00'],
        ['1002', '2025-02-03', 'Lumen Studio', 'Belgium', 'Filter papers', '100', '89.50'],
        ['1003', '2025-03-05', 'Brightwater Cafe', 'Ireland', 'Grinder', '1', '610.00'],
        ['1004', '2025-03-18', 'Hotel Meridian', 'Austria', 'Espresso beans', '60', '1,020.00'],
        ['1005', '2025-03-27', 'Lumen Studio', 'Belgium', 'Espresso beans', '5', '85.00'],
        ['1006', '2025-04-09', 'Hotel Meridian', 'Austria', 'Milk jugs', '12', '144.00'],
        ['1007', '2025-04-22', 'Osterhaus', 'Austria', 'Grinder', '2', '1,220.00'],
      ]),
    questions: [
      ['How many orders are there?', '7'],
      ['What is the total amount paid?', '3,508.50'],
      ['Which customer paid most in March?', 'Hotel Meridian'],
      ['How much did Lumen Studio pay in total?', '174.50'],
      ['What is the average quantity?', '28.57'],
      ['How many orders came from Austria?', '3'],
      ['What did Osterhaus buy?', 'Grinder'],
      ['When was order 1004 placed?', '2025-03-18'],
      ['Which order was cancelled?', null],
      ['How much did Cafe Aurora pay?', null],
    ],
  },
  {
    name: 'festival-budget.xlsx',
    make: () =>
      xlsxOf({
        Budget: [
          ['Item', 'Category', 'Planned', 'Spent'],
          ['Main stage', 'Equipment', 12000, 12650],
          ['Lighting', 'Equipment', 4500, 4100],
          ['Headliner', 'Artists', 18000, 18000],
          ['Local bands', 'Artists', 3500, 3200],
          ['Posters', 'Marketing', 900, 1140],
          ['Radio spots', 'Marketing', 1600, 1600],
        ],
        Helpers: [
          ['Name', 'Shift', 'Phone'],
          ['Noor Haddad', 'Friday', '555 0142'],
          ['Piet Janssen', 'Saturday', '555 0178'],
          ['Lucia Ferri', 'Saturday', '555 0199'],
        ],
      }),
    questions: [
      ['How much was planned in total?', '40,500'],
      ['How much was spent on Marketing?', '2,740'],
      ['What is the most expensive item?', 'Headliner'],
      ['How much was spent on the main stage?', '12650'],
      ['What is the phone number of Piet Janssen?', '555 0178'],
      ['Who helps on Friday?', 'Noor Haddad'],
      ['How much was spent on insurance?', null],
      ['Who helps on Sunday?', null],
    ],
  },
  {
    name: 'museum.html',
    make: () =>
      htmlOf('Visiting the Clock Museum', [
        {
          text: 'The museum is open from Tuesday to Sunday, 10:00 to 17:30. On Mondays it is closed. It was founded in 1932 by the watchmaker Alois Brandl.',
        },
        { heading: 'Tickets' },
        {
          rows: [
            ['Ticket', 'Price'],
            ['Adults', '€9.50'],
            ['Children under 14', '€4.00'],
            ['Families', '€21.00'],
          ],
        },
        { heading: 'Getting here' },
        {
          text: 'Take tram 6 to Glockenplatz. From there it is a walk of five minutes. Parking is limited.',
        },
        { heading: 'Accessibility' },
        {
          lines: [
            'The lift reaches all floors.',
            'Wheelchairs can be borrowed at the cloakroom.',
            'Guide dogs are welcome.',
          ],
        },
        { text: 'Questions? Call 0316 555 77 or write to info@clocks.example.' },
      ]),
    questions: [
      ['When is the museum closed?', 'Mondays'],
      ['Who founded the museum?', 'Alois Brandl'],
      ['What does a ticket for adults cost?', '€9.50'],
      ['How much is a family ticket?', '€21.00'],
      ['Which tram goes to the museum?', 'tram 6'],
      ['Where can I borrow a wheelchair?', 'cloakroom'],
      ['Is there a restaurant?', null],
    ],
  },
  {
    name: 'shipment.eml',
    make: () =>
      [
        'From: Yusuf Demir <yusuf.demir@anker.example>',
        'To: Clara Ostermann <clara@ostermann.example>',
        'Cc: Logistics <logistics@anker.example>',
        'Subject: Delay of shipment 88-213',
        'Date: Thu, 06 Nov 2025 09:42:00 +0000',
        'Message-ID: <1@anker.example>',
        'MIME-Version: 1.0',
        'Content-Type: text/plain; charset=utf-8',
        '',
        'Dear Ms Ostermann,',
        '',
        'your shipment 88-213 is held at customs in Rotterdam. The reason is a missing certificate of origin.',
        '',
        'Please send us the certificate by Wednesday, 12 November 2025. Without it the goods go back to the manufacturer.',
        '',
        'We expect the delivery in Graz on 20 November. The storage costs 45 euros a day. We bear them until the end of the week.',
        '',
        'Kind regards',
        'Yusuf Demir',
      ].join('\r\n'),
    questions: [
      ['Who sent this mail?', 'Yusuf Demir'],
      ['Who is it addressed to?', 'Clara Ostermann'],
      ['When was the mail sent?', '2025-11-06'],
      ['What is the subject?', 'Delay of shipment 88-213'],
      ['Who was copied in?', 'logistics@anker.example'],
      ['Why is the shipment held?', 'missing certificate of origin'],
      ['By when must the certificate be sent?', '12 November 2025'],
      ['What is the tracking number of the truck?', null],
    ],
  },
  {
    name: 'lighthouse.epub',
    make: () =>
      epubOf('The Keeper of Skarn', [
        {
          title: 'Chapter 1: The Island',
          text: [
            'Elspeth Moray came to the island of Skarn in the autumn of 1911. She was the first woman to keep the light. The mainlanders did not trust her.',
            'The lighthouse stood ninety-two feet above the rocks. Its lamp burned paraffin and could be seen from nineteen miles away.',
          ],
        },
        {
          title: 'Chapter 2: The Storm',
          text: [
            'In the night of the great storm the schooner Petrel ran onto the reef. Eleven sailors were aboard. Elspeth rowed out three times and saved nine of them.',
            'For this she received the silver medal of the Lifeboat Society. She kept it in a biscuit tin.',
          ],
        },
      ]),
    questions: [
      ['When did Elspeth come to the island?', '1911'],
      ['How high was the lighthouse?', 'ninety-two feet'],
      ['What was the name of the ship that ran onto the reef?', 'Petrel'],
      ['How many sailors were saved?', 'nine'],
      ['Where did she keep the medal?', 'biscuit tin'],
      ['What was the name of her husband?', null],
    ],
  },
  {
    name: 'notice.png',
    seen: seenLines([
      'NOTICE TO ALL RESIDENTS',
      '',
      '',
      'The water will be turned off on Friday, 23 May 2025,',
      'from 8:00 to 13:00. Please store enough for the morning.',
      '',
      '',
      'The reason is a new pump in the cellar.',
      'The work is done by Kranz Plumbing.',
      '',
      '',
      'For questions call Mrs Adeyemi at 555 0160.',
    ]),
    questions: [
      ['When will the water be turned off?', '23 May 2025'],
      ['Who does the work?', 'Kranz Plumbing'],
      ['Why is the water turned off?', 'new pump'],
      ['Whom can I call?', 'Mrs Adeyemi'],
      ['What does the pump cost?', null],
    ],
  },
];
