/** How dates, times and contacts are written in a brief. */

const months =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sep(?:t(?:ember)?)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?';
const days = '(?:mon|tues|wednes|thurs|fri|satur|sun)days?';
export const datePart = new RegExp(
  `\\b(?:\\d{1,2}(?:st|nd|rd|th)?(?:\\s*[–-]\\s*\\d{1,2})?\\.?\\s+(?:of\\s+)?(?:${months})(?:\\s+\\d{4})?|(?:${months})\\s+\\d{1,2}(?:,?\\s+\\d{4})?|\\d{4}-\\d{2}-\\d{2}|\\d{1,2}[./]\\d{1,2}[./]\\d{2,4}|${days}|tonight|tomorrow)\\b`,
  'i',
);
export const timePart = /\b(?:\d{1,2}(?:[:.]\d{2})?\s*(?:am|pm|uhr|h)|\d{1,2}:\d{2}|noon|midnight)\b/i;
export const contactPart =
  /(?:^|\s)(?:https?:\/\/|www\.)\S+|\b[\w.+-]+@[\w-]+\.\w+|\b[\w-]+\.(?:com|org|net|io|de|example|eu|uk|app|dev)\b(?:\/\S*)?|(?:\+|\btel\.?\s*)\d[\d\s()/-]{5,}/i;
