import { Link } from '@/shared/Link';
import { getButtonClass } from '@/ui/Button';
import { Image } from '@/ui/Image';
import css from './Banner.module.css';

export interface BannerProps {
  title: string;
  words: string;
  link: string;
  to: string;
  /** Of 3 to 2, on the ground of the banner. */
  image: string;
  /** As a slide of a show: taller. */
  large?: boolean;
  /** On the screen from the beginning: its picture is asked for at once. */
  first?: boolean;
}

/** A promise, the way there, and a picture that stands on the same dark ground. */
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
