/** One mailbox, one text: however it is capitalised, and whatever is tagged on to it. */
export function normalAddress(address: string): string {
  const [local = '', host = ''] = address.trim().toLowerCase().split('@');
  const [box = ''] = local.split('+');
  const isGoogle = host === 'gmail.com' || host === 'googlemail.com';
  // There dots mean nothing.
  return isGoogle ? `${box.replaceAll('.', '')}@gmail.com` : `${box}@${host}`;
}
