/** Written after the rules were, and not by them: other files, other ways of asking. `null`: the file does not say it. */
import { csvOfRows, docxOf, htmlOf, pdfOf, seenLines, xlsxOf } from './make-files.testing.ts';
import type { Bill } from './invoices.testing.ts';
import type { AskedFile } from './measure.testing.ts';

export const secondSet: readonly AskedFile[] = [
  {
    name: 'energy-bill.pdf',
    make: () =>
      pdfOf([
        { heading: 'Solvind Energy plc' },
        { lines: ['Customer services: 0800 555 010', 'Web: www.solvind.example'] },
        { heading: 'Your electricity bill' },
        {
          lines: [
            'Account number: 4471 9920',
            'Bill date: 18 August 2025',
            'Period: 1 May 2025 to 31 July 2025',
          ],
        },
        {
          text: 'You used 812 kWh in this period, which is 9 percent less than in the same period last year. Your meter was read on 30 July by our engineer.',
        },
        {
          rows: [
            ['Charge', 'Units', 'Amount'],
            ['Day units', '610', '£170.80'],
            ['Night units', '202', '£28.28'],
            ['Standing charge', '92', '£46.00'],
          ],
        },
        { lines: ['Total charges: £245.08', 'Amount to pay: £257.33', 'Pay by: 8 September 2025'] },
        {
          text: 'We will take the money from your bank account by direct debit. If you move house, tell us at least two weeks before.',
        },
      ]),
    questions: [
      ['What is my account number?', '4471 9920'],
      ['How much do I have to pay?', '257.33'],
      ['What is the deadline for payment?', '8 September 2025'],
      ['How much electricity did I use?', '812 kWh'],
      ['How many night units were used?', '202'],
      ['Who read the meter?', 'engineer'],
      ['When should I tell them that I move?', 'two weeks before'],
      ['How much gas did I use?', null],
      ['Who is the managing director?', null],
    ],
  },
  {
    name: 'employment-contract.docx',
    make: () =>
      docxOf([
        { heading: 'Contract of Employment' },
        { text: 'Between Larkspur Analytics Ltd (the Employer) and Devika Raman (the Employee).' },
        { heading: 'Position' },
        {
          text: 'The Employee is engaged as Senior Data Analyst. She reports to the Head of Research, Tomasz Wilk.',
        },
        { heading: 'Start and probation' },
        { text: 'Employment starts on 1 September 2025. The first six months are a probation period.' },
        { heading: 'Hours and pay' },
        {
          text: 'The working week is 37.5 hours. The annual salary is GBP 52,000 and is paid on the 25th of each month.',
        },
        { heading: 'Holidays' },
        {
          text: 'The Employee has 27 days of paid holiday a year. Up to five days may be carried over into the next year.',
        },
        { heading: 'Place of work' },
        {
          text: 'The place of work is the office in Bristol. Working from home is possible on two days a week.',
        },
        { heading: 'Confidentiality' },
        { text: 'Documents of customers must not leave the office. A breach may lead to dismissal.' },
      ]),
    questions: [
      ['Who is the employer?', 'Larkspur Analytics Ltd'],
      ['What is the job title?', 'Senior Data Analyst'],
      ['Who is her boss?', 'Tomasz Wilk'],
      ['When does the job begin?', '1 September 2025'],
      ['How long is the probation period?', 'six months'],
      ['What is the salary?', '52,000'],
      ['How many days of holiday are there?', '27 days'],
      ['How many days can be carried over?', 'five days'],
      ['Can I work from home?', 'two days a week'],
      ['Is there a company car?', null],
      ['What is the notice period?', null],
    ],
  },
  {
    name: 'council-minutes.docx',
    make: () =>
      docxOf([
        { heading: 'Parish Council, minutes of 4 June 2025' },
        { text: 'Chair: Olwen Price' },
        { text: 'Present: Ben Achebe, Kitty Lund, Farid Nassar' },
        { text: 'Absent: Gwen Tully' },
        { heading: 'Playground' },
        {
          text: 'The council received three quotes for the new swings. The lowest came from Playwood Ltd at £6,420. It was accepted by four votes to one.',
        },
        { heading: 'Traffic' },
        {
          text: 'Residents of Mill Lane complain about speeding lorries. Farid Nassar will write to the county before 20 June. A speed limit of 20 mph was proposed.',
        },
        { heading: 'Allotments' },
        { text: 'Two plots are free. The yearly fee stays at £35.' },
        { text: 'The council meets again on 2 July 2025 at 19:00 in the village hall.' },
      ]),
    questions: [
      ['Who was missing?', 'Gwen Tully'],
      ['Who was in the chair?', 'Olwen Price'],
      ['How much do the swings cost?', '£6,420'],
      ['Who won the contract for the swings?', 'Playwood Ltd'],
      ['What do residents of Mill Lane complain about?', 'speeding lorries'],
      ['Who writes to the county?', 'Farid Nassar'],
      ['How many plots are free?', 'Two plots'],
      ['Where is the next meeting?', 'village hall'],
      ['Who takes the minutes?', null],
      ['What does the new bus shelter cost?', null],
    ],
  },
  {
    name: 'staff.csv',
    make: () =>
      csvOfRows([
        ['Employee ID', 'Name', 'Department', 'City', 'Salary', 'Hired'],
        ['E-17', 'Anna Roth', 'Sales', 'Vienna', '41000', '12/03/2019'],
        ['E-18', 'Ivan Petrov', 'Engineering', 'Graz', '58500', '01/07/2020'],
        ['E-21', 'Mei Tanaka', 'Engineering', 'Vienna', '61200', '15/01/2018'],
        ['E-25', 'Luis Ortega', 'Support', 'Linz', '36800', '23/10/2021'],
        ['E-29', 'Sara Klein', 'Sales', 'Linz', '43900', '30/05/2022'],
        ['E-33', 'Omar Said', 'Engineering', 'Graz', '55000', '19/09/2023'],
      ]),
    questions: [
      ['How many employees work in Engineering?', '3'],
      ['What is the average salary?', '49,400'],
      ['Who earns the most?', 'Mei Tanaka'],
      ['What is the lowest salary?', '36,800'],
      ['In which city does Luis Ortega work?', 'Linz'],
      ['When was Sara Klein hired?', '30/05/2022'],
      ['What is the total salary in Sales?', '84,900'],
      ['How many departments are there?', '3'],
      ['Who was hired in 2021?', 'Luis Ortega'],
      ['Which employees earn more than 56000?', 'Ivan Petrov'],
      ['What is the salary of Greta Maier?', null],
      ['Who works in Marketing?', null],
    ],
  },
  {
    name: 'stock.xlsx',
    make: () =>
      xlsxOf({
        Stock: [
          ['Product', 'Warehouse', 'In stock', 'Price'],
          ['Garden hose', 'North', 140, 19.9],
          ['Watering can', 'North', 35, 12.5],
          ['Lawn mower', 'South', 8, 249],
          ['Hedge shears', 'South', 60, 27],
          ['Wheelbarrow', 'North', 14, 79.5],
        ],
      }),
    questions: [
      ['How many lawn mowers are in stock?', '8'],
      ['Which product is the most expensive?', 'Lawn mower'],
      ['What is the price of a wheelbarrow?', '79.5'],
      ['How many products are in the North warehouse?', '3'],
      ['What is the cheapest product?', 'Watering can'],
      ['How many chainsaws are in stock?', null],
    ],
  },
  {
    name: 'river-study.html',
    make: () =>
      htmlOf('Otters return to the River Tamsel', [
        {
          text: 'A study led by biologist Johanna Krebs counted 64 otters along the Tamsel in 2024. Ten years earlier there had been only 11.',
        },
        {
          text: 'The team walked 180 kilometres of river bank. Cameras were placed at 23 bridges. Most of the animals were seen at night.',
        },
        { heading: 'Why they came back' },
        {
          text: 'The water is cleaner because two paper mills closed. Fish are plentiful again, and hunting has been forbidden since 1998.',
        },
        { heading: 'Money' },
        { text: 'The study cost SEK 3.1 million. Half of it was paid by the Wetland Fund.' },
        {
          rows: [
            ['Section', 'Otters', 'Length (km)'],
            ['Upper Tamsel', '14', '70'],
            ['Middle Tamsel', '31', '60'],
            ['Lower Tamsel', '19', '50'],
          ],
        },
      ]),
    questions: [
      ['Who led the study?', 'Johanna Krebs'],
      ['How many otters were counted in 2024?', '64'],
      ['How many cameras were used?', '23'],
      ['Why is the water cleaner?', 'paper mills closed'],
      ['Since when is hunting forbidden?', '1998'],
      ['How much did the study cost?', 'SEK 3.1 million'],
      ['Who paid half of the study?', 'Wetland Fund'],
      ['Which section has the most otters?', 'Middle Tamsel'],
      ['How many otters live in the Lower Tamsel?', '19'],
      ['How much does an otter weigh?', null],
    ],
  },
  {
    name: 'invitation.eml',
    make: () =>
      [
        'From: "Prof. Hedda Lindqvist" <hedda@uni-varn.example>',
        'To: Marcus Bell <marcus.bell@orbit.example>, Aiko Mori <aiko@orbit.example>',
        'Subject: Invitation to speak at the Tidal Energy Days',
        'Date: Mon, 03 Feb 2025 14:05:00 +0100',
        'MIME-Version: 1.0',
        'Content-Type: text/plain; charset=utf-8',
        '',
        'Dear Marcus, dear Aiko,',
        '',
        'we would like to invite you to speak at our conference. It takes place from 16 to 18 September 2025 in Varn.',
        '',
        'Each talk lasts 25 minutes. We pay for the train and two nights at the Hotel Brise. There is no fee for speakers.',
        '',
        'Please let us know by 28 February whether you can come, and send a title to programme@uni-varn.example.',
        '',
        'Best wishes',
        'Hedda Lindqvist',
      ].join('\r\n'),
    questions: [
      ['Who wrote this e-mail?', 'Hedda Lindqvist'],
      ['Who received it?', 'Marcus Bell'],
      ['What is this mail about?', 'Tidal Energy Days'],
      ['When does the conference take place?', '16 to 18 September 2025'],
      ['How long is each talk?', '25 minutes'],
      ['Which hotel will we stay at?', 'Hotel Brise'],
      ['By when do I have to reply?', '28 February'],
      ['Where should the title be sent?', 'programme@uni-varn.example'],
      ['How many people will attend?', null],
    ],
  },
  {
    name: 'house-rules.md',
    make: () =>
      '# Rules of the Linden hostel\n\n## Arrival\n\nCheck-in is from 15:00 to 22:00. Whoever comes later gets a code for the door by text message.\n\n## Quiet\n\nQuiet hours are between 23:00 and 7:00. Parties need the consent of the warden.\n\n## Kitchen\n\n- The kitchen is open all day.\n- Label your food. Unlabelled food is thrown away every Sunday.\n- The dishwasher is emptied by the morning shift.\n\n## Prices\n\n| Room | Beds | Price per night |\n|---|---|---|\n| Oak | 4 | 28 EUR |\n| Birch | 6 | 24 EUR |\n| Maple | 2 | 39 EUR |\n\nBreakfast costs 7 EUR. Towels can be hired for 2 EUR.\n',
    questions: [
      ['When can I check in?', '15:00 to 22:00'],
      ['What happens to unlabelled food?', 'thrown away every Sunday'],
      ['When are the quiet hours?', 'between 23:00 and 7:00'],
      ['How much is breakfast?', '7 EUR'],
      ['How many beds does the Birch room have?', '6'],
      ['Which room is the cheapest?', 'Birch'],
      ['What is the price of the Maple room?', '39 EUR'],
      ['Is there a swimming pool?', null],
      ['What is the Wi-Fi password?', null],
    ],
  },
  {
    name: 'poster.png',
    seen: seenLines([
      'SUMMER CONCERT',
      '',
      '',
      'The Varn Youth Orchestra plays Dvorak and Grieg',
      'on Saturday, 12 July 2025, at 19:30 in the Old Brewery.',
      '',
      '',
      'Conductor: Signe Dahl',
      'Tickets: 18 EUR, students 9 EUR',
      '',
      '',
      'Doors open at 18:45. Drinks are sold in the yard.',
    ]),
    questions: [
      ['Where is the concert?', 'Old Brewery'],
      ['Who conducts?', 'Signe Dahl'],
      ['How much do tickets cost?', '18 EUR'],
      ['When do doors open?', '18:45'],
      ['Who sings?', null],
    ],
  },
];

