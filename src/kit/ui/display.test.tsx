import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { Avatar } from './avatar.tsx';
import { CodeBlock } from './code-block.tsx';
import { DataTable } from './data-table.tsx';
import { DescriptionList } from './description-list.tsx';
import { EmptyState } from './empty-state.tsx';
import { ErrorState } from './error-state.tsx';
import { LoadingArea } from './loading-area.tsx';
import { Notice } from './notice.tsx';
import { PageHeader } from './page-header.tsx';
import { LoadMore } from './pagination.tsx';
import { Section } from './section.tsx';
import { SkipLink } from './skip-link.tsx';
import { Stepper } from './stepper.tsx';
import { Time } from './time.tsx';

const columns = [
  { key: 'name', header: 'Name', rowHeader: true, cell: (row: { name: string }) => row.name },
  { key: 'size', header: 'Size', align: 'end' as const, cell: (row: { name: string }) => row.name.length },
];

describe('DataTable', () => {
  const table = (rows: { name: string }[]) =>
    renderToStaticMarkup(
      <DataTable
        caption="Files"
        columns={columns}
        rows={rows}
        rowKey={(row) => row.name}
        empty={<p>No files yet</p>}
      />,
    );

  it('is a named region that the keyboard can scroll', () => {
    const markup = table([{ name: 'a.txt' }]);
    const id = /aria-labelledby="([^"]+)"/.exec(markup)?.[1];
    expect(markup).toMatch(/role="region"[^>]*tabindex="0"|tabindex="0"[^>]*role="region"/);
    expect(markup).toContain(`<caption id="${id}"`);
    expect(markup).toContain('scope="col"');
    expect(markup).toContain('scope="row"');
  });

  it('gives way to its empty state', () => {
    expect(table([])).toBe('<p>No files yet</p>');
  });
});

describe('LoadMore', () => {
  const markup = (element: React.ReactNode) => renderToStaticMarkup(<MemoryRouter>{element}</MemoryRouter>);

  it('shows nothing at the end', () => {
    expect(markup(<LoadMore hasMore={false} />)).toBe('');
  });

  it('is a button, or a link where robots read', () => {
    expect(markup(<LoadMore hasMore onLoadMore={() => {}} />)).toContain('<button');
    expect(markup(<LoadMore hasMore to="?after=9" />)).toContain('rel="next"');
  });
});

describe('states', () => {
  it('announce errors and not notes', () => {
    expect(renderToStaticMarkup(<Notice tone="error">No</Notice>)).toContain('role="alert"');
    expect(renderToStaticMarkup(<Notice tone="success">Yes</Notice>)).toContain('role="status"');
    expect(renderToStaticMarkup(<Notice>So</Notice>)).not.toMatch(/role="(alert|status)"/);
  });

  it('never speak by colour alone', () => {
    expect(renderToStaticMarkup(<Notice tone="warning">Low</Notice>)).toContain('aria-label="Warning"');
  });

  it('offer a way on after an error', () => {
    const markup = renderToStaticMarkup(
      <ErrorState title="Not loaded" onRetry={() => {}} requestId="req_1">
        Try again soon.
      </ErrorState>,
    );
    for (const part of ['<h2', 'Not loaded', 'Try again soon.', 'Try again</span>', 'req_1'])
      expect(markup).toContain(part);
  });

  it('fill an empty shelf with a sentence and a step', () => {
    const markup = renderToStaticMarkup(
      <EmptyState action={<a href="/ask">Ask</a>}>Nothing asked yet.</EmptyState>,
    );
    expect(markup).toContain('Nothing asked yet.');
    expect(markup).toContain('href="/ask"');
  });

  it('show a spinner in a tall area while loading', () => {
    const markup = renderToStaticMarkup(<LoadingArea />);
    expect(markup).toContain('min-h-[60vh]');
    expect(markup).toContain('role="status"');
    expect(markup).toContain('Loading');
  });
});

describe('Time', () => {
  it('writes the date on the server, the same for every zone', () => {
    expect(renderToStaticMarkup(<Time value="2025-06-15T23:30:00Z" />)).toBe(
      '<time dateTime="2025-06-15T23:30:00.000Z">Jun 15, 2025</time>',
    );
  });
});

describe('structure', () => {
  it('has one title, sections named by theirs, and a way past the header', () => {
    expect(renderToStaticMarkup(<PageHeader title="Threads" lede="Talk." />)).toContain('<h1>Threads</h1>');
    const section = renderToStaticMarkup(<Section title="New">list</Section>);
    const id = /aria-labelledby="([^"]+)"/.exec(section)?.[1];
    expect(section).toContain(`<h2 id="${id}"`);
    expect(renderToStaticMarkup(<SkipLink />)).toContain('href="#main"');
  });

  it('marks the step one is at and those done', () => {
    const markup = renderToStaticMarkup(
      <Stepper label="Start" steps={['One', 'Two', 'Three']} current={1} />,
    );
    expect(markup.match(/aria-current="step"/g)).toHaveLength(1);
    expect(markup.match(/\(done\)/g)).toHaveLength(1);
  });

  it('pairs terms with details', () => {
    const markup = renderToStaticMarkup(<DescriptionList items={[{ term: 'Plan', details: 'Free' }]} />);
    expect(markup).toMatch(/<dt[^>]*>Plan<\/dt><dd[^>]*>Free<\/dd>/);
  });

  it('shows code as text and lets the keyboard scroll it', () => {
    const markup = renderToStaticMarkup(<CodeBlock code="<script>" title="a.html" />);
    expect(markup).toContain('&lt;script&gt;');
    expect(markup).toContain('tabindex="0"');
    expect(markup).toContain('aria-live="polite"');
  });

  it('leaves the initials under an avatar', () => {
    const markup = renderToStaticMarkup(<Avatar name="Ines Marsh" src="/files/1.webp" />);
    expect(markup).toContain('IM');
    expect(markup).toContain('alt=""');
    expect(markup).toContain('aria-hidden="true"');
  });
});
