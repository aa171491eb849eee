import Ellipsis from 'lucide-react/icons/ellipsis';
import type { ComponentProps } from 'react';
import { DropdownMenu, DropdownMenuContent, DropdownMenuTrigger } from './dropdown-menu.tsx';
import { IconButton } from './icon-button.tsx';

interface MoreMenuProps extends ComponentProps<typeof IconButton> {
  align?: 'start' | 'end';
}

/** Three dots that open a menu; its items are `DropdownMenuItem`s. */
export const MoreMenu = ({ align = 'end', children, ...button }: MoreMenuProps) => (
  <DropdownMenu>
    <DropdownMenuTrigger asChild>
      <IconButton {...button}>
        <Ellipsis aria-hidden />
      </IconButton>
    </DropdownMenuTrigger>
    <DropdownMenuContent align={align}>{children}</DropdownMenuContent>
  </DropdownMenu>
);
