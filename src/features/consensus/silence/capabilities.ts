/** What can be asked here without any language model, with questions that are really answered; a test asks each of them. */
export interface Capability {
  /** Where was looked, as it is said to people. */
  place: string;
  questions: readonly string[];
}

export const capabilities: readonly Capability[] = [
  {
    place: 'two dictionaries',
    questions: [
      'What does ephemeral mean?',
      'What is a synonym of happy?',
      'What is the plural of mouse?',
      'What is the opposite of brave?',
    ],
  },
  {
    place: 'country data',
    questions: [
      'What is the capital of Australia?',
      'Which countries border Austria?',
      'What currency does Japan use?',
      'What is the population of Canada?',
      'What languages are spoken in Switzerland?',
    ],
  },
  {
    place: 'the calculator',
    questions: ['What is 15% of 80?', 'What is 17 * 23?', 'What is the square root of 1764?'],
  },
  {
    place: 'unit tables',
    questions: [
      'How many miles is 42.195 km?',
      'How many cups are in a litre?',
      'How many ounces is 60 g?',
      'What is 20 celsius in fahrenheit?',
      'How many pounds is 70 kg?',
      'How many minutes are in a week?',
    ],
  },
  {
    place: 'the calendar',
    questions: [
      'When is Easter 2027?',
      'What day of the week was 14 July 1789?',
      'How many days are between 1 January 2024 and 1 March 2024?',
      'Is 2028 a leap year?',
    ],
  },
  {
    place: 'facts on elements, planets and nature',
    questions: [
      'At what temperature does water boil?',
      'What is the speed of light?',
      'How far is the Moon?',
      'How many bones are in the body?',
      'What is the atomic number of gold?',
      'How many moons does Jupiter have?',
      'Who wrote Hamlet?',
    ],
  },
];
