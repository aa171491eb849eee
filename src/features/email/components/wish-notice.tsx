import { Button } from '#kit/ui/button.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { ModelOffer } from '#tools/page/model-offer.tsx';
import { useHasModel } from '#tools/page/use-has-model.ts';

interface WishNoticeProps {
  wish: string;
  onRemove: () => void;
}

/** What somebody asked for elsewhere. It is no text of an e-mail, so it is shown above the form and never in it. */
export default function WishNotice({ wish, onRemove }: WishNoticeProps) {
  const hasModel = useHasModel();
  return (
    <Notice
      title="You asked for"
      action={
        <div className="flex flex-wrap gap-2">
          {hasModel === false && <ModelOffer />}
          <Button size="sm" variant="secondary" onClick={onRemove}>
            Remove request
          </Button>
        </div>
      }
    >
      <p dir="auto" className="wrap-anywhere whitespace-pre-line">
        {wish}
      </p>
      {hasModel === false && (
        <p className="mt-2 text-sm">
          Choose an occasion below and fill in its form. Your request itself isn’t put into the e-mail:
          writing from it needs a language model.
        </p>
      )}
    </Notice>
  );
}
