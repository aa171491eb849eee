/** What an entry of the audit says, in words. An action that is not known here shows its own name. */
import type { AuditItem } from './contract.ts';

const verbs: Record<string, string> = {
  'user.grant_admin': 'made an admin of',
  'account.erase': 'erased an account',
  'user.role': 'changed the role of',
  'user.suspend': 'suspended',
  'user.unsuspend': 'let in again',
  'user.end-sessions': 'signed out everywhere',
  'user.resend-verification': 'sent a new confirmation letter to',
  'engine-key.add': 'added a key to an engine',
  'engine-key.remove': 'removed a key to an engine',
  'feedback.answer': 'answered feedback',
  'feedback.close': 'closed feedback',
  'feedback.reopen': 'opened feedback again',
  'feedback.delete': 'deleted feedback',
  'feedback.restore': 'brought feedback back',
  'gallery.feature': 'put a creation into the showcase',
  'gallery.unfeature': 'took a creation out of the showcase',
  'gallery.hide': 'hid a creation',
  'gallery.show': 'showed a creation again',
  'billing.refund': 'gave money back for',
  'billing.refund-failed': 'could not give money back for',
  'billing.refund-heard': 'heard from the payment provider that money went back for',
  'billing.clock': 'moved the test clock of payments',
  'billing.code': 'made a code for plans',
  'billing.code-withdrawn': 'withdrew a code for plans',
  'credits.give': 'gave credits to',
  'plan.give': 'gave a plan to',
  'blog.begin': 'began a post',
  'blog.save': 'changed a post',
  'blog.scheduled': 'gave a post a date',
  'blog.published': 'published a post',
  'blog.withdrawn': 'took a post down',
  'blog.draft': 'put a post back into the drafts',
  'certificate.revoke': 'revoked a certificate',
  'certificate.rotate-key': 'changed the key that signs certificates',
  'report.hide': 'hid what was reported',
  'report.keep': 'let stand what was reported',
  'appeal.accept': 'accepted an appeal',
  'appeal.decline': 'declined an appeal',
  'job.cancel': 'cancelled a job',
  'job.retry': 'tried a job again',
  'settings.change': 'changed the settings',
  'pack.fetch': 'fetched a model',
  'pack.remove': 'removed a model',
  'waitlist.invite': 'invited people from the waitlist',
  'waitlist.remove': 'removed someone from the waitlist',
  'flag.state': 'changed for whom a feature is there',
  'flag.on': 'switched a beta feature on',
  'flag.off': 'switched a beta feature off',
  'business.create': 'made a business',
  'business.change': 'changed the profile of a business',
  'business.picture': 'changed the picture of a business',
  'business.invite': 'invited someone to a business',
  'business.revoke-invite': 'revoked an invite to a business',
  'business.join': 'joined a business',
  'business.decline': 'declined an invite to a business',
  'business.role': 'changed a role in a business',
  'business.limit': 'changed what someone may spend of a business',
  'business.remove': 'removed someone from a business',
  'business.end-links': 'ended links of someone who left a business',
  'business.leave': 'left a business',
  'business.hand-over': 'handed a business over',
  'business.offer': 'asked someone to own a business',
  'business.offer-taken-back': 'no longer asks someone to own a business',
  'business.offer-accepted': 'accepted to own a business',
  'business.offer-declined': 'declined to own a business',
  'business.given': 'gave a business whose owner is suspended to someone in it',
  'business.inherit': 'gave a business to its longest-serving admin',
  'business.ownerless': 'found a business without an owner',
  'business.claim': 'took over a business',
  'business.key': 'made an API key of a business',
  'business.key-limit': 'changed the limit of an API key of a business',
  'business.revoke-key': 'revoked an API key of a business',
  'business.export': 'asked for an archive of a business',
  'business.dissolve': 'dissolved a business',
};

/** Where the entry says itself what was done. */
const told: Record<string, (what: string) => string> = {
  'business.billing': (what) => `${what} for a business`,
};

export function auditVerb({ action, details }: Pick<AuditItem, 'action' | 'details'>): string {
  const { what } = details;
  return (typeof what === 'string' && told[action]?.(what)) || verbs[action] || action;
}

/** `reason: Spam · from: member`; nested values as they are stored. */
export function auditDetails({ action, details }: Pick<AuditItem, 'action' | 'details'>): string {
  return Object.entries(details)
    .filter(([name]) => !(name === 'what' && action in told))
    .map(([name, value]) => `${name}: ${typeof value === 'object' ? JSON.stringify(value) : String(value)}`)
    .join(' · ');
}
