import { useText } from '@/shared/text';
import { Button } from '@/ui/Button';
import { CheckIcon, ShareIcon } from '@/ui/icons';
import { useCopied } from '@/ui/useCopied';

/** Returns the page's URL without the anchor, so that the recipient starts at the top. */
const pageUrl = (): string => window.location.href.replace(/#.*$/, '');

/** Shares the page through the Web Share API. If the browser does not have this API, the button copies the link. */
export function ShareButton({ name }: { name: string }) {
  const { text } = useText();
  const { isCopied, copy } = useCopied();
  const share = async () => {
    if (!('share' in navigator)) return copy(pageUrl());
    try {
      await navigator.share({ title: name, url: pageUrl() });
    } catch {
      // the visitor cancelled the share dialog
    }
  };
  return (
    <Button
      variant="ghost"
      size="small"
      icon={isCopied ? <CheckIcon aria-hidden /> : <ShareIcon aria-hidden />}
      onClick={() => void share()}
    >
      <span aria-live="polite">{text(isCopied ? 'TEXT_LINK_COPIED' : 'BUTTON_SHARE')}</span>
    </Button>
  );
}
