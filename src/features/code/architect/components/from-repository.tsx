import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { wordsOf } from '#kit/contract/use-call.ts';
import { FileButton } from '#kit/ui/file-button.tsx';
import { useBeginWork } from '#tools/work/use-begin-work.ts';
import { architectureWork } from '../kind.ts';

/** The structure of code that is there already, from a ZIP. It is read in the browser; only what it found is kept. */
export function FromRepository() {
  const [, setSearch] = useSearchParams();
  const [problem, setProblem] = useState<string>();
  const begin = useBeginWork(architectureWork, {
    onSuccess: ({ id }) => setSearch({ work: id }),
    onError: (error) => setProblem(wordsOf(error)),
  });
  async function open(file: File) {
    const { largestZip, readZip, ZipFailure } = await import('../../project/read-zip.ts');
    const { readRepository } = await import('../read-repository.ts');
    setProblem(undefined);
    try {
      if (file.size > largestZip) throw new ZipFailure('This ZIP is larger than 10 MB.');
      const { project } = readZip(new Uint8Array(await file.arrayBuffer()));
      begin.mutate({
        title: file.name.replace(/\.zip$/i, '') || 'Repository',
        content: readRepository(project),
      });
    } catch (error) {
      if (!(error instanceof ZipFailure)) throw error;
      setProblem(error.message);
    }
  }
  return (
    <div className="grid justify-items-start gap-2">
      <p>Have code already? See its folders, what imports what, and what stands out.</p>
      <FileButton accept={['.zip', 'application/zip']} onChoose={(file) => void open(file)}>
        Read a repository (ZIP)
      </FileButton>
      {problem && (
        <p role="alert" className="text-sm font-medium text-danger">
          {problem}
        </p>
      )}
    </div>
  );
}
