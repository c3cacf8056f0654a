import { toUrl } from '@/features/navigation';
import { Link } from '@/shared/Link';
import { useText } from '@/shared/text';
import css from './PrivacyNote.module.css';

/** Note below a form with personal data. The note states the purpose of the data and links to the privacy page. */
export function PrivacyNote() {
  const { text } = useText();
  return (
    <p className={css.note}>
      {text('TEXT_PRIVACY_NOTE')} <Link to={toUrl('privacy')}>{text('LINK_PRIVACY')}</Link>
    </p>
  );
}
