/** Ten briefs of different kinds, as people write them. */
import { emptyBrief, type Brief } from './brief.ts';

const facts = (...pairs: [string, string][]) =>
  pairs.map(([label, value], at) => ({ id: `f${at + 1}`, label, value }));

export const briefs: Readonly<Record<string, Brief>> = {
  bakery: {
    ...emptyBrief,
    what: 'Bakery opening on Mill Lane',
    about: `After two years of baking for the Saturday market, we are opening our own bakery on Mill Lane. Ana and Tom bake sourdough, rye and cinnamon buns through the night, so everything is warm when the doors open. The first 50 customers get a free cinnamon bun.

There are twelve seats by the window and a long table for anyone who wants to stay. We bake with flour from the Hollow Mill, nine kilometres away.`,
    audience: 'Neighbours and market customers',
    who: 'Mill Lane Bakery',
    tone: 'friendly',
    facts: facts(
      ['When', 'Saturday 14 March, 7 am'],
      ['Where', '4 Mill Lane'],
      ['Opening hours', 'Tuesday to Sunday, 7 am to 3 pm'],
    ),
    links: [{ label: 'Reserve a loaf', url: 'https://milllanebakery.example/reserve' }],
    tags: ['sourdough', 'Mill Lane'],
  },
  release: {
    ...emptyBrief,
    what: 'Larch 2.4 is out',
    about: `Larch 2.4 works offline. You can edit notes on a train, and they merge when you are back. Search is three times as fast on libraries of 10,000 notes.

We fixed 46 bugs, among them the one that lost the cursor after a paste. The update is free for everyone with a 2.x licence. Larch 1.x no longer gets updates after 30 June.`,
    audience: 'People who use Larch',
    who: 'The Larch team',
    facts: facts(['Version', '2.4'], ['Price', 'free for 2.x licences']),
    links: [{ label: 'Read the release notes', url: 'https://larch.example/2.4' }],
    tags: ['notes', 'offline first'],
  },
  run: {
    ...emptyBrief,
    what: 'Charity run for the children’s hospice',
    about: `On Sunday 7 June we run for the Hazel House children’s hospice. There are three distances: 3, 5 and 10 kilometres. Every runner raises at least £20, and all of it goes to the night nursing team. Last year 640 runners raised £31,400.

Walkers, prams and dogs on leads are welcome on the 3 kilometres. Registration closes on 31 May.`,
    audience: 'Families and local firms',
    who: 'Friends of Hazel House',
    tone: 'friendly',
    facts: facts(
      ['When', 'Sunday 7 June, 9:30 am'],
      ['Where', 'Victoria Park, north gate'],
      ['Entry', '£12, children free'],
    ),
    links: [{ label: 'Sign up to run', url: 'https://hazelhouserun.example' }],
    tags: ['HazelHouseRun'],
  },
  museum: {
    ...emptyBrief,
    what: 'Long night at the Harbour Museum',
    about: `The Harbour Museum stays open until 1 am. Curators lead tours by torchlight through the ship store, which is closed to visitors on every other day of the year. At 10 pm the brass quintet Low Tide plays on the deck of the lightship.

Children can build a lantern until 9 pm. It is theirs to take home. Tours hold 20 people each and cannot be booked ahead.`,
    who: 'Harbour Museum',
    facts: facts(
      ['When', 'Saturday 10 October, 6 pm to 1 am'],
      ['Where', 'Harbour Museum, Pier 3'],
      ['Tickets', '€9, under 18 free'],
    ),
    links: [{ label: 'Buy tickets', url: 'https://harbourmuseum.example/night' }],
    tags: ['LongNight'],
  },
  hiring: {
    ...emptyBrief,
    what: 'We are hiring a workshop lead',
    about: `Our repair workshop mends 3,000 bicycles a year, and we are looking for someone to lead it. You would run a team of six mechanics, plan the week and teach two apprentices. We ask for five years at the stand and the patience to explain a bottom bracket twice.

The job is full time, four days a week, from 1 September. Write a page about a repair you are proud of. We do not need a CV.`,
    audience: 'Experienced bicycle mechanics',
    who: 'Spoke & Sons',
    facts: facts(['Salary', '£38,500 to £42,000'], ['Where', 'Leeds'], ['Apply by', '20 June']),
    links: [{ label: 'Apply', url: 'https://spokeandsons.example/jobs' }],
    tags: ['hiring', 'bike jobs'],
  },
  book: {
    ...emptyBrief,
    what: 'The Salt Road, a novel by Mara Iversen',
    about: `Mara Iversen’s second novel follows a salt trader’s daughter across the Baltic in the winter of 1709. She has eleven days to reach Visby before her brother is tried for a theft that she committed. The Salt Road took six years to write and is drawn from court records in three languages.

Mara reads from the book at Quill & Co. Signed copies are there on the night.`,
    who: 'Northlight Press',
    facts: facts(
      ['Published', '3 September'],
      ['Reading', 'Thursday 4 September, 7 pm, Quill & Co, Bristol'],
      ['Price', '£16.99 hardback'],
    ),
    links: [{ label: 'Read the first chapter', url: 'https://northlight.example/salt-road' }],
    tags: ['TheSaltRoad', 'historical fiction'],
  },
  recipe: {
    ...emptyBrief,
    what: 'Lemon and poppy seed cake',
    about: `This cake takes one bowl and 50 minutes. It keeps for five days in a tin, and it is better on the second.

Ingredients:
- 200 g butter, soft
- 200 g sugar
- 4 eggs
- 200 g self-raising flour
- 2 lemons
- 3 tbsp poppy seeds

Method:
1. Heat the oven to 170 °C and line a loaf tin.
2. Beat butter and sugar, then the eggs, one at a time.
3. Fold in flour, poppy seeds and the zest of both lemons.
4. Bake for 45 minutes.
5. Pour the juice over the hot cake and let it cool in the tin.`,
    who: 'The Tin',
    tone: 'friendly',
    facts: facts(['Serves', '10']),
    links: [{ label: 'Print the recipe', url: 'https://thetin.example/lemon-poppy' }],
    tags: ['baking', 'lemon cake'],
  },
  festival: {
    ...emptyBrief,
    what: 'Riverbank Festival 2026 line-up',
    about: `42 bands play on four stages over three days. Headliners are Glass Orchard on Friday, Nomi Adeyemi on Saturday and The Quiet Ones on Sunday. For the first time there is a stage for under-18s, booked by under-18s.

Camping is included in weekend tickets. Early tickets cost €95 until 1 March; after that they cost €120. Half the site runs on solar power.`,
    who: 'Riverbank Festival',
    tone: 'friendly',
    facts: facts(['When', '17 to 19 July 2026'], ['Where', 'Riverbank Meadows, Ghent']),
    links: [{ label: 'Get tickets', url: 'https://riverbank.example/tickets' }],
    tags: ['Riverbank2026'],
  },
  price: {
    ...emptyBrief,
    what: 'Our prices change on 1 February',
    about: `From 1 February a monthly membership costs £34 in place of £31. Rent and electricity cost us 18% more than a year ago, and we have not raised prices since 2022. Concessions stay at £20. Annual members pay the old price until their year ends.

If you want to pause or leave, tell us by 25 January and nothing will be charged.`,
    audience: 'Members',
    who: 'Ropeworks Climbing',
    facts: facts(['From', '1 February'], ['Monthly membership', '£34'], ['Concessions', '£20']),
    links: [{ label: 'Questions and answers', url: 'https://ropeworks.example/prices' }],
    tags: ['climbing'],
  },
  apology: {
    ...emptyBrief,
    what: 'What happened to Tuesday’s orders',
    about: `On Tuesday our ordering system accepted 312 orders that never reached the kitchen. We are sorry. You waited for food that was not coming, and our phones were engaged.

The cause was an update that we installed at noon and had not tested with evening traffic. We have taken it back. Everyone affected was refunded in full on Wednesday morning. From now on we install nothing on the day of service.`,
    audience: 'Customers who ordered on Tuesday',
    who: 'Green Fork Kitchen',
    tone: 'formal',
    facts: facts(['Orders affected', '312'], ['Refunded', 'Wednesday 14 January']),
    links: [{ label: 'Write to us', url: 'https://greenfork.example/contact' }],
    tags: ['food'],
  },
};
