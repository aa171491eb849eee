/** What an entry of the audit says, in words. An action that is not known here shows its own name. */
import type { AuditItem } from './contract.ts';

const verbs: Record<string, string> = {
  'user.grant_admin': 'made an admin of',
  'account.erase': 'erased an account',
  'user.role': 'changed the role of',
  'user.suspend': 'suspended',
  'user.unsuspend': 'unsuspended',
  'user.end-sessions': 'signed out everywhere',
  'user.resend-verification': 'resent the confirmation e-mail to',
  'engine-key.add': 'added a key to an engine',
  'engine-key.remove': 'removed a key to an engine',
  'feedback.answer': 'answered feedback',
  'feedback.close': 'closed feedback',
  'feedback.reopen': 'reopened feedback',
  'feedback.delete': 'deleted feedback',
  'feedback.restore': 'restored feedback',
  'gallery.feature': 'added a creation to the showcase',
  'gallery.unfeature': 'removed a creation from the showcase',
  'gallery.hide': 'hid a creation',
  'gallery.show': 'showed a creation again',
  'billing.refund': 'refunded',
  'billing.refund-failed': 'could not refund',
  'billing.refund-heard': 'recorded a refund by the payment provider for',
  'billing.clock': 'moved the test clock of payments',
  'billing.code': 'created a promo code',
  'billing.code-withdrawn': 'withdrew a promo code',
  'credits.give': 'gave credits to',
  'plan.give': 'gave a plan to',
  'blog.begin': 'started a post',
  'blog.save': 'changed a post',
  'blog.scheduled': 'scheduled a post',
  'blog.published': 'published a post',
  'blog.withdrawn': 'unpublished a post',
  'blog.draft': 'moved a post back to drafts',
  'certificate.revoke': 'revoked a certificate',
  'certificate.rotate-key': 'changed the key that signs certificates',
  'report.hide': 'hid reported content',
  'report.keep': 'kept reported content',
  'appeal.accept': 'accepted an appeal',
  'appeal.decline': 'declined an appeal',
  'job.cancel': 'cancelled a job',
  'job.retry': 'retried a job',
  'settings.change': 'changed the settings',
  'pack.fetch': 'downloaded a model',
  'pack.remove': 'removed a model',
  'waitlist.invite': 'invited people from the waitlist',
  'waitlist.remove': 'removed someone from the waitlist',
  'flag.state': 'changed who can use a feature',
  'flag.on': 'turned on a beta feature',
  'flag.off': 'turned off a beta feature',
  'business.create': 'created a business',
  'business.change': 'changed the profile of a business',
  'business.picture': 'changed the picture of a business',
  'business.invite': 'invited someone to a business',
  'business.revoke-invite': 'revoked an invite to a business',
  'business.join': 'joined a business',
  'business.decline': 'declined an invite to a business',
  'business.role': 'changed a role in a business',
  'business.limit': 'changed someone’s spending limit in a business',
  'business.remove': 'removed someone from a business',
  'business.end-links': 'revoked links of someone who left a business',
  'business.leave': 'left a business',
  'business.hand-over': 'transferred a business',
  'business.offer': 'offered someone ownership of a business',
  'business.offer-taken-back': 'withdrew an ownership offer',
  'business.offer-accepted': 'accepted ownership of a business',
  'business.offer-declined': 'declined ownership of a business',
  'business.given': 'transferred a business from a suspended owner',
  'business.inherit': 'gave a business to its longest-serving admin',
  'business.ownerless': 'found a business without an owner',
  'business.claim': 'took over a business',
  'business.key': 'created an API key for a business',
  'business.key-limit': 'changed the limit of a business API key',
  'business.revoke-key': 'revoked a business API key',
  'business.export': 'exported a business',
  'business.dissolve': 'dissolved a business',
};

/** Where the entry says itself what was done. */
const formats: Record<string, (what: string) => string> = {
  'business.billing': (what) => `${what} for a business`,
};

export function auditVerb({ action, details }: Pick<AuditItem, 'action' | 'details'>): string {
  const { what } = details;
  return (typeof what === 'string' && formats[action]?.(what)) || verbs[action] || action;
}

/** `reason: Spam · from: member`; nested values as they are stored. */
export function auditDetails({ action, details }: Pick<AuditItem, 'action' | 'details'>): string {
  return Object.entries(details)
    .filter(([name]) => !(name === 'what' && action in formats))
    .map(([name, value]) => `${name}: ${typeof value === 'object' ? JSON.stringify(value) : String(value)}`)
    .join(' · ');
}
