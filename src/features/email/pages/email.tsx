import { Link, useSearchParams } from 'react-router';
import { href } from '#kit/href.ts';
import { ToolChoice } from '../components/tool-choice.tsx';
import { CheckTool } from '../components/check-tool.tsx';
import { WriteTool } from '../components/write-tool.tsx';
import { emailCheck } from '../check/tool.ts';

/** Two tools on one page: the address says which. */
export default function Email() {
  const [search] = useSearchParams();
  const isCheck = search.get('tool') === emailCheck.id;
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 pt-8">
        <ToolChoice
          label="Task"
          options={[
            { label: 'Write or reply', to: href('/ai/email'), isHere: !isCheck },
            {
              label: 'Check before sending',
              to: href('/ai/email', { tool: emailCheck.id }),
              isHere: isCheck,
            },
          ]}
        />
        <p className="text-sm text-muted">
          <Link to={href('/ai/email-polish')}>Polish a draft</Link> ·{' '}
          <Link to={href('/frenlyemail')}>Drafts and sent</Link>
        </p>
      </div>
      {isCheck ? <CheckTool /> : <WriteTool />}
    </>
  );
}
