import { ours, type Template } from '../document/template.ts';
import { party } from './parties.ts';

export const siteTerms: Template = {
  id: 'site-terms',
  title: 'Terms for a small website',
  about: 'The rules for those who use a small site or app.',
  group: 'site',
  source: ours,
  written: '2026-11-18',
  assumes:
    'A small site for grown-up users, free or with simple paid accounts. It is not made for shops, marketplaces, health, money or children.',
  notes: {
    DE: 'A site needs a legal notice (Impressum) of its own. Surprising terms and those that put consumers at a disadvantage are void.',
    FR: 'A legal notice (mentions légales) is required; consumers keep a right of withdrawal for most purchases.',
    GB: 'Terms with consumers must be fair and clear; statutory rights cannot be excluded.',
    US: 'Terms bind better where users actively agree to them. Subscriptions that renew themselves have rules in many states.',
    NL: 'Terms must be offered before the contract, in a form that can be kept.',
  },
  askFirst: [
    'You sell things or subscriptions to consumers',
    'Users put their own content on the site',
    'Children will use it',
  ],
  steps: [
    { title: 'You', questions: party('owner', 'whoever runs the site') },
    {
      title: 'The site',
      questions: [
        { is: 'line', id: 'site', ask: 'Name and address of the site' },
        { is: 'text', id: 'service', ask: 'What people can do there' },
        { is: 'line', id: 'contact', ask: 'E-mail address for questions' },
        { is: 'date', id: 'start', ask: 'Day from which the terms apply' },
      ],
    },
    {
      title: 'How it works',
      questions: [
        {
          is: 'choice',
          id: 'accounts',
          ask: 'Accounts',
          options: [
            { id: 'yes', label: 'People make accounts' },
            { id: 'no', label: 'There are no accounts' },
          ],
        },
        {
          is: 'choice',
          id: 'content',
          ask: 'Content of users',
          options: [
            { id: 'yes', label: 'Users can post things' },
            { id: 'no', label: 'Users cannot post' },
          ],
        },
        {
          is: 'text',
          id: 'price',
          ask: 'Prices and how to cancel',
          hint: 'Leave empty if it is free.',
          isOptional: true,
        },
      ],
    },
  ],
  opening: `**{site}** is run by {owner}, {ownerAddress}. These terms apply from {start} to everyone who uses it.`,
  clauses: [
    { title: 'What it offers', text: '{service}' },
    {
      title: 'Accounts',
      text: 'You give true details, keep your password to yourself and tell us if someone else uses your account. You may delete your account at any time.',
      when: { id: 'accounts', is: 'yes' },
    },
    {
      title: 'What you post',
      text: 'What you post stays yours. You let us store and show it so that the site works, for as long as it is there. Post only what you may post. We remove what breaks the law or these terms, tell you why, and look at it again if you object.',
      when: { id: 'content', is: 'yes' },
    },
    { title: 'Prices', text: '{price}', when: { id: 'price' } },
    {
      title: 'Fair use',
      text: 'Do not break the law, disturb others, get around security, or load the site so that others cannot use it. We may close the account of someone who does so seriously or again and again.',
    },
    {
      title: 'Our content',
      text: 'Texts, pictures and programs of the site belong to us or to those who let us use them. You may use them as the site is meant to be used.',
    },
    {
      title: 'Availability and liability',
      text: 'We look after the site but cannot promise that it is always there or free of mistakes. We are liable without limit for intent, gross negligence, injury to people and wherever the law says so. For the rest we are liable only for foreseeable loss from the breach of essential duties. Your rights as a consumer stay as they are.',
    },
    {
      title: 'Changes',
      text: 'We tell you about changes to these terms at least 30 days before they apply. If you do not agree, you may stop using the site and delete your account until then.',
    },
    {
      title: 'Law and contact',
      text: 'The law of {law} applies; consumers keep the protection of the place where they live. Questions: {contact}',
    },
  ],
};
