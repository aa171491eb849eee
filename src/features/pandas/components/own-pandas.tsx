import { Link } from 'react-router';
import { href } from '#kit/href.ts';
import { Button } from '#kit/ui/button.tsx';
import type { AdoptedPanda } from '../contract.ts';
import { Certificate } from './certificate.tsx';
import { RenamePanda } from './rename-panda.tsx';

interface OwnPandasProps {
  pandas: readonly AdoptedPanda[];
  keeper: string;
  /** Whether one was adopted just now. */
  celebrating: boolean;
}

export function OwnPandas({ pandas, keeper, celebrating }: OwnPandasProps) {
  return (
    <div className="grid gap-6">
      {pandas.map((panda) => (
        <Certificate
          key={panda.id}
          panda={panda}
          keeper={keeper}
          mood={celebrating ? 'celebrate' : 'wave'}
          actions={
            <>
              <RenamePanda panda={panda} />
              <Button asChild variant="ghost">
                <Link to={href('/about-pandas')}>About pandas</Link>
              </Button>
            </>
          }
        />
      ))}
      <p className="max-w-[42em] text-muted">
        With a panda you’re a Panda Member, shown on your account card and public profile. Your first panda is
        free.
      </p>
    </div>
  );
}
