import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { listEngines } from '#kit/ai/contract.ts';
import { query } from '#kit/contract/query.ts';
import { href } from '#kit/href.ts';
import { Button } from '#kit/ui/button.tsx';
import { ModelPrices } from './model-prices.tsx';

/** What Ollama, llama.cpp and LM Studio have on the machine that the site runs on; the server looks for it by itself. */
export function LocalModels() {
  const engines = useQuery(query(listEngines));
  const isFound = engines.data?.items.some(({ source }) => source === 'local') ?? false;
  return (
    <div className="grid max-w-2xl gap-4">
      {isFound ? (
        <ModelPrices of="local/" />
      ) : (
        <p>
          None found on the machine of this site. Start Ollama, llama.cpp or LM Studio there with a model, for
          example with <code>ollama run llama3.2</code>, and look again.
        </p>
      )}
      <div className="flex flex-wrap items-center gap-4">
        <Button
          size="sm"
          variant="secondary"
          pending={engines.isFetching}
          onClick={() => void engines.refetch()}
        >
          Look again
        </Button>
        <Link to={href('/support', { article: 'local-engines' })}>How it works</Link>
      </div>
      <p className="text-sm text-muted">It looks every 30 seconds at most.</p>
    </div>
  );
}
