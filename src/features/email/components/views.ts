/** The parts of the application, as they stand in the address. */
export const views = ['drafts', 'sent', 'contacts', 'templates', 'mailboxes'] as const;
export type View = (typeof views)[number];

export const viewWords: Record<View, string> = {
  drafts: 'Drafts',
  sent: 'Sent and scheduled',
  contacts: 'Contacts',
  templates: 'Templates and signatures',
  mailboxes: 'Mailboxes',
};
