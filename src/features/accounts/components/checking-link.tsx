import { Skeleton } from '#kit/ui/skeleton.tsx';
import { AuthFrame } from './auth-frame.tsx';

/** For a moment, until it is known whether a link works. */
export const CheckingLink = ({ title }: { title: string }) => (
  <AuthFrame title={title} lede="Checking the link." mood="think">
    <div aria-busy className="grid gap-4">
      <Skeleton className="h-6 w-4/5" />
      <Skeleton className="h-12" />
    </div>
  </AuthFrame>
);
