import { Dialog, DialogContent } from '#kit/ui/dialog.tsx';
import { Kbd } from '#kit/ui/kbd.tsx';
import { matchPage } from '../../match-page.ts';
import { keysLabel, paletteKeys, shortcuts } from '../../shortcuts.ts';
import { isMac } from './keyboard.ts';

export default function ShortcutList({ onClose }: { onClose: () => void }) {
  const mac = isMac();
  const rows = [
    { label: 'Go anywhere', keys: keysLabel(paletteKeys, mac) },
    ...shortcuts.map((shortcut) => ({
      label: matchPage(shortcut.to)!.row.title,
      keys: keysLabel(shortcut, mac),
    })),
    { label: 'Notifications', keys: 'F8' },
    { label: 'This list', keys: '?' },
  ];
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent title="Keyboard shortcuts" aria-describedby={undefined}>
        <dl className="grid">
          {rows.map(({ label, keys }) => (
            <div
              key={keys}
              className="flex min-h-11 items-center justify-between gap-6 border-t border-line first:border-0"
            >
              <dt>{label}</dt>
              <dd>
                <Kbd>{keys}</Kbd>
              </dd>
            </div>
          ))}
        </dl>
      </DialogContent>
    </Dialog>
  );
}
