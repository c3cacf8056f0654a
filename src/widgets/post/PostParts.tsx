import { useText } from '@/shared/text';
import type { PostSummary } from '@/shop/contentSchemas';
import { Image } from '@/ui/Image';
import css from './Post.module.css';

/** Picture with the ratio 16:9 and reserved space. Without a picture, a neutral background is shown. */
export const PostPicture = ({ image, eager = false }: { image: string; eager?: boolean }) =>
  image ? (
    <Image
      className={css.picture}
      src={image}
      sizes={eager ? '(width >= 900px) 840px, 100vw' : '(width >= 700px) 420px, 240px'}
      alt=""
      width={800}
      height={450}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
    />
  ) : (
    <div className={css.picture} />
  );

/** Publication date and reading time. */
export function PostFacts({ post: { publishedOn, minutes } }: { post: PostSummary }) {
  const { text, date } = useText();
  return (
    <p className={css.facts}>
      <time dateTime={publishedOn}>{date(publishedOn)}</time> · {text('TEXT_MINUTES_TO_READ', { minutes })}
    </p>
  );
}
