/** What the assistant says and how long it takes for it; the specification's where it has any. */
export const greeting = 'Hi, I am the Frenly panda. Ask me anything, or tell me what to make better.';
export const thinking = 'Thinking...';
export const fallback = 'I am having trouble thinking right now. Please try again.';
export const hello = 'Hello! I am in this corner whenever you need me.';

export const chatErrorToast = {
  variant: 'destructive',
  title: 'Chat Error',
  description: 'Unable to send message. Please try again.',
} as const;

/** From feedback that was sent to the panel that closes by itself. */
export const feedbackAutoClose = 2000;
/** How long the hello beside the button stays. */
export const helloLasts = 8000;
/** 16rem; a class, since the content policy refuses inline styles. */
export const chatAreaHeight = 'h-64';
