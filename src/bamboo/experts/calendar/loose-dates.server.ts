/** Days and what is asked of them, wherever they stand: "I was born on 3 October 1990, what day of the week was that?" */
import { wordSet, wordsLeft } from '#language/fillers.ts';
import { calendarOf, todayOf, type Asked, type Told } from './date-asked.server.ts';
import { between, since, until } from './date-lengths.server.ts';
import { weekdayTold } from './date-questions.server.ts';
import { daysIn } from './find-dates.server.ts';

const empty = wordSet(
  `day days date week weeks weekday month months year years hours born birthday wedding party fall falls fell land lands happen happens event
  appointment meeting exam trip holiday calendar start starts begin begins end ends left remain remaining still until till til till to since
  between from and passed ago old away far long time count number gone by elapsed more sleeps working business friend mother father son
  daughter sister brother grandmother grandfather married moved wonder leave leaves deadline due arrive arrives come lasts last runs run
  will was wait have exactly both dates summer winter spring autumn school vacation semester when started began`,
);
const unitAsked = /\bhow many (days|weeks|months|years|hours|working days|business days|sleeps)\b/;

export function looseDateAnswer(plain: string, asked: Asked): Told | undefined {
  const back = /\b(?:since|ago|passed|born|been)\b/.test(plain);
  const days = daysIn(plain, calendarOf(asked, back ? 'back' : 'ahead'));
  const rest = days.reduceRight(
    (text, { start, end }) => `${text.slice(0, start)} ${text.slice(end)}`,
    plain,
  );
  if (days.length === 0 || days.length > 2 || wordsLeft(rest, empty).length > 0) return undefined;
  const [first, second] = days;
  if (
    !second &&
    /\b(?:what|which) (?:day of the week|week ?day|day)\b|\bday of the week\b|\bweekday\b/.test(rest) &&
    !/\bhow many\b/.test(rest)
  )
    return weekdayTold(asked, first!.text);
  const unit = unitAsked.exec(rest)?.[1] ?? (/\bhow (?:long|far)\b/.test(rest) ? 'days' : undefined);
  if (!unit) return undefined;
  if (second)
    return /\b(?:between|from|to|until|till|and|start\w*|end\w*)\b/.test(rest)
      ? between(asked, first!.text, second.text, unit)
      : undefined;
  if (back) return since(asked, first!.text, unit);
  return first!.day >= todayOf(asked) &&
    /\b(?:until|till|til|to|left|is|away|before|wait|remain\w*)\b/.test(rest)
    ? until(asked, first!.text, unit)
    : undefined;
}
