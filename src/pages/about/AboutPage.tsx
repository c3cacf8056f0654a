import { urlOf } from '@/features/navigation';
import { Link } from '@/shared/Link';
import { site } from '@/shared/site';
import { useText } from '@/shared/text';
import { buttonClass } from '@/ui/Button';
import { Page } from '@/widgets/shell/Page';
import css from './AboutPage.module.css';

export default function AboutPage() {
  const { text } = useText();
  return (
    <Page title={text('LINK_ABOUT')}>
      <div className={css.text}>
        <p>{text('TEXT_ABOUT_1', { name: site.name, city: site.city })}</p>
        <p>{text('TEXT_ABOUT_2')}</p>
        <p>{text('TEXT_ABOUT_3')}</p>
        <p>
          <Link to={urlOf('contact')} className={buttonClass()}>
            {text('LINK_CONTACT')}
          </Link>
        </p>
      </div>
    </Page>
  );
}
