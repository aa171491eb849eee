/** A tax number as people write it, with the kind by which the provider knows it; undefined where it is none that we know. */
const europe = 'AT BE BG CY CZ DE DK EE EL ES FI FR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ');

export function readTaxId(
  text: string,
): { type: 'eu_vat' | 'gb_vat' | 'ch_vat' | 'us_ein'; value: string } | undefined {
  const value = text.toUpperCase().replaceAll(/[\s.]/g, '');
  if (/^\d{2}-?\d{7}$/.test(value)) return { type: 'us_ein', value: value.replace(/^(\d{2})-?/, '$1-') };
  const plain = value.replaceAll('-', '');
  if (/^GB\d{9}(\d{3})?$/.test(plain)) return { type: 'gb_vat', value: plain };
  if (/^CHE\d{9}(MWST|TVA|IVA)$/.test(plain)) return { type: 'ch_vat', value: plain };
  if (europe.includes(plain.slice(0, 2)) && /^[A-Z]{2}[A-Z0-9]{6,12}$/.test(plain))
    return { type: 'eu_vat', value: plain };
  return undefined;
}
