import { block, contactForm, foot, linkTo, page, type Template } from './template.ts';

export const cafe: Template = {
  id: 'cafe',
  title: 'Café',
  hint: 'Menu, opening hours, table requests',
  theme: 'ember',
  make() {
    const menu = page('Menu', 'menu', [
      block('table', {
        title: 'Menu',
        text: 'Dish | Price\nPlaceholder: dish | 0.00\nPlaceholder: dish | 0.00\nPlaceholder: drink | 0.00',
      }),
      block('notice', { title: 'Allergens', text: 'Placeholder: what your guests should know.' }),
      foot(),
    ]);
    const table = page('Reserve', 'reserve', [
      contactForm('Request a table', [
        { label: 'Date', type: 'date', required: 'yes' },
        { label: 'Guests', type: 'choice', options: '1, 2, 3, 4, 5, 6', required: 'yes' },
      ]),
      foot(),
    ]);
    return [
      page('Home', '', [
        block('hero', {
          title: 'Placeholder: name of the café',
          text: 'Placeholder: what makes it worth a visit.',
          label: 'Menu',
          link: linkTo(menu),
          label2: 'Request a table',
          link2: linkTo(table),
          align: 'centre',
        }),
        block('gallery', { items: [{}, {}, {}] }),
        block('contact', {
          title: 'Visit us',
          address: 'Placeholder: street, town',
          hours: 'Placeholder: days and hours',
        }),
        block('map', { address: '', label: 'Open map' }),
        foot(),
      ]),
      menu,
      table,
    ];
  },
};

export const event: Template = {
  id: 'event',
  title: 'Event',
  hint: 'Programme, questions, registration',
  theme: 'plum',
  make() {
    const register = page('Register', 'register', [
      contactForm('Register', [
        { label: 'Ticket', type: 'choice', options: 'Regular, Reduced', required: 'yes' },
        { label: 'I will come to the dinner', type: 'check' },
      ]),
      foot(),
    ]);
    return [
      page('Event', '', [
        block('hero', {
          title: 'Placeholder: name of the event',
          text: 'Placeholder: date, place.',
          label: 'Register',
          link: linkTo(register),
          align: 'centre',
        }),
        block('text', { title: 'What it is', text: 'Placeholder: who it is for and what happens.' }),
        block('timeline', {
          title: 'Programme',
          items: [
            { when: '00:00', title: 'Placeholder: first part' },
            { when: '00:00', title: 'Placeholder: second part' },
            { when: '00:00', title: 'Placeholder: end' },
          ],
        }),
        block('questions', {
          title: 'Questions',
          items: [
            { title: 'Placeholder: how do I get there?', text: 'Placeholder: answer.' },
            { title: 'Placeholder: is there food?', text: 'Placeholder: answer.' },
          ],
        }),
        foot(),
      ]),
      register,
    ];
  },
};

export const product: Template = {
  id: 'product',
  title: 'Product',
  hint: 'Features, prices, questions',
  theme: 'slate',
  make: () => [
    page('Product', '', [
      block('hero', {
        title: 'Placeholder: what the product does for people',
        text: 'Placeholder: how, in one sentence.',
        label: 'Placeholder: get it',
      }),
      block('features', {
        title: 'Placeholder: why it helps',
        items: [
          { title: 'Placeholder: feature', text: 'Placeholder: what it is good for.' },
          { title: 'Placeholder: feature', text: 'Placeholder: what it is good for.' },
          { title: 'Placeholder: feature', text: 'Placeholder: what it is good for.' },
        ],
      }),
      block('picture-text', { title: 'Placeholder: how it works', text: 'Placeholder: explain it here.' }),
      block('prices', {
        title: 'Prices',
        items: [
          { name: 'Placeholder: small', price: '0 €', text: 'Placeholder: included\nPlaceholder: included' },
          { name: 'Placeholder: large', price: '0 €', text: 'Placeholder: included\nPlaceholder: included' },
        ],
      }),
      block('questions', {
        title: 'Questions',
        items: [{ title: 'Placeholder: question', text: 'Placeholder: answer.' }],
      }),
      contactForm('Ask us'),
      foot(),
    ]),
  ],
};

export const landing: Template = {
  id: 'landing',
  title: 'Landing page',
  hint: 'One offer, one form',
  theme: 'poppy',
  make: () => [
    page('Home', '', [
      block('hero', {
        title: 'Placeholder: the offer in one line',
        text: 'Placeholder: for whom, and why now.',
        align: 'centre',
      }),
      block('figures', {
        items: [
          { value: '0', label: 'Placeholder: a true figure' },
          { value: '0', label: 'Placeholder: a true figure' },
          { value: '0', label: 'Placeholder: a true figure' },
        ],
      }),
      block('steps', {
        title: 'How it works',
        items: [{ title: 'Placeholder: first step' }, { title: 'Placeholder: second step' }],
      }),
      block('form', {
        title: 'Placeholder: sign up',
        items: [{ label: 'E-mail', type: 'email', required: 'yes' }],
        label: 'Sign up',
        thanks: 'Thank you. We will write to you.',
        consent: 'I agree that my address is stored and that the owner of this site writes to me.',
      }),
      foot(),
    ]),
  ],
};
