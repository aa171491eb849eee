/** The sections of the marketplace as data: what each asks for, what it filters by, and how long a listing stays. */

export interface SectionField {
  id: string;
  label: string;
  options: readonly { id: string; label: string }[];
}

export interface Section {
  id: SectionId;
  title: string;
  lede: string;
  /** What is typed into the one field, as an example. */
  example: string;
  wantedExample: string;
  /** Choices that a listing states and a search filters by. */
  fields: readonly SectionField[];
  /** What a price is for. */
  units: readonly PriceUnit[];
  deliveries: readonly Delivery[];
  /** Whether a listing has a first and a last day. */
  hasDates: boolean;
  /** One accepted offer ends the listing: there is one of it. */
  isSingle: boolean;
  /** How long a listing is shown before it is renewed. */
  days: number;
}

export const sectionIds = ['services', 'goods', 'jobs', 'housing', 'events', 'community'] as const;
export type SectionId = (typeof sectionIds)[number];

export const priceUnits = ['once', 'hour', 'day', 'night', 'week', 'month', 'year', 'person'] as const;
export type PriceUnit = (typeof priceUnits)[number];
export const unitWords: Readonly<Record<PriceUnit, string>> = {
  once: 'in total',
  hour: 'per hour',
  day: 'per day',
  night: 'per night',
  week: 'per week',
  month: 'per month',
  year: 'per year',
  person: 'per person',
};

export const deliveries = ['meet', 'post', 'both', 'online'] as const;
export type Delivery = (typeof deliveries)[number];
export const deliveryWords: Readonly<Record<Delivery, string>> = {
  meet: 'In person',
  post: 'By post',
  both: 'In person or by post',
  online: 'Online',
};

const options = (...labels: string[]) =>
  labels.map((label) => ({
    id: label
      .toLowerCase()
      .replaceAll(/[^a-z\d]+/g, '-')
      .replaceAll(/^-|-$/g, ''),
    label,
  }));

export const sections: readonly Section[] = [
  {
    id: 'services',
    title: 'Services',
    lede: 'Lessons, repairs, care, design: work that someone does for you.',
    example: 'Piano lessons for beginners, €30 an hour',
    wantedExample: 'Someone to fix a leaking tap',
    fields: [
      {
        id: 'type',
        label: 'Type',
        options: options('Lessons', 'Repairs', 'Care', 'Creative', 'Computers', 'Moving', 'Other'),
      },
      { id: 'who', label: 'Offered by', options: options('Private person', 'Business') },
    ],
    units: ['hour', 'once', 'day', 'month'],
    deliveries: ['meet', 'online'],
    hasDates: false,
    isSingle: false,
    days: 90,
  },
  {
    id: 'goods',
    title: 'Goods',
    lede: 'Things to buy, swap or give away.',
    example: 'Oak table, seats six, €120',
    wantedExample: 'A child’s bicycle, 20 inch',
    fields: [
      {
        id: 'type',
        label: 'Type',
        options: options(
          'Furniture',
          'Electronics',
          'Clothing',
          'Books',
          'Bicycles',
          'Children',
          'Garden',
          'Other',
        ),
      },
      {
        id: 'condition',
        label: 'Condition',
        options: options('New', 'Like new', 'Good', 'Used', 'For parts'),
      },
    ],
    units: ['once'],
    deliveries: ['meet', 'post', 'both'],
    hasDates: false,
    isSingle: true,
    days: 60,
  },
  {
    id: 'jobs',
    title: 'Jobs',
    lede: 'Work to find and people to hire.',
    example: 'Baker for the early shift, €2,600 a month',
    wantedExample: 'A part-time job in accounting',
    fields: [
      {
        id: 'hours',
        label: 'Hours',
        options: options('Full-time', 'Part-time', 'Temporary', 'Internship', 'Volunteer'),
      },
      { id: 'where', label: 'Workplace', options: options('On site', 'Hybrid', 'Remote') },
    ],
    units: ['month', 'hour', 'year', 'once'],
    deliveries: ['meet', 'online'],
    hasDates: false,
    isSingle: false,
    days: 45,
  },
  {
    id: 'housing',
    title: 'Housing',
    lede: 'Rooms, flats and houses, for a night or for years.',
    example: 'Sunny room in a shared flat, €480 a month',
    wantedExample: 'A two-room flat near the station',
    fields: [
      {
        id: 'type',
        label: 'Type',
        options: options('Room', 'Flat', 'House', 'Holiday home', 'Workspace', 'Parking'),
      },
      {
        id: 'rooms',
        label: 'Rooms',
        options: options('1 room', '2 rooms', '3 rooms', '4 rooms', '5 or more'),
      },
    ],
    units: ['month', 'night', 'week', 'once'],
    deliveries: ['meet'],
    hasDates: true,
    isSingle: true,
    days: 60,
  },
  {
    id: 'events',
    title: 'Events',
    lede: 'Concerts, courses, walks and markets.',
    example: 'Mushroom walk on Saturday, €8 per person',
    wantedExample: 'A choir to sing with on Thursdays',
    fields: [
      {
        id: 'type',
        label: 'Type',
        options: options('Music', 'Course', 'Sport', 'Market', 'Family', 'Talk', 'Other'),
      },
    ],
    units: ['person', 'once'],
    deliveries: ['meet', 'online'],
    hasDates: true,
    isSingle: false,
    days: 120,
  },
  {
    id: 'community',
    title: 'Community',
    lede: 'Lost and found, groups, shared rides, a hand for an afternoon.',
    example: 'Found: a black cat with a red collar',
    wantedExample: 'Someone to share the drive on Friday',
    fields: [
      {
        id: 'type',
        label: 'Type',
        options: options('Lost and found', 'Groups', 'Rides', 'Helping hands', 'Pets', 'Other'),
      },
    ],
    units: ['once', 'person'],
    deliveries: ['meet', 'online'],
    hasDates: true,
    isSingle: false,
    days: 30,
  },
];

const byId = new Map(sections.map((section) => [section.id, section]));

export const sectionOf = (id: SectionId): Section => byId.get(id)!;
export const sectionNamed = (id: string | undefined) => sections.find((section) => section.id === id);
