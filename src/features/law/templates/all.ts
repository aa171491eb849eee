/** In the order in which they are offered within their groups. */
import type { Template } from '../document/template.ts';
import { ceaseAndDesist } from './cease-and-desist.ts';
import { demandLetter } from './demand-letter.ts';
import { founderOutline } from './founder-outline.ts';
import { invoiceTerms } from './invoice-terms.ts';
import { mutualNda } from './mutual-nda.ts';
import { oneWayNda } from './one-way-nda.ts';
import { photoConsent } from './photo-consent.ts';
import { serviceAgreement } from './service-agreement.ts';
import { sitePrivacy } from './site-privacy.ts';
import { siteTerms } from './site-terms.ts';
import { tenancyLetter } from './tenancy-letter.ts';
import { willOutline } from './will-outline.ts';

export const templates: readonly Template[] = [
  mutualNda,
  oneWayNda,
  serviceAgreement,
  invoiceTerms,
  founderOutline,
  demandLetter,
  tenancyLetter,
  ceaseAndDesist,
  siteTerms,
  sitePrivacy,
  photoConsent,
  willOutline,
];

export const templateNamed = (id: string) => templates.find((template) => template.id === id);
