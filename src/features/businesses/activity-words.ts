/** What stands in the audit of a business, as its admins read it. */
import { roleNames, type BusinessRole } from '#kit/businesses/roles.ts';

type Details = Record<string, unknown>;

const text = (value: unknown) => (typeof value === 'string' ? value : 'someone');
const role = (value: unknown) => roleNames[value as BusinessRole] ?? text(value);

const links = (count: number) => (count === 1 ? 'a link' : `${count} links`);

const words: Record<string, (details: Details) => string> = {
  'business.create': () => 'created the business',
  'business.change': ({ fields }) =>
    `changed the profile (${(fields as string[] | undefined)?.join(', ') ?? ''})`,
  'business.publish': ({ title }) => `published “${text(title)}” in the gallery`,
  'business.reword': ({ title }) => `edited “${text(title)}” in the gallery`,
  'business.unpublish': ({ title }) => `removed “${text(title)}” from the gallery`,
  'business.appeal': () => 'appealed a moderation decision',
  'business.picture': () => 'changed the picture',
  'business.invite': ({ email, role: as }) =>
    email ? `invited ${text(email)} as ${role(as)}` : `created an invite link for ${role(as)}`,
  'business.revoke-invite': ({ email }) =>
    email ? `revoked the invite of ${text(email)}` : 'revoked an invite link',
  'business.join': ({ role: as }) => `joined as ${role(as)}`,
  'business.decline': () => 'declined an invitation',
  'business.role': ({ name, from, to }) => `changed ${text(name)} from ${role(from)} to ${role(to)}`,
  'business.limit': ({ name, limit }) =>
    limit === null
      ? `removed the limit of ${text(name)}`
      : `set a limit of ${String(limit)} credits a month for ${text(name)}`,
  'business.remove': ({ name, ended }) =>
    `removed ${text(name)}${typeof ended === 'number' ? ` and revoked ${links(ended)} they made` : ''}`,
  'business.end-links': ({ count }) => `revoked ${links(Number(count))} of a former member`,
  'business.leave': () => 'left',
  'business.hand-over': ({ name }) => `transferred the business to ${text(name)}`,
  'business.offer': ({ name }) => `offered ${text(name)} ownership`,
  'business.offer-taken-back': ({ name }) => `withdrew the ownership offer to ${text(name)}`,
  'business.offer-accepted': () => 'accepted ownership',
  'business.offer-declined': () => 'declined ownership',
  'business.given': ({ name }) => `made ${text(name)} the owner because the owner’s account is suspended`,
  'business.inherit': ({ name }) => `${text(name)} became the owner because the owner’s account was deleted`,
  'business.ownerless': () => 'the owner’s account was deleted; there’s no successor',
  'business.claim': () => 'took over the business',
  'business.key': ({ name }) => `created the API key “${text(name)}”`,
  'business.key-limit': ({ name }) => `changed the limit of the API key “${text(name)}”`,
  'business.revoke-key': ({ name }) => `revoked the API key “${text(name)}”`,
  'business.export': () => 'exported all data',
  'business.billing': ({ what }) => text(what),
  'engine-key.add': ({ name }) => `added the engine key “${text(name)}”`,
  'engine-key.remove': ({ name }) => `removed the engine key “${text(name)}”`,
};

export const activityWords = (action: string, details: Details): string =>
  words[action]?.(details) ?? action.replaceAll(/[.-]/g, ' ');
