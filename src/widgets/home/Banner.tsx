import { Link } from '@/shared/Link';
import { getButtonClass } from '@/ui/Button';
import { Image } from '@/ui/Image';
import css from './Banner.module.css';

export interface BannerProps {
  title: string;
  words: string;
  link: string;
  to: string;
  /** URL of a picture with the ratio 3:2. The picture has the same background as the banner. */
  image: string;
  /** Whether the banner is taller, because it is a slide. */
  large?: boolean;
  /** Whether the banner is above the fold. If so, its picture loads eagerly. */
  first?: boolean;
}

/** Banner with title, text, link and picture. */
export function Banner({ title, words, link, to, image, large = false, first = false }: BannerProps) {
  return (
    <div className={`${css.banner} ${large ? css.large : ''}`}>
      <div className={css.words}>
        <h2>{title}</h2>
        <p>{words}</p>
        <Link to={to} className={getButtonClass({ size: large ? 'normal' : 'small' })}>
          {link}
        </Link>
      </div>
      <div className={css.picture}>
        <Image
          src={image}
          sizes={large ? '(width >= 820px) 680px, 100vw' : '340px'}
          alt=""
          width={800}
          height={533}
          loading={first ? 'eager' : 'lazy'}
        />
      </div>
    </div>
  );
}
