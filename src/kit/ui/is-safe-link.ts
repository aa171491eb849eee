/** A path of ours, a web or a mail address; anything that could run loses its link. */
export function isSafeLink(href: string) {
  return /^(?:\/(?![/\\])|https?:\/\/|mailto:)[^\s\\]*$/.test(href);
}
