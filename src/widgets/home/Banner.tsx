import { Link } from '@/shared/Link';
import { buttonClass } from '@/ui/Button';
import { Image } from '@/ui/Image';
import css from './Banner.module.css';

export interface BannerProps {
  title: string;
  words: string;
  link: string;
  to: string;
  /** Of 3 to 2, on the ground of the banner. */
  image: string;
  /** As the first slide of a show: taller, and asked for at once. */
  large?: boolean;
}

/** A promise, the way there, and a picture that stands on the same dark ground. */
export function Banner({ title, words, link, to, image, large = false }: BannerProps) {
  return (
    <div className={`${css.banner} ${large ? css.large : ''}`}>
      <div className={css.words}>
        <h2>{title}</h2>
        <p>{words}</p>
        <Link to={to} className={buttonClass({ size: large ? 'normal' : 'small' })}>
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
          loading={large ? 'eager' : 'lazy'}
        />
      </div>
    </div>
  );
}
