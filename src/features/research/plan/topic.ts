/** What a question is about, without the words that only make it a question. */

const lead =
  /^(?:(?:please|can you|could you|tell me|explain|describe|research|find out|i want to know|i would like to know)\s+)*(?:about\s+)?(?:(?:what|who|which|where|when|why|how)(?:\s+(?:much|many|long|far|often|come))?\s+)?(?:(?:is|are|was|were|do|does|did|can|could|should|would|will|has|have|had)\s+)?(?:(?:it true that|there|the (?:best|main) way to|one|we|i|you|people)\s+)?(?:(?:the|a|an)\s+)?/i;

export function topicOf(question: string): string {
  const plain = question.replaceAll(/\s+/g, ' ').trim();
  const rest = plain.replace(lead, '').replace(/[\s?!.。？！]+$/u, '');
  return rest.length >= 2 ? rest : plain;
}
