/** The icons in use, each with its one meaning. An icon that is not here needs a reason to be added. */
import Archive from 'lucide-react/icons/archive';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Bell from 'lucide-react/icons/bell';
import Blocks from 'lucide-react/icons/blocks';
import BookOpen from 'lucide-react/icons/book-open';
import Bug from 'lucide-react/icons/bug';
import Check from 'lucide-react/icons/check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronRight from 'lucide-react/icons/chevron-right';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark';
import CircleUser from 'lucide-react/icons/circle-user';
import Copy from 'lucide-react/icons/copy';
import Dices from 'lucide-react/icons/dices';
import Download from 'lucide-react/icons/download';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import Heart from 'lucide-react/icons/heart';
import ImageUp from 'lucide-react/icons/image-up';
import Images from 'lucide-react/icons/images';
import Info from 'lucide-react/icons/info';
import KeyRound from 'lucide-react/icons/key-round';
import Laptop from 'lucide-react/icons/laptop';
import Lightbulb from 'lucide-react/icons/lightbulb';
import LogIn from 'lucide-react/icons/log-in';
import LogOut from 'lucide-react/icons/log-out';
import Mail from 'lucide-react/icons/mail';
import Menu from 'lucide-react/icons/menu';
import MessageSquare from 'lucide-react/icons/message-square';
import Palette from 'lucide-react/icons/palette';
import Pause from 'lucide-react/icons/pause';
import Pencil from 'lucide-react/icons/pencil';
import Play from 'lucide-react/icons/play';
import RotateCw from 'lucide-react/icons/rotate-cw';
import Search from 'lucide-react/icons/search';
import Send from 'lucide-react/icons/send';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Smartphone from 'lucide-react/icons/smartphone';
import Sparkles from 'lucide-react/icons/sparkles';
import Tablet from 'lucide-react/icons/tablet';
import Trash2 from 'lucide-react/icons/trash-2';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import Undo2 from 'lucide-react/icons/undo-2';
import Users from 'lucide-react/icons/users';
import X from 'lucide-react/icons/x';
import type { ComponentType } from 'react';

export interface IconEntry {
  Icon: ComponentType<{ className?: string; strokeWidth?: number; 'aria-hidden'?: boolean }>;
  /** The last part of its import. */
  file: string;
  means: string;
}

export interface IconGroup {
  title: string;
  icons: readonly IconEntry[];
}

export const iconGroups: readonly IconGroup[] = [
  {
    title: 'To do something',
    icons: [
      { Icon: Search, file: 'search', means: 'Search' },
      { Icon: Send, file: 'send', means: 'Send' },
      { Icon: Copy, file: 'copy', means: 'Copy' },
      { Icon: Pencil, file: 'pencil', means: 'Change' },
      { Icon: Trash2, file: 'trash-2', means: 'Delete' },
      { Icon: Undo2, file: 'undo-2', means: 'Bring back' },
      { Icon: Download, file: 'download', means: 'Download' },
      { Icon: ImageUp, file: 'image-up', means: 'Choose a picture' },
      { Icon: Play, file: 'play', means: 'Start' },
      { Icon: Pause, file: 'pause', means: 'Stop for now' },
      { Icon: RotateCw, file: 'rotate-cw', means: 'Try again' },
      { Icon: Eye, file: 'eye', means: 'Show' },
      { Icon: EyeOff, file: 'eye-off', means: 'Hide' },
      { Icon: LogIn, file: 'log-in', means: 'Sign in' },
      { Icon: LogOut, file: 'log-out', means: 'Sign out' },
      { Icon: Dices, file: 'dices', means: 'Suggest one' },
      { Icon: X, file: 'x', means: 'Close, dismiss' },
    ],
  },
  {
    title: 'To go somewhere',
    icons: [
      { Icon: ArrowLeft, file: 'arrow-left', means: 'Back' },
      { Icon: ArrowRight, file: 'arrow-right', means: 'On to the next' },
      { Icon: ChevronDown, file: 'chevron-down', means: 'Opens below' },
      { Icon: ChevronRight, file: 'chevron-right', means: 'One step deeper' },
      { Icon: Menu, file: 'menu', means: 'All pages' },
    ],
  },
  {
    title: 'To say how it is',
    icons: [
      { Icon: Check, file: 'check', means: 'Chosen, done' },
      { Icon: CircleCheck, file: 'circle-check', means: 'It worked' },
      { Icon: Info, file: 'info', means: 'Good to know' },
      { Icon: TriangleAlert, file: 'triangle-alert', means: 'Careful' },
      { Icon: CircleAlert, file: 'circle-alert', means: 'It failed' },
      { Icon: Bell, file: 'bell', means: 'Notifications' },
    ],
  },
  {
    title: 'To name a thing',
    icons: [
      { Icon: Sparkles, file: 'sparkles', means: 'AI tools' },
      { Icon: BookOpen, file: 'book-open', means: 'Learning' },
      { Icon: Images, file: 'images', means: 'Gallery' },
      { Icon: Blocks, file: 'blocks', means: 'Builder' },
      { Icon: Users, file: 'users', means: 'People' },
      { Icon: CircleUser, file: 'circle-user', means: 'Your account' },
      { Icon: Mail, file: 'mail', means: 'Mail' },
      { Icon: MessageSquare, file: 'message-square', means: 'Feedback' },
      { Icon: KeyRound, file: 'key-round', means: 'Passkey, key' },
      { Icon: ShieldCheck, file: 'shield-check', means: 'Protected' },
      { Icon: Palette, file: 'palette', means: 'Appearance' },
      { Icon: Archive, file: 'archive', means: 'An export' },
      { Icon: Laptop, file: 'laptop', means: 'A computer' },
      { Icon: Smartphone, file: 'smartphone', means: 'A phone' },
      { Icon: Tablet, file: 'tablet', means: 'A tablet' },
      { Icon: Bug, file: 'bug', means: 'A bug' },
      { Icon: Lightbulb, file: 'lightbulb', means: 'A suggestion' },
      { Icon: Heart, file: 'heart', means: 'Praise' },
      { Icon: CircleQuestionMark, file: 'circle-question-mark', means: 'A question' },
    ],
  },
];

/** `circle-alert` → the line that imports it. */
export function importLine(file: string): string {
  const name = file.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
  return `import ${name} from 'lucide-react/icons/${file}';`;
}
