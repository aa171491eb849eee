/**
 * What in a text points to harm, by phrases: few and plain ones, so that what they find is meant; what they do not find is not
 * thereby harmless. Who says it of themselves needs care; who says it to another urges them.
 */
import { speaksOfCrisis } from '#language/crisis.ts';
import { longestQuestion, lowered } from '#language/plain.ts';

export type Harm = 'self-harm' | 'urged-self-harm' | 'illicit' | 'violence';

/** `whose`: `my` for the speaker, `your` for whoever is addressed. */
function harmTo(whose: 'my' | 'your'): RegExp {
  return new RegExp(
    `\\b(?:(?:kill|killing|hurt|harm|cut) ${whose}self|end ${whose} life|take ${whose} own life)\\b`,
  );
}

const phrases: Record<Harm, readonly RegExp[]> = {
  // Besides what `speaksOfCrisis` finds, in several languages.
  'self-harm': [/\bsuicid\w*\b/, harmTo('my')],
  'urged-self-harm': [harmTo('your')],
  illicit: [
    /\b(?:hack|break|log|get) into (?:someone|somebody|another|an?other|my \w+'s|their|his|her|the admin|an account|a (?:website|server|computer|bank))\b|\bhow (?:do i|can i|to) (?:hack|steal|phish|ddos|crack)\b/,
    /\b(?:how (?:do i|can i|to|would one|could someone)|instructions (?:for|to)|steps to|recipe for|teach me to|help me|explain how to)\b.{0,25}\b(?:make|build|create|synthesi[sz]e|cook|assemble|produce|get|buy|construct)\b.{0,25}\b(?:bomb|explosives?|meth(?:amphetamine)?|nerve gas|sarin|ricin|poison|pipe bomb|napalm|molotov|bioweapon|chemical weapon|malware|ransomware|computer virus|keylogger|silencer|ghost gun|fake (?:id|passport))\b/,
  ],
  violence: [
    /\b(?:how (?:do i|can i|to)|help me|best way to)\b.{0,15}\b(?:kill|murder|poison|hurt|stalk|blackmail|kidnap)\b.{0,15}\b(?:someone|somebody|a person|people|my|him|her|them|a man|a woman)\b/,
  ],
};

/** No phrase is longer than what two stretches share. */
const shared = 200;

export function harmsIn(text: string): Harm[] {
  const found = new Set<Harm>();
  for (let start = 0; start === 0 || start + shared < text.length; start += longestQuestion - shared) {
    const stretch = text.slice(start, start + longestQuestion);
    const plain = lowered(stretch);
    for (const harm of Object.keys(phrases) as Harm[])
      if (phrases[harm].some((one) => one.test(plain))) found.add(harm);
    if (speaksOfCrisis(stretch)) found.add('self-harm');
  }
  return [...found];
}
