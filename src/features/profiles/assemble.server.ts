/** A profile as one reader sees it. Here, and only here, is decided which of its parts are told. */
import type { AnswerOf } from '#kit/contract/endpoint.ts';
import type { Context } from '#kit/http/context.server.ts';
import { audiencesOf, readerOf, standingOf } from '#social/people/audience.server.ts';
import { mayRead, parts, type Part, type Standing } from '#social/people/parts.ts';
import type { ProfilePart } from '#social/people/profile-part.server.ts';
import type { Looker, publicProfile } from './contract.ts';
import { findLinks, type ProfileRow } from './queries.server.ts';

/** On the profile itself; the features have the rest. */
const mostShown = 6;

export async function assembleProfile(
  context: Context,
  sources: readonly ProfilePart[],
  row: ProfileRow,
  /** Only for one's own. */
  as?: Looker,
): Promise<AnswerOf<typeof publicProfile>> {
  const { db } = context;
  const reader = readerOf(context);
  const standing = await standingOf(db, reader, row.id);
  const looks: Standing = standing === 'self' && as ? as : standing;
  const chosen = await audiencesOf(db, row.id);
  const shown = parts.filter((part) => mayRead(looks, chosen.get(part) ?? 'everyone'));
  const isShown = (part: Part) => shown.includes(part);
  const sections = [];
  const badges = [];
  for (const { part, read } of sources) {
    if (!isShown(part)) continue;
    const { badges: reached = [], ...section } = await read(context, {
      ownerId: row.id,
      reader: as && standing === 'self' ? undefined : reader,
      most: mostShown,
    });
    if (section.count > 0) sections.push({ part, ...section });
    badges.push(...reached);
  }
  const isPanda = row.pandaCount > 0 && isShown('pandas');
  return {
    handle: row.displayHandle ?? row.handle ?? '',
    name: row.name,
    picture: row.image,
    about: isShown('about') ? row.about : '',
    isPanda,
    memberSince: row.createdAt,
    links: isShown('links') ? await findLinks(db, row.id) : [],
    shown,
    sections,
    badges: isShown('badges') ? badges : [],
  };
}
