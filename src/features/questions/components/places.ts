/** Votes stand beside a text and its comments; on phones between them. */
export const votesPlace = 'max-sm:order-1 sm:row-span-2';
export const commentsPlace = 'min-w-0 max-sm:order-2 sm:col-start-2';
