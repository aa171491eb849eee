/** How what was found is called. */
import type { Legible } from './colours/pairs.ts';
import type { FieldName } from './data.ts';

export const fieldWords: Record<FieldName, string> = {
  shop: 'Shop',
  date: 'Date',
  total: 'Total',
  tax: 'Tax',
  currency: 'Currency',
  name: 'Name',
  job: 'Job title',
  firm: 'Company',
  phone: 'Phone',
  mail: 'E-mail',
  web: 'Website',
  address: 'Address',
};

const formats: Record<string, string> = {
  QRCode: 'QR code',
  MicroQRCode: 'Micro QR code',
  DataMatrix: 'Data Matrix',
  EAN13: 'EAN-13',
  EAN8: 'EAN-8',
  UPCA: 'UPC-A',
  UPCE: 'UPC-E',
  Code128: 'Code 128',
  Code39: 'Code 39',
};

export const formatWords = (format: string) => formats[format] ?? format;

export const legibleWords: Record<Legible, string> = {
  text: 'Good for text',
  large: 'Large text only',
  none: 'Hard to read',
};
