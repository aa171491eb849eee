/** What can be chosen: the texts and forms behind it load with the choice. */
import { occasionGroups } from './occasions.ts';

export const occasionList = occasionGroups.map(({ title, occasions }) => ({
  title,
  occasions: occasions.map(({ id, title: name }) => ({ id, title: name })),
}));
