import { toUrl } from '@/features/navigation';
import { useText } from '@/shared/text';
import { Banner } from './Banner';
import { Block } from './Block';
import css from './Home.module.css';

/** Two banners: one for the season, and one for workshops. */
export function Banners() {
  const { text } = useText();
  return (
    <Block room="banners">
      <div className={css.pair}>
        <Banner
          title={text('HEADER_BANNER_BRAKES')}
          words={text('TEXT_BANNER_BRAKES')}
          link={text('LINK_BANNER_BRAKES')}
          to={toUrl('category', { slug: '05-000' })}
          image="/images/banners/suspension-800.avif"
        />
        <Banner
          title={text('HEADER_BANNER_WORKSHOPS')}
          words={text('TEXT_BANNER_WORKSHOPS')}
          link={text('LINK_QUICK_ORDER')}
          to={toUrl('quickOrder')}
          image="/images/banners/workshop-800.avif"
        />
      </div>
    </Block>
  );
}
