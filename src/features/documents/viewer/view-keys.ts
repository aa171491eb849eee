/** What single keys do on the pages; scrolling is the browser's. */
export const viewKeys: Record<string, 'in' | 'out' | 'fit' | 'rotate' | 'next' | 'previous'> = {
  '+': 'in',
  '=': 'in',
  '-': 'out',
  '0': 'fit',
  r: 'rotate',
  ArrowRight: 'next',
  ArrowLeft: 'previous',
};
