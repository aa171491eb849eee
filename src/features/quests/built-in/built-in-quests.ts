import type { Quest } from '../quest.ts';
import { peopleQuests } from './people-quests.ts';
import { toolQuests } from './tool-quests.ts';

/** In the order in which they are offered. */
export const builtInQuests: readonly Quest[] = [...toolQuests, ...peopleQuests];

const byId = new Map(builtInQuests.map((quest) => [quest.id, quest]));
export const findBuiltInQuest = (id: string) => byId.get(id);
