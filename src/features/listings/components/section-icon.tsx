import BriefcaseBusiness from 'lucide-react/icons/briefcase-business';
import CalendarDays from 'lucide-react/icons/calendar-days';
import HandHelping from 'lucide-react/icons/hand-helping';
import House from 'lucide-react/icons/house';
import Package from 'lucide-react/icons/package';
import Users from 'lucide-react/icons/users';
import type { SectionId } from '../sections.ts';

const icons = {
  services: HandHelping,
  goods: Package,
  jobs: BriefcaseBusiness,
  housing: House,
  events: CalendarDays,
  community: Users,
} as const;

export function SectionIcon({ section, className }: { section: SectionId; className?: string }) {
  const Icon = icons[section];
  return <Icon aria-hidden className={className} />;
}
