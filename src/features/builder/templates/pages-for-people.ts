import { block, contactForm, foot, linkTo, page, type Template } from './template.ts';

export const portfolio: Template = {
  id: 'portfolio',
  title: 'Portfolio',
  hint: 'Work, about, contact',
  theme: 'print',
  make() {
    const contact = page('Contact', 'contact', [contactForm('Get in touch'), foot()]);
    const about = page('About', 'about', [
      block('text', {
        title: 'Placeholder: about you',
        text: 'Placeholder: who you are and what you do.\n\nPlaceholder: what you are looking for.',
      }),
      block('timeline', {
        title: 'Experience',
        items: [
          { when: 'Year', title: 'Placeholder: role, place', text: 'Placeholder: what you did there.' },
          { when: 'Year', title: 'Placeholder: role, place', text: 'Placeholder: what you did there.' },
        ],
      }),
      foot(),
    ]);
    return [
      page('Work', '', [
        block('hero', {
          title: 'Placeholder: your name and what you make',
          text: 'Placeholder: one sentence on your work.',
          label: 'Contact',
          link: linkTo(contact),
        }),
        block('gallery', {
          title: 'Selected work',
          items: [{ caption: 'Placeholder: project' }, { caption: 'Placeholder: project' }],
        }),
        block('features', {
          title: 'What I do',
          items: [
            { title: 'Placeholder: service', text: 'Placeholder: one sentence on it.' },
            { title: 'Placeholder: service', text: 'Placeholder: one sentence on it.' },
            { title: 'Placeholder: service', text: 'Placeholder: one sentence on it.' },
          ],
        }),
        foot(),
      ]),
      about,
      contact,
    ];
  },
};

export const resume: Template = {
  id: 'cv',
  title: 'CV',
  hint: 'One page with experience and skills',
  theme: 'slate',
  make: () => [
    page('CV', '', [
      block('hero', { title: 'Placeholder: your name', text: 'Placeholder: profession and place.' }),
      block('text', { title: 'Profile', text: 'Placeholder: two or three sentences about you.' }),
      block('timeline', {
        title: 'Experience',
        items: [
          {
            when: 'From – to',
            title: 'Placeholder: role, employer',
            text: 'Placeholder: what you achieved.',
          },
          {
            when: 'From – to',
            title: 'Placeholder: role, employer',
            text: 'Placeholder: what you achieved.',
          },
        ],
      }),
      block('table', {
        title: 'Languages',
        text: 'Language | Level\nPlaceholder | Placeholder\nPlaceholder | Placeholder',
      }),
      block('features', {
        title: 'Skills',
        items: [
          { title: 'Placeholder: skill' },
          { title: 'Placeholder: skill' },
          { title: 'Placeholder: skill' },
        ],
      }),
      block('contact', { title: 'Contact' }),
    ]),
  ],
};

export const links: Template = {
  id: 'links',
  title: 'Links',
  hint: 'One page that leads to your others',
  theme: 'midnight',
  make: () => [
    page('Links', '', [
      block('links', {
        title: 'Placeholder: your name',
        text: 'Placeholder: one line about you.',
        items: [
          { label: 'Placeholder: website' },
          { label: 'Placeholder: videos' },
          { label: 'Placeholder: newsletter' },
        ],
      }),
    ]),
  ],
};

export const club: Template = {
  id: 'club',
  title: 'Club',
  hint: 'Dates, people, how to join',
  theme: 'sea',
  make() {
    const join = page('Join', 'join', [
      block('steps', {
        title: 'How to join',
        items: [
          { title: 'Placeholder: come by', text: 'Placeholder: when and where.' },
          { title: 'Placeholder: try it', text: 'Placeholder: what a first visit is like.' },
          { title: 'Placeholder: become a member', text: 'Placeholder: what it costs.' },
        ],
      }),
      contactForm('Become a member', [{ label: 'Phone', type: 'phone' }]),
      foot(),
    ]);
    return [
      page('Home', '', [
        block('hero', {
          title: 'Placeholder: name of the club',
          text: 'Placeholder: what you do together.',
          label: 'Join us',
          link: linkTo(join),
        }),
        block('table', {
          title: 'Dates',
          text: 'Day | Time | What\nPlaceholder | 00:00 | Placeholder\nPlaceholder | 00:00 | Placeholder',
        }),
        block('people', {
          title: 'Who to talk to',
          items: [
            { name: 'Placeholder: name', role: 'Placeholder: role' },
            { name: 'Placeholder: name', role: 'Placeholder: role' },
          ],
        }),
        foot(),
      ]),
      join,
    ];
  },
};
