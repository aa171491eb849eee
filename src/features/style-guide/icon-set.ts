/** The icons in use, each with its one meaning. An icon that is not here needs a reason to be added. */
import ArrowRight from 'lucide-react/icons/arrow-right';
import Blocks from 'lucide-react/icons/blocks';
import BookOpen from 'lucide-react/icons/book-open';
import Bug from 'lucide-react/icons/bug';
import Check from 'lucide-react/icons/check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronRight from 'lucide-react/icons/chevron-right';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark';
import Copy from 'lucide-react/icons/copy';
import Download from 'lucide-react/icons/download';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import Heart from 'lucide-react/icons/heart';
import ImageUp from 'lucide-react/icons/image-up';
import Images from 'lucide-react/icons/images';
import Info from 'lucide-react/icons/info';
import KeyRound from 'lucide-react/icons/key-round';
import Lightbulb from 'lucide-react/icons/lightbulb';
import LogIn from 'lucide-react/icons/log-in';
import Mail from 'lucide-react/icons/mail';
import Menu from 'lucide-react/icons/menu';
import MessageSquare from 'lucide-react/icons/message-square';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import RotateCw from 'lucide-react/icons/rotate-cw';
import Search from 'lucide-react/icons/search';
import Send from 'lucide-react/icons/send';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Sparkles from 'lucide-react/icons/sparkles';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
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
      { Icon: Download, file: 'download', means: 'Download' },
      { Icon: ImageUp, file: 'image-up', means: 'Choose a picture' },
      { Icon: Play, file: 'play', means: 'Start' },
      { Icon: Pause, file: 'pause', means: 'Stop for now' },
      { Icon: RotateCw, file: 'rotate-cw', means: 'Try again' },
      { Icon: Eye, file: 'eye', means: 'Show' },
      { Icon: EyeOff, file: 'eye-off', means: 'Hide' },
      { Icon: LogIn, file: 'log-in', means: 'Sign in' },
      { Icon: X, file: 'x', means: 'Close, dismiss' },
    ],
  },
  {
    title: 'To go somewhere',
    icons: [
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
      { Icon: Mail, file: 'mail', means: 'Mail' },
      { Icon: MessageSquare, file: 'message-square', means: 'Feedback' },
      { Icon: KeyRound, file: 'key-round', means: 'Passkey, key' },
      { Icon: ShieldCheck, file: 'shield-check', means: 'Protected' },
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