export const secondBills: readonly Bill[] = [
  {
    name: 'garage.pdf',
    questions: [],
    values: ['Pine Street Garage Ltd', 'G-20591', '21 January 2026', '4 February 2026', '£612.00'],
    make: () =>
      pdfOf([
        { heading: 'Pine Street Garage Ltd' },
        { lines: ['22 Pine Street, Exeter', 'Tel: 01392 555 121'] },
        { heading: 'Invoice' },
        {
          lines: [
            'Invoice no: G-20591',
            'Date: 21 January 2026',
            'Payment due: 4 February 2026',
            'Customer: Mr A. Boateng',
            'Vehicle: FX12 KLO',
          ],
        },
        {
          rows: [
            ['Work', 'Hours', 'Price'],
            ['Brakes', '3', '£270.00'],
            ['Oil change', '1', '£60.00'],
            ['Tyres', '2', '£180.00'],
          ],
        },
        { lines: ['Net: £510.00', 'VAT at 20%: £102.00', 'Total to pay: £612.00'] },
      ]),
  },
  {
    name: 'bakery.txt',
    questions: [],
    values: ['Kornblume Bakery GmbH', 'R-88/25', '2025-11-03', '2025-11-17', 'EUR 318.45'],
    make: () =>
      [
        'Kornblume Bakery GmbH',
        'Marktplatz 3\n5020 Salzburg',
        'INVOICE R-88/25',
        'Invoice date: 2025-11-03\nDue date: 2025-11-17\nBilled to: Hotel Sonne',
        'Bread rolls, 900 pieces: EUR 225.00\nCroissants, 60 pieces: EUR 64.50',
        'Subtotal: EUR 289.50\nVAT 10%: EUR 28.95\nTotal: EUR 318.45',
      ].join('\n\n'),
  },
  {
    name: 'studio.docx',
    questions: [],
    values: ['Atlas Design Studio Inc', 'AD-3307', 'April 7, 2025', 'May 7, 2025', '$9,720.00'],
    make: () =>
      docxOf([
        { heading: 'Atlas Design Studio Inc' },
        { text: '88 Canal Road, Portland' },
        { heading: 'Invoice' },
        {
          rows: [
            ['Invoice number', 'AD-3307'],
            ['Invoice date', 'April 7, 2025'],
            ['Due date', 'May 7, 2025'],
            ['Bill to', 'Fernhill Foods LLC'],
          ],
        },
        {
          rows: [
            ['Item', 'Qty', 'Rate', 'Amount'],
            ['Logo', '1', '$4,000.00', '$4,000.00'],
            ['Packaging', '5', '$1,000.00', '$5,000.00'],
            ['Subtotal', '', '', '$9,000.00'],
            ['Tax (8%)', '', '', '$720.00'],
            ['Total due', '', '', '$9,720.00'],
          ],
        },
      ]),
  },
  {
    name: 'cleaning.html',
    questions: [],
    values: ['Blank & Rein AG', '10457', '30.09.2025', '30.10.2025', 'CHF 1,081.00'],
    make: () =>
      htmlOf('Invoice 10457', [
        { text: 'Blank & Rein AG, Seeweg 4, 8002 Zürich' },
        { lines: ['Issue date: 30.09.2025', 'Payable by: 30.10.2025', 'Client: Praxis Dr. Amsler'] },
        {
          rows: [
            ['Service', 'Amount'],
            ['Cleaning in September', 'CHF 880.00'],
            ['Windows', 'CHF 120.00'],
          ],
        },
        { lines: ['Net amount: CHF 1,000.00', 'VAT 8.1%: CHF 81.00', 'Amount payable: CHF 1,081.00'] },
      ]),
  },
];
