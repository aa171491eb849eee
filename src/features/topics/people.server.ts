import { briefly } from '#kit/db/briefly.server.ts';
import { href } from '#kit/href.ts';
import type { TopicSource } from '#kit/topics/topic-source.server.ts';
import { findPeople } from './queries.server.ts';

const longestAbout = 160;

export const peopleSource: TopicSource = {
  kind: 'People',
  async find(context, topic, limit) {
    const people = await briefly(context, (tx) => findPeople(tx, topic, limit));
    return people.map(({ name, handle, displayHandle, about }) => ({
      title: name,
      description: about.slice(0, longestAbout) || `@${displayHandle ?? handle}`,
      href: href('/profile/:handle', { handle: handle! }),
    }));
  },
};
