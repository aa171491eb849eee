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
                <Link to={href('/about-pandas')}>What pandas mean here</Link>
              </Button>
            </>
          }
        />
      ))}
      <p className="max-w-[42em] text-muted">
        With a panda you are a Panda Member: your account card says so, and so does your public profile. One
        panda is free for each account.
      </p>
    </div>
  );
}
