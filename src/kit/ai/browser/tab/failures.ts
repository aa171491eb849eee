/** What the browser's models throw, as one of a few reasons. Names are the browser's, words are ours. */
import type { TabFailure } from '../protocol.ts';

const byName: Record<string, TabFailure> = {
  NotSupportedError: 'language',
  NotReadableError: 'filtered',
  SecurityError: 'policy',
  InvalidAccessError: 'policy',
};

/** `during`: a full quota is the disk when a model is fetched, and the length of the text when it is asked. */
export function failureOf(error: unknown, during: 'create' | 'prompt'): TabFailure {
  const name = (error as { name?: unknown } | null)?.name;
  if (name === 'QuotaExceededError') return during === 'create' ? 'disk' : 'context';
  if (name === 'NotAllowedError') return isForbiddenByPolicy() ? 'policy' : 'gesture';
  return (typeof name === 'string' && byName[name]) || 'broken';
}

interface WithPolicy {
  featurePolicy?: { features(): string[]; allowsFeature(name: string): boolean };
}

/** False also where the browser does not say. */
export function isForbiddenByPolicy(): boolean {
  const policy = (document as WithPolicy).featurePolicy;
  return (policy?.features().includes('language-model') && !policy.allowsFeature('language-model')) ?? false;
}
