import { Link } from '@/shared/Link';
import { buttonClass } from '@/ui/Button';
import css from './Banner.module.css';

export interface BannerProps {
  title: string;
  words: string;
  link: string;
  to: string;
  image: string;
  /** As the first slide of a show: taller, and asked for at once. */
  large?: boolean;
}

/** A picture behind the slanted edge, a promise, and the way there. */
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
        <img src={image} alt="" width={400} height={400} loading={large ? 'eager' : 'lazy'} />
      </div>
    </div>
  );
}
