import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Uploading } from '#kit/files/upload/use-uploads.ts';
import { SaveStatus } from '#tools/work/components/save-status.tsx';
import { UploadList } from './upload-list.tsx';

const file = { key: '1', name: 'sign-up.png', progress: 0.42 };
const nothing = () => undefined;
const drawn = (upload: Uploading) =>
  renderToStaticMarkup(<UploadList uploads={[upload]} onRetry={nothing} onRemove={nothing} />);

test('an upload that failed says why and can be tried again; one on its way can be cancelled', () => {
  expect(drawn(file)).toMatch(/sign-up\.png.*42%.*Cancel/s);
  expect(drawn(file)).not.toContain('Try again');
  expect(drawn({ ...file, progress: 0, isRetrying: true })).toMatch(
    /server is busy\. Trying again….*Cancel/s,
  );
  expect(drawn({ ...file, problem: 'Not available.' })).toMatch(/Not available\..*Try again.*Dismiss/s);
  expect(drawn({ ...file, problem: 'Over 20 MB.', isFinal: true })).not.toContain('Try again');
});

test('nothing is called saved while something waits', () => {
  const said = (isWaiting: boolean) =>
    renderToStaticMarkup(
      <SaveStatus editing={{ status: 'saved', words: null, mayEdit: true }} isWaiting={isWaiting} />,
    );
  expect(said(false)).toContain('>Saved<');
  expect(said(true)).toContain('Not saved yet');
  expect(said(true)).not.toContain('>Saved<');
});
