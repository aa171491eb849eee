/** Something said rather than asked: it has no answer that could be looked for. */

const asks =
  /[?？]\s*$|^(?:what|where|who|when|which|why|how|is|are|am|do|does|did|can|could|would|should|will|may|tell|explain|show|find|give|list|name|say|describe|i (?:need|want|would like|['’]d like) to know|i wonder)\b/i;
const says =
  /^(?:(?:hi|hello|hey|oh|well|so|yes|no|ok|okay|thanks|thank you|good (?:morning|evening|day))\b|(?:i|we|my|our|he|she|they|it|this|that|there|today|yesterday)(?:['’]\w+)?\s)/i;
const longest = 300;
const mostNamed = 4;

export const isRemark = (message: string) => {
  const text = message.trim();
  return text.length <= longest && !asks.test(text) && says.test(text);
};

export function remarkWords(tools: readonly string[]): string {
  const uses =
    tools.length > 0
      ? ` You can also give me a text: “${tools[0]!}: …”${tools.length > 1 ? ` (or ${tools.slice(1, mostNamed).join(', ')})` : ''}.`
      : '';
  return `There’s nothing in that to remember. Say “remember that …”, or ask me about my sources.${uses}`;
}
