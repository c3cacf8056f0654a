import { shelvesFeature } from '@/features/catalog';
import { contentSelectors } from '@/features/content';
import { toUrl } from '@/features/navigation';
import { Link } from '@/shared/Link';
import { useAppSelector } from '@/shared/redux';
import { useText } from '@/shared/text';
import { SectionHead } from '@/ui/SectionHead';
import { Block } from '@/widgets/home/Block';
import { ShelfRow } from '@/widgets/home/ShelfRow';
import { PostCards } from '@/widgets/post/PostCards';
import { useCategories } from './useCategories';

export const features = [shelvesFeature];

/** Content below an article: products of the category that the article mentions most, and links to other articles. */
export default function AfterArticle({ slug, about }: { slug: string; about: readonly string[] }) {
  return (
    <>
      <Parts slugs={about.slice(0, 1)} />
      <OtherPosts slug={slug} />
    </>
  );
}

function Parts({ slugs }: { slugs: readonly string[] }) {
  const { text } = useText();
  const [category] = useCategories(slugs);
  if (!category) return null;
  return (
    <Block room="cards">
      <ShelfRow
        label={category.name}
        head={
          <SectionHead
            title={category.name}
            more={
              <Link to={toUrl('categoryProducts', { slug: category.slug })}>
                {text('LINK_ALL_OF', { name: category.name })}
              </Link>
            }
          />
        }
        shelf={{ kind: 'all', category: category.slug }}
      />
    </Block>
  );
}

const maxPosts = 3;

function OtherPosts({ slug }: { slug: string }) {
  const { text } = useText();
  const { items } = useAppSelector(contentSelectors.posts);
  const otherPosts = items.filter((post) => post.slug !== slug).slice(0, maxPosts);
  if (otherPosts.length === 0) return null;
  return (
    <section>
      <SectionHead
        title={text('HEADER_OTHER_POSTS')}
        more={<Link to={toUrl('blog')}>{text('LINK_ALL_POSTS')}</Link>}
      />
      <PostCards posts={otherPosts} />
    </section>
  );
}
