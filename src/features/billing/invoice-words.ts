/** How an invoice stands, in the same words for whoever pays and whoever looks after it. */
export const invoiceStates: Record<string, string> = {
  paid: 'Paid',
  open: 'Open',
  uncollectible: 'Not paid',
  void: 'Void',
};
