import { Dialog, DialogContent } from '#kit/ui/dialog.tsx';
import { Kbd } from '#kit/ui/kbd.tsx';
import { keysLabel, paletteKeys } from '../../shortcuts.ts';
import { isMac } from './keyboard.ts';
import { shortcutRows } from './shortcut-rows.ts';

export default function ShortcutList({ onClose }: { onClose: () => void }) {
  const mac = isMac();
  const rows = [
    { label: 'Go anywhere', keys: [keysLabel(paletteKeys, mac)] },
    ...shortcutRows(mac),
    { label: 'Notifications', keys: ['F8'] },
    { label: 'This list', keys: ['?'] },
  ];
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent title="Keyboard shortcuts" aria-describedby={undefined}>
        <dl className="grid">
          {rows.map(({ label, keys }) => (
            <div
              key={label}
              className="flex min-h-11 items-center justify-between gap-6 border-t border-line first:border-0"
            >
              <dt>{label}</dt>
              <dd className="flex gap-2">
                {keys.map((one) => (
                  <Kbd key={one}>{one}</Kbd>
                ))}
              </dd>
            </div>
          ))}
        </dl>
      </DialogContent>
    </Dialog>
  );
}
