import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { Button } from '#kit/ui/button.tsx';
import { IconButton } from '#kit/ui/icon-button.tsx';
import { useCommands } from './commands/commands.tsx';
import { MobileMenuLinks } from './mobile-menu-links.tsx';
import { SideDialog } from './side-dialog.tsx';

export default function MobileMenuDialog({ onClose }: { onClose: () => void }) {
  const { openPalette } = useCommands();
  return (
    <SideDialog
      label="Menu"
      onClose={onClose}
      className="m-0 ml-auto h-dvh max-h-none w-[min(22rem,100vw)] max-w-none overflow-y-auto bg-paper p-4 text-ink backdrop:bg-scrim"
    >
      <div className="mb-3 flex items-center justify-between">
        <Button variant="ghost" data-leaves onClick={openPalette}>
          <Search aria-hidden /> Go to a page
        </Button>
        <IconButton label="Close the menu" data-leaves>
          <X aria-hidden />
        </IconButton>
      </div>
      <MobileMenuLinks />
    </SideDialog>
  );
}
