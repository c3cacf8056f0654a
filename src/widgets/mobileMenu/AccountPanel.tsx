import { useText } from '@/shared/text';
import AccountLinks from '../accountMenu/AccountLinks';
import { BackButton } from './BackButton';

interface Props {
  onBack: () => void;
  onGone: () => void;
  onSignedOut: () => void;
}

/** Account links and logout. */
export function AccountPanel({ onBack, ...ways }: Props) {
  const { text } = useText();
  return (
    <>
      <BackButton title={text('LINK_MY_ACCOUNT')} onBack={onBack} />
      <AccountLinks {...ways} />
    </>
  );
}
