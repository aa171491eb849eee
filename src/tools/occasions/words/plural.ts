const small = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

/** `3`, "night", "nights" as "three nights". What names its unit already stays as it is. */
export function counted(value: string, one: string, many: string): string {
  const number = /^\d+$/.test(value) ? (small[Number(value)] ?? value) : value.toLowerCase();
  if (!/^[\d.,]+$/.test(number) && !small.includes(number)) return value;
  return `${number} ${number === 'one' ? one : many}`;
}
