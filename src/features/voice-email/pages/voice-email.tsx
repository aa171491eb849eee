import Plus from 'lucide-react/icons/plus';
import { useSearchParams } from 'react-router';
import { Button } from '#kit/ui/button.tsx';
import { PageHeader } from '#kit/ui/page-header.tsx';
import { VoiceEmailApp } from '../components/voice-email-app.tsx';
import { voiceEmail } from '../write-tool.ts';

export default function VoiceEmailPage() {
  const [search, setSearch] = useSearchParams();
  const hasBegun = search.has('run') || search.has('work');
  return (
    <>
      <PageHeader
        title={voiceEmail.title}
        lede={
          hasBegun
            ? undefined
            : 'Talk as you would to a friend. You get an e-mail, with every name, number and date checked against what you said.'
        }
        actions={
          hasBegun && (
            <Button variant="secondary" onClick={() => setSearch({})}>
              <Plus aria-hidden /> New e-mail
            </Button>
          )
        }
      />
      <VoiceEmailApp />
    </>
  );
}
