import { toUrl } from '@/features/navigation';
import { useText } from '@/shared/text';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { Carousel } from '@/widgets/carousel/Carousel';
import { Banner } from '@/widgets/home/Banner';
import { HomeBelowFold } from '@/widgets/home/HomeBelowFold';
import { Page } from '@/widgets/shell/Page';

const belowTheFold = () => import(/* webpackChunkName: "belowHomeTwo" */ './BelowTheFold');

/** Home page with slides in place of the finder. */
export default function HomeTwoPage() {
  const { text } = useText();
  const slides = [
    <Banner
      key="brakes"
      large
      first
      title={text('HEADER_SLIDE_BRAKES')}
      words={text('TEXT_SLIDE_BRAKES')}
      link={text('LINK_BANNER_BRAKES')}
      to={toUrl('category', { slug: '05-000' })}
      image="/images/banners/brakes-800.avif"
    />,
    <Banner
      key="maintenance"
      large
      title={text('HEADER_SLIDE_MAINTENANCE')}
      words={text('TEXT_SLIDE_MAINTENANCE')}
      link={text('LINK_SLIDE_MAINTENANCE')}
      to={toUrl('category', { slug: '03-000' })}
      image="/images/banners/maintenance-800.avif"
    />,
    <Banner
      key="battery"
      large
      title={text('HEADER_SLIDE_BATTERY')}
      words={text('TEXT_SLIDE_BATTERY')}
      link={text('LINK_SLIDE_BATTERY')}
      to={toUrl('categoryProducts', { slug: '04-001' })}
      image="/images/banners/battery-800.avif"
    />,
  ];
  return (
    <Page title={text('HEADER_HOME_TWO')} description={text('TEXT_HOME_DESCRIPTION')} heading={false}>
      <VisuallyHidden>
        <h1>{text('HEADER_HOME')}</h1>
      </VisuallyHidden>
      <Carousel
        label={text('TEXT_SLIDES')}
        size="wide"
        slides={slides.map((content) => ({ key: content.key ?? '', content }))}
      />
      <HomeBelowFold bring={belowTheFold} />
    </Page>
  );
}
