/** Briefs to try. */
export const example = {
  bakery: {
    what: 'Bakery opening on Mill Lane',
    about: `After two years of baking for the Saturday market, we are opening our own bakery on Mill Lane. Ana and Tom bake sourdough, rye and cinnamon buns through the night, so everything is warm when the doors open. The first 50 customers get a free cinnamon bun.

There are twelve seats by the window and a long table for anyone who wants to stay. We bake with flour from the Hollow Mill, nine kilometres away.`,
    audience: 'Neighbours and market customers',
    who: 'Mill Lane Bakery',
    tone: 'friendly' as const,
    facts: [
      { label: 'When', value: 'Saturday 14 March, 7 am' },
      { label: 'Where', value: '4 Mill Lane' },
      { label: 'Opening hours', value: 'Tuesday to Sunday, 7 am to 3 pm' },
    ],
    links: [{ label: 'Reserve a loaf', url: 'https://milllanebakery.example/reserve' }],
    tags: ['sourdough', 'Mill Lane'],
  },
  release: {
    what: 'Larch 2.4 is out',
    about: `Larch 2.4 works offline. You can edit notes on a train, and they merge when you are back. Search is three times as fast on libraries of 10,000 notes.

We fixed 46 bugs, among them the one that lost the cursor after a paste. The update is free for everyone with a 2.x licence. Larch 1.x no longer gets updates after 30 June.`,
    audience: 'People who use Larch',
    who: 'The Larch team',
    facts: [
      { label: 'Version', value: '2.4' },
      { label: 'Price', value: 'free for 2.x licences' },
    ],
    links: [{ label: 'Read the release notes', url: 'https://larch.example/2.4' }],
    tags: ['notes', 'offline first'],
  },
  apology: {
    what: 'What happened to Tuesday’s orders',
    about: `On Tuesday our ordering system accepted 312 orders that never reached the kitchen. We are sorry. You waited for food that was not coming, and our phones were engaged.

The cause was an update that we installed at noon and had not tested with evening traffic. We have taken it back. Everyone affected was refunded in full on Wednesday morning. From now on we install nothing on the day of service.`,
    audience: 'Customers who ordered on Tuesday',
    who: 'Green Fork Kitchen',
    tone: 'formal' as const,
    facts: [
      { label: 'Orders affected', value: '312' },
      { label: 'Refunded', value: 'Wednesday 14 January' },
    ],
    links: [{ label: 'Write to us', url: 'https://greenfork.example/contact' }],
    tags: [],
  },
};
