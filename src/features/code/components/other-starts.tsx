import { useNavigate } from 'react-router';
import { useState } from 'react';
import { wordsOf } from '#kit/contract/use-call.ts';
import { href } from '#kit/href.ts';
import { Button } from '#kit/ui/button.tsx';
import { FileButton } from '#kit/ui/file-button.tsx';
import { toast } from '#kit/ui/toast.ts';
import type { ProjectData } from '#tools/kinds/project.ts';
import { projectWork } from '#tools/kinds/project-work.ts';
import { useBeginWork } from '#tools/work/use-begin-work.ts';

const emptyProject: ProjectData = {
  files: [
    {
      path: 'index.html',
      text: '<!doctype html>\n<html lang="en">\n  <head>\n    <meta charset="utf-8" />\n    <title>New project</title>\n    <link rel="stylesheet" href="style.css" />\n  </head>\n  <body>\n    <h1>New project</h1>\n    <script type="module" src="main.ts"></script>\n  </body>\n</html>\n',
    },
    { path: 'main.ts', text: "console.log('Ready');\n" },
    { path: 'style.css', text: 'body {\n  font-family: system-ui, sans-serif;\n  margin: 2rem;\n}\n' },
  ],
  entry: 'index.html',
};

/** A project without a description: empty, or out of a ZIP. */
export function OtherStarts() {
  const navigate = useNavigate();
  const [problem, setProblem] = useState<string>();
  const begin = useBeginWork(projectWork, {
    onSuccess: ({ id }) => void navigate(href('/code-generator', { work: id })),
    onError: (error) => setProblem(wordsOf(error)),
  });
  async function open(file: File) {
    const { largestZip, readZip, ZipFailure } = await import('../project/read-zip.ts');
    setProblem(undefined);
    try {
      if (file.size > largestZip) throw new ZipFailure('This ZIP is larger than 10 MB.');
      const { project, left } = readZip(new Uint8Array(await file.arrayBuffer()));
      if (left.length > 0)
        toast({
          title: `${left.length} ${left.length === 1 ? 'file was' : 'files were'} left out`,
          description: left
            .slice(0, 3)
            .map(({ name, why }) => `${name}: ${why}`)
            .join('; '),
        });
      begin.mutate({ title: file.name.replace(/\.zip$/i, '') || 'Project', content: project });
    } catch (error) {
      if (!(error instanceof ZipFailure)) throw error;
      setProblem(error.message);
    }
  }
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap gap-2">
        <Button
          size="sm"
          variant="secondary"
          pending={begin.isPending}
          onClick={() => begin.mutate({ title: 'New project', content: emptyProject })}
        >
          Empty project
        </Button>
        <FileButton accept={['.zip', 'application/zip']} onChoose={(file) => void open(file)}>
          Open a ZIP
        </FileButton>
      </div>
      {problem && (
        <p role="alert" className="text-sm font-medium text-danger">
          {problem}
        </p>
      )}
    </div>
  );
}
