import Mail from 'lucide-react/icons/mail';
import MessageCircle from 'lucide-react/icons/message-circle';
import { Link } from 'react-router';
import { href } from '#kit/href.ts';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { Panda } from '#kit/ui/panda/panda.tsx';

/** Where the articles end, people begin. */
export function StillStuck({ supportEmail }: { supportEmail: string | undefined }) {
  return (
    <Card field="leaf" padding="lg" className="flex flex-col gap-6 sm:flex-row sm:items-center sm:gap-10">
      <Panda mood="listen" size={112} />
      <div className="grid justify-items-start gap-3">
        <h2 className="text-2xl">Still need help?</h2>
        <p className="max-w-prose">Ask the panda in the corner, or contact us.</p>
        <div className="mt-1 flex flex-wrap gap-3">
          <Button asChild>
            <Link to={href('/feedback', { type: 'question' })}>
              <MessageCircle aria-hidden />
              Ask a question
            </Link>
          </Button>
          {supportEmail && (
            <Button asChild variant="secondary">
              <a href={`mailto:${supportEmail}`}>
                <Mail aria-hidden />
                Contact support
              </a>
            </Button>
          )}
        </div>
      </div>
    </Card>
  );
}
