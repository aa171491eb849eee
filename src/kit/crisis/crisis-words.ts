/** What is said in a conversation to someone who may be in danger from themselves, before any engine is asked. */
export const crisisWords =
  'I am sorry that things are this hard. I am a small program and cannot be the help you deserve: please talk to someone now. In an emergency call 112 (Europe) or 911 (North America); in the US and Canada call or text 988; elsewhere <https://findahelpline.com> lists free and confidential lines. If you can, be with someone you trust. [Help lines by country](/therapist)';

/** Below an answer to a question of fact about such matters. */
export const helpBeside =
  'If this is about you or someone close to you, please talk to someone: [help lines by country](/therapist), or <https://findahelpline.com>.';
