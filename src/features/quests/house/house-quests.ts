import type { Quest } from '../quest.ts';
import { peopleQuests } from './people-quests.ts';
import { toolQuests } from './tool-quests.ts';

/** In the order in which they are offered. */
export const houseQuests: readonly Quest[] = [...toolQuests, ...peopleQuests];

const byId = new Map(houseQuests.map((quest) => [quest.id, quest]));
export const findHouseQuest = (id: string) => byId.get(id);
