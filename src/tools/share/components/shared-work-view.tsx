import type { ReactNode } from 'react';
import { Card } from '#kit/ui/card.tsx';
import { PageHeader } from '#kit/ui/page-header.tsx';
import { Time } from '#kit/ui/time.tsx';
import { WorkView } from '#tools/work/components/work-view.tsx';
import type { SharedWork } from '../contract.ts';
import { MakeYourOwn } from './make-your-own.tsx';

/** A work that someone shared: a version of it, or as it is now. */
export function SharedWorkView({ shared, children }: { shared: SharedWork; children?: ReactNode }) {
  const { title, version, updatedAt } = shared;
  return (
    <>
      <PageHeader
        title={
          <bdi dir="auto" className="wrap-anywhere">
            {title}
          </bdi>
        }
        lede={
          <>
            {version === null ? 'The latest version, ' : `Version ${version}, `}
            <Time value={updatedAt} />
          </>
        }
      />
      <div className="grid max-w-4xl grid-cols-[minmax(0,1fr)] gap-6 pb-16">
        <Card asChild padding="lg">
          <article>
            <WorkView {...shared} />
          </article>
        </Card>
        <MakeYourOwn shared={shared} />
        {children && <div className="justify-self-start">{children}</div>}
      </div>
    </>
  );
}
