import { toUrl } from '@/features/navigation';
import { Link } from '@/shared/Link';
import { useText } from '@/shared/text';
import css from './PrivacyNote.module.css';

/** Note below a form that takes personal data: what they are for, with the way to the page of privacy. */
export function PrivacyNote() {
  const { text } = useText();
  return (
    <p className={css.note}>
      {text('TEXT_PRIVACY_NOTE')} <Link to={toUrl('privacy')}>{text('LINK_PRIVACY')}</Link>
    </p>
  );
}
