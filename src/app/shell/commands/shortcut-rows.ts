import { matchPage } from '../../match-page.ts';
import { isBuilt } from '../../page-row.ts';
import { keysLabel, shortcuts } from '../../shortcuts.ts';

/** Each page that is open once, with all its keys. */
export function shortcutRows(mac: boolean) {
  return [...Map.groupBy(shortcuts, ({ to }) => to)].flatMap(([to, ofPage]) => {
    const row = matchPage(to)?.row;
    return row && isBuilt(row)
      ? [{ label: row.title, keys: ofPage.map((shortcut) => keysLabel(shortcut, mac)) }]
      : [];
  });
}
