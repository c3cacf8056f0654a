import { useText } from '@/shared/text';
import AccountLinks from '../accountMenu/AccountLinks';
import { BackButton } from './BackButton';

/** The places of who is signed in, and the way out. */
export function AccountPanel({ onBack, onGone }: { onBack: () => void; onGone: () => void }) {
  const { text } = useText();
  return (
    <>
      <BackButton title={text('LINK_MY_ACCOUNT')} onBack={onBack} />
      <AccountLinks onGone={onGone} />
    </>
  );
}
