import { useText } from '@/shared/text';
import AccountLinks from '../accountMenu/AccountLinks';
import { BackButton } from './BackButton';

interface Props {
  onBack: () => void;
  onGone: () => void;
  onSignedOut: () => void;
}

/** The places of who is signed in, and the way out. */
export function AccountPanel({ onBack, ...ways }: Props) {
  const { text } = useText();
  return (
    <>
      <BackButton title={text('LINK_MY_ACCOUNT')} onBack={onBack} />
      <AccountLinks {...ways} />
    </>
  );
}
