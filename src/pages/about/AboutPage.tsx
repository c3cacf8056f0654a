import { toUrl } from '@/features/navigation';
import { Link } from '@/shared/Link';
import { site } from '@/shared/site';
import { useText } from '@/shared/text';
import { getButtonClass } from '@/ui/Button';
import { Image } from '@/ui/Image';
import { SectionHead } from '@/ui/SectionHead';
import { ShopFeatures } from '@/widgets/home/ShopFeatures';
import { Page } from '@/widgets/shell/Page';
import css from './AboutPage.module.css';

const picture = '/images/posts/part-number-800.avif';

const steps = [
  ['HEADER_ABOUT_STEP_1', 'TEXT_ABOUT_STEP_1'],
  ['HEADER_ABOUT_STEP_2', 'TEXT_ABOUT_STEP_2'],
  ['HEADER_ABOUT_STEP_3', 'TEXT_ABOUT_STEP_3'],
  ['HEADER_ABOUT_STEP_4', 'TEXT_ABOUT_STEP_4'],
] as const;

/** About page: the seller, how to buy, and the shop's promises. */
export default function AboutPage() {
  const { text } = useText();
  return (
    <Page title={text('LINK_ABOUT')} description={text('TEXT_ABOUT_DESCRIPTION', { name: site.name })}>
      <div className={css.columns}>
        <div className={css.text}>
          <p className={css.lead}>{text('TEXT_ABOUT_1', { name: site.name, city: site.city })}</p>
          <p>{text('TEXT_ABOUT_2')}</p>
          <p>{text('TEXT_ABOUT_3')}</p>
          <p>{text('TEXT_ABOUT_4')}</p>
          <div className={css.ways}>
            <Link to={toUrl('shop')} className={getButtonClass()}>
              {text('LINK_BROWSE_CATALOGUE')}
            </Link>
            <Link to={toUrl('contact')} className={getButtonClass({ variant: 'secondary' })}>
              {text('LINK_CONTACT')}
            </Link>
          </div>
        </div>
        <Image
          className={css.picture}
          src={picture}
          sizes="(width >= 900px) 640px, 100vw"
          alt=""
          width={800}
          height={450}
        />
      </div>
      <section>
        <SectionHead title={text('HEADER_HOW_TO_BUY')} />
        <ol className={css.steps}>
          {steps.map(([title, words]) => (
            <li key={title}>
              <h3>{text(title)}</h3>
              <p>{text(words)}</p>
            </li>
          ))}
        </ol>
      </section>
      <section>
        <SectionHead title={text('HEADER_PROMISES')} />
        <ShopFeatures />
      </section>
    </Page>
  );
}
