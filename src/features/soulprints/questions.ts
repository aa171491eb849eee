/** What a soulprint is made from: asked of oneself, answered in one's own words, or not. */
export const soulQuestions = [
  { id: 'hour', text: 'What could you talk about for an hour without notes?' },
  { id: 'asked', text: 'What do people come to you for?' },
  { id: 'learning', text: 'What are you learning at the moment?' },
  { id: 'made', text: 'What have you made that you are proud of?' },
  { id: 'care', text: 'What do you care about that others overlook?' },
  { id: 'rest', text: 'What do you do when nobody needs anything from you?' },
] as const;

export type SoulQuestion = (typeof soulQuestions)[number]['id'];

/** What using a tool a few times says about someone, in words of people; other tools go by their name. */
export const toolWords: Readonly<Record<string, string>> = {
  consensus: 'Hearing every side',
  search: 'Looking things up',
  research: 'Digging deep',
  summarise: 'Getting to the point',
  collaborate: 'Polishing drafts',
  transcripts: 'Listening closely',
  lens: 'Seeing details',
};
