import type { ReactNode } from 'react';
import { toUrl } from '@/features/navigation';
import { Link } from '@/shared/Link';
import type { PostSummary } from '@/shop/contentSchemas';
import { Skeleton } from '@/ui/Skeleton';
import css from './Post.module.css';
import { PostFacts, PostPicture } from './PostParts';
import { useOwnLanguage } from './useOwnLanguage';

/** Article cards with excerpt, date and reading time. */
export function PostCards({
  posts,
  heading: Heading = 'h3',
}: {
  posts: readonly PostSummary[];
  /** Level of the headings: h2 if the page has no section heading above the cards. */
  heading?: 'h2' | 'h3';
}) {
  const language = useOwnLanguage();
  return (
    <Cards>
      {posts.map((post) => (
        <article key={post.slug} className={css.card}>
          <Link to={toUrl('post', { slug: post.slug })} tabIndex={-1} aria-hidden>
            <PostPicture image={post.image} />
          </Link>
          <div>
            <PostFacts post={post} />
            <Heading>
              <Link to={toUrl('post', { slug: post.slug })}>{post.title[language]}</Link>
            </Heading>
            <p>{post.excerpt[language]}</p>
          </div>
        </article>
      ))}
    </Cards>
  );
}

export const PostCardsSkeleton = ({ count }: { count: number }) => (
  <Cards>
    {Array.from({ length: count }, (_, card) => (
      <div key={card} className={css.card} aria-busy>
        <div className={css.picture} />
        <div>
          <Skeleton lines={5} />
        </div>
      </div>
    ))}
  </Cards>
);

const Cards = ({ children }: { children: ReactNode }) => <div className={css.cards}>{children}</div>;
