/** What stands in the audit of a business, as its admins read it. */
import { roleNames, type BusinessRole } from '#kit/businesses/roles.ts';

type Details = Record<string, unknown>;

const text = (value: unknown) => (typeof value === 'string' ? value : 'someone');
const role = (value: unknown) => roleNames[value as BusinessRole] ?? text(value);

const links = (count: number) => (count === 1 ? 'a link' : `${count} links`);

const words: Record<string, (details: Details) => string> = {
  'business.create': () => 'made the business',
  'business.change': ({ fields }) =>
    `changed the profile (${(fields as string[] | undefined)?.join(', ') ?? ''})`,
  'business.publish': ({ title }) => `published “${text(title)}” in the gallery`,
  'business.reword': ({ title }) => `changed the words of “${text(title)}” in the gallery`,
  'business.unpublish': ({ title }) => `took “${text(title)}” out of the gallery`,
  'business.appeal': () => 'appealed a decision of the house',
  'business.picture': () => 'changed the picture',
  'business.invite': ({ email, role: as }) =>
    email ? `invited ${text(email)} as ${role(as)}` : `made an invite link for ${role(as)}`,
  'business.revoke-invite': ({ email }) =>
    email ? `revoked the invite of ${text(email)}` : 'revoked an invite link',
  'business.join': ({ role: as }) => `joined as ${role(as)}`,
  'business.decline': () => 'declined an invitation',
  'business.role': ({ name, from, to }) => `changed ${text(name)} from ${role(from)} to ${role(to)}`,
  'business.limit': ({ name, limit }) =>
    limit === null
      ? `took the limit of ${text(name)} away`
      : `set a limit of ${String(limit)} credits a month for ${text(name)}`,
  'business.remove': ({ name, ended }) =>
    `removed ${text(name)}${typeof ended === 'number' ? `, and ended ${links(ended)} they made` : ''}`,
  'business.end-links': ({ count }) =>
    `ended ${links(Number(count))} of someone who is no longer in the business`,
  'business.leave': () => 'left',
  'business.hand-over': ({ name }) => `handed the business over to ${text(name)}`,
  'business.offer': ({ name }) => `asked ${text(name)} to own the business`,
  'business.offer-taken-back': ({ name }) => `no longer asks ${text(name)} to own the business`,
  'business.offer-accepted': () => 'accepted to own the business',
  'business.offer-declined': () => 'declined to own the business',
  'business.given': ({ name }) =>
    `made ${text(name)} the owner, for this installation, since the owner’s account is suspended`,
  'business.inherit': ({ name }) => `${text(name)} became the owner, since the owner’s account was deleted`,
  'business.ownerless': () => 'the owner’s account was deleted and nobody follows',
  'business.claim': () => 'took the business over',
  'business.key': ({ name }) => `made the API key “${text(name)}”`,
  'business.key-limit': ({ name }) => `changed the limit of the API key “${text(name)}”`,
  'business.revoke-key': ({ name }) => `revoked the API key “${text(name)}”`,
  'business.export': () => 'asked for an archive of everything',
  'business.billing': ({ what }) => text(what),
  'engine-key.add': ({ name }) => `added the engine key “${text(name)}”`,
  'engine-key.remove': ({ name }) => `removed the engine key “${text(name)}”`,
};

export const activityWords = (action: string, details: Details): string =>
  words[action]?.(details) ?? action.replaceAll(/[.-]/g, ' ');
