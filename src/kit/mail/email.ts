/** One plain layout for every email: a greeting, a few sentences, one button, one reason why it came. */

export interface EmailParts {
  product: string;
  title: string;
  paragraphs: string[];
  action?: { label: string; url: string };
  reason: string;
}

export function emailText({ product, title, paragraphs, action, reason }: EmailParts): string {
  return [
    title,
    ...paragraphs,
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    `${reason}\n— ${product}`,
  ].join('\n\n');
}

export function emailHtml({ product, title, paragraphs, action, reason }: EmailParts): string {
  const body = paragraphs.map((text) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`).join('');
  const button = action
    ? `<p style="margin:24px 0"><a href="${escapeHtml(action.url)}" style="background:#24784a;color:#fff;text-decoration:none;padding:12px 22px;border-radius:999px;font-weight:600;display:inline-block">${escapeHtml(action.label)}</a></p><p style="margin:0 0 16px;color:#56635b;font-size:14px;word-break:break-all">${escapeHtml(action.url)}</p>`
    : '';
  return `<!doctype html><html lang="en"><body style="margin:0;background:#fbfaf6;padding:32px 16px;font:16px/1.55 Figtree,Helvetica,Arial,sans-serif;color:#1b2a21"><div style="max-width:520px;margin:0 auto;background:#fff;border:1px solid #e2e5dc;border-radius:20px;padding:32px"><h1 style="font-size:24px;line-height:1.15;margin:0 0 16px">${escapeHtml(title)}</h1>${body}${button}<p style="margin:24px 0 0;color:#56635b;font-size:14px">${escapeHtml(reason)}<br>— ${escapeHtml(product)}</p></div></body></html>`;
}

function escapeHtml(text: string) {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
