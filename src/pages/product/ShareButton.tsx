import { useText } from '@/shared/text';
import { Button } from '@/ui/Button';
import { CheckIcon, ShareIcon } from '@/ui/icons';
import { useCopied } from '@/ui/useCopied';

/** The address without its anchor: who gets it begins at the top. */
const pageUrl = (): string => window.location.href.replace(/#.*$/, '');

/** The device's own way to share, where there is one; else the link is copied. */
export function ShareButton({ name }: { name: string }) {
  const { text } = useText();
  const { isCopied, copy } = useCopied();
  const share = async () => {
    if (!('share' in navigator)) return copy(pageUrl());
    try {
      await navigator.share({ title: name, url: pageUrl() });
    } catch {
      // the person thought better of it
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
