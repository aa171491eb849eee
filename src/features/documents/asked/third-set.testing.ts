/** Written last, when nothing was altered any more for the sets before. `null`: the file does not say it. */
import { csvOfRows, docxOf, epubOf, htmlOf, pdfOf, seenLines, xlsxOf } from './make-files.testing.ts';
import type { AskedFile } from './measure.testing.ts';

export const thirdSet: readonly AskedFile[] = [
  {
    name: 'roof-quote.pdf',
    make: () =>
      pdfOf([
        { heading: 'Stonefield Roofing Ltd' },
        {
          lines: [
            'Quote number: Q-5582',
            'Date: 11 April 2026',
            'Prepared for: Mrs Leila Haddon',
            'Valid until: 31 May 2026',
          ],
        },
        {
          text: 'We will replace the slates on the north side and renew the gutters. The work takes about eight days and can start on 4 May 2026.',
        },
        {
          rows: [
            ['Item', 'Quantity', 'Price'],
            ['Slates', '640', '£3,840.00'],
            ['Gutters', '22', '£990.00'],
            ['Scaffolding', '1', '£1,450.00'],
          ],
        },
        { lines: ['Subtotal: £6,280.00', 'VAT: £1,256.00', 'Total: £7,536.00'] },
        {
          text: 'A deposit of 20 percent is due before the work begins. All work is guaranteed for ten years.',
        },
      ]),
    questions: [
      ['What is the quote number?', 'Q-5582'],
      ['How long is the quote valid?', '31 May 2026'],
      ['Who was the quote prepared for?', 'Leila Haddon'],
      ['How many days does the work take?', 'eight days'],
      ['When can the work start?', '4 May 2026'],
      ['What does the scaffolding cost?', '1,450.00'],
      ['How much is the VAT?', '1,256.00'],
      ['How large is the deposit?', '20 percent'],
      ['How long is the guarantee?', 'ten years'],
      ['Which item is the most expensive?', 'Slates'],
      ['What colour are the slates?', null],
      ['Who is the foreman?', null],
    ],
  },
  {
    name: 'volunteer-agreement.docx',
    make: () =>
      docxOf([
        { heading: 'Volunteer agreement' },
        { text: 'This agreement is between the Harbour Seal Rescue and Jonah Petit.' },
        { heading: 'Tasks' },
        { text: 'Jonah feeds the seals and cleans the pools. He does not handle injured animals.' },
        { heading: 'Times' },
        {
          text: 'He works every Saturday from 9:00 to 13:00. Whoever is ill tells the coordinator, Ruta Kalnina, by eight in the morning.',
        },
        { heading: 'Costs' },
        { text: 'Travel is refunded up to EUR 15 a day. Boots and gloves are provided by the station.' },
        { heading: 'End' },
        { text: 'Either side may end this agreement at any time, with a notice of one week.' },
      ]),
    questions: [
      ['What does Jonah do?', 'feeds the seals'],
      ['On which day does he work?', 'Saturday'],
      ['Who is the coordinator?', 'Ruta Kalnina'],
      ['How much travel is refunded?', 'EUR 15'],
      ['Who provides the boots?', 'station'],
      ['How much notice is required?', 'one week'],
      ['Is there an insurance?', null],
      ['What is the salary?', null],
    ],
  },
  {
    name: 'rainfall.csv',
    make: () =>
      csvOfRows([
        ['Station', 'Month', 'Rain (mm)', 'Sunny days'],
        ['Alder', 'January', '88', '6'],
        ['Alder', 'February', '61', '9'],
        ['Alder', 'March', '70', '11'],
        ['Birkdale', 'January', '120', '4'],
        ['Birkdale', 'February', '95', '7'],
        ['Birkdale', 'March', '84', '8'],
      ]),
    questions: [
      ['Which month was the wettest?', 'January'],
      ['How much rain fell in Alder in February?', '61'],
      ['How many sunny days did Birkdale have in total?', '19'],
      ['What is the average rain in March?', '77'],
      ['Which station had the most rain?', 'Birkdale'],
      ['How many stations are there?', '2'],
      ['How much snow fell in January?', null],
      ['How much rain fell in Corby?', null],
    ],
  },
  {
    name: 'library-loans.xlsx',
    make: () =>
      xlsxOf({
        Loans: [
          ['Member', 'Title', 'Borrowed', 'Days late', 'Fine'],
          ['Ines Duarte', 'The Salt Road', '2025-09-02', 0, 0],
          ['Karl Weiss', 'Night Ferries', '2025-09-05', 12, 2.4],
          ['Ines Duarte', 'A Map of Bees', '2025-09-19', 3, 0.6],
          ['Tara Moss', 'Night Ferries', '2025-10-01', 20, 4],
        ],
      }),
    questions: [
      ['Who borrowed The Salt Road?', 'Ines Duarte'],
      ['How many days late was Karl Weiss?', '12'],
      ['What is the total fine?', '7'],
      ['Who has the highest fine?', 'Tara Moss'],
      ['How many loans were made in September?', '3'],
      ['When did Tara Moss borrow Night Ferries?', '2025-10-01'],
      ['Who borrowed War and Peace?', null],
    ],
  },
  {
    name: 'festival.html',
    make: () =>
      htmlOf('Lantern Festival in Ostrava Park', [
        {
          text: 'More than 12,000 visitors came to the Lantern Festival last year. It was opened by mayor Irena Kolar.',
        },
        {
          text: 'This year it begins on 6 December 2025 at dusk and lasts four evenings. Entry is free for everyone under 16. Adults pay 8 euros.',
        },
        { heading: 'How to get there' },
        {
          text: 'Buses 14 and 22 stop at the north gate. Bicycles can be left behind the greenhouse. Cars are not allowed in the park.',
        },
        { heading: 'Food' },
        {
          text: 'Twenty-three stalls sell warm food. The chestnut soup was the favourite last year because it was cooked over an open fire.',
        },
      ]),
    questions: [
      ['Who opened the festival?', 'Irena Kolar'],
      ['How many visitors came last year?', '12,000'],
      ['How long does the festival last?', 'four evenings'],
      ['How much do adults pay?', '8 euros'],
      ['Which buses go there?', 'Buses 14 and 22'],
      ['Where can I leave my bicycle?', 'behind the greenhouse'],
      ['How many stalls are there?', 'Twenty-three'],
      ['Why was the soup popular?', 'open fire'],
      ['Are dogs allowed?', null],
      ['What is the phone number of the office?', null],
    ],
  },
  {
    name: 'reminder.eml',
    make: () =>
      [
        'From: Dental Practice Okonjo <praxis@okonjo.example>',
        'To: Felix Brandt <felix@brandt.example>',
        'Subject: Your appointment on 14 May',
        'Date: Wed, 07 May 2025 08:00:00 +0000',
        'Content-Type: text/plain; charset=utf-8',
        '',
        'Dear Mr Brandt,',
        '',
        'we remind you of your appointment on Wednesday, 14 May 2025, at 10:20 with Dr. Okonjo. Please bring your insurance card.',
        '',
        'If you cannot come, call us at 0316 555 41 at least 24 hours before. Otherwise we charge 30 euros.',
        '',
        'The practice has moved. You find us now at Lindengasse 4, on the second floor.',
      ].join('\r\n'),
    questions: [
      ['Who is this mail from?', 'Dental Practice Okonjo'],
      ['When is the appointment?', '14 May 2025'],
      ['What should I bring?', 'insurance card'],
      ['What happens if I do not call?', '30 euros'],
      ['Where is the practice now?', 'Lindengasse 4'],
      ['When was this e-mail sent?', '2025-05-07'],
      ['What will the treatment cost?', null],
    ],
  },
  {
    name: 'garden-book.epub',
    make: () =>
      epubOf('The Small Garden', [
        {
          title: 'Tomatoes',
          text: [
            'Tomatoes are sown indoors in early March. They need a warm place and a lot of light. After the last frost they go outside.',
            'Water them in the morning, and never on the leaves. Wet leaves invite blight.',
          ],
        },
        {
          title: 'Beans',
          text: [
            'Runner beans climb up to three metres. They are sown outdoors from the middle of May. Their flowers attract bumblebees.',
          ],
        },
      ]),
    questions: [
      ['When are tomatoes sown?', 'early March'],
      ['When should tomatoes be watered?', 'in the morning'],
      ['How high do runner beans climb?', 'three metres'],
      ['What attracts bumblebees?', 'flowers'],
      ['When are carrots sown?', null],
    ],
  },
  {
    name: 'shop-sign.png',
    seen: seenLines([
      'KETTERING CYCLES',
      '',
      '',
      'Monday to Friday: 8:30 to 18:00',
      'Saturday: 9:00 to 14:00',
      '',
      '',
      'Repairs are done within three days.',
      'A full service costs 65 EUR.',
    ]),
    questions: [
      ['How much is a full service?', '65 EUR'],
      ['How long do repairs take?', 'three days'],
      ['When does it open on Saturday?', '9:00'],
      ['Who is the owner?', null],
    ],
  },
];
