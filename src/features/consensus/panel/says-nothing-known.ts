/** Whether an answer only says that it does not know. What says more is an answer, however careful. */
const longest = 200;
const plainly =
  /^(?:(?:sorry|unfortunately)[,.]? (?:but )?)?(?:i (?:do not|don't) know|i (?:am|'m) not sure|i (?:cannot|can't|am unable to|'m unable to) (?:answer|say|tell|help with)|i have no (?:information|knowledge|idea)|no idea)\b[^.!?\n]*[.!?]?$/;

export function saysNothingKnown(answer: string): boolean {
  const text = answer.trim().toLowerCase().replaceAll('’', "'").replaceAll(/[*_]/g, '');
  return text.length <= longest && plainly.test(text);
}
