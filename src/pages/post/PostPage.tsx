import { useParams } from 'react-router';
import { catalogSelectors, findCategory, shelvesFeature } from '@/features/catalog';
import { contentFeature, contentSelectors, type ContentState } from '@/features/content';
import { urlOf } from '@/features/navigation';
import { Link } from '@/shared/Link';
import { useAppSelector } from '@/shared/redux';
import { useText } from '@/shared/text';
import type { Post, PostBlock } from '@/shop/schemas';
import { Breadcrumb } from '@/ui/Breadcrumb';
import { SectionHead } from '@/ui/SectionHead';
import { CategoryTiles } from '@/widgets/categories/CategoryTiles';
import { FailureNote } from '@/widgets/failure/FailureNote';
import { Block } from '@/widgets/home/Block';
import { ShelfRow } from '@/widgets/home/ShelfRow';
import { LazyNotFound } from '@/widgets/notFound/LazyNotFound';
import { PostCards } from '@/widgets/post/PostCards';
import { PostFacts, PostPicture } from '@/widgets/post/PostParts';
import { useOwnLanguage } from '@/widgets/post/useOwnLanguage';
import { Page } from '@/widgets/shell/Page';
import { PageSkeleton } from '@/widgets/shell/PageSkeleton';
import css from './PostPage.module.css';

export const features = [contentFeature, shelvesFeature];

/** An article, the parts it speaks of, and what to read next. */
export default function PostPage() {
  const { text } = useText();
  const { slug = '' } = useParams();
  const page = useAppSelector(contentSelectors.postPage);
  const post = useAppSelector((state: { content: ContentState }) => contentSelectors.post(state, slug));
  const isHere = page.slug === slug;
  if (isHere && page.status === 'missing') return <LazyNotFound />;
  if (post) return <Article key={slug} post={post} />;
  if (isHere && page.status === 'failed') {
    return (
      <Page title={text('LINK_BLOG')}>
        <FailureNote code={page.failure} />
      </Page>
    );
  }
  return <PageSkeleton />;
}

function Article({ post }: { post: Post }) {
  const { text } = useText();
  const language = useOwnLanguage();
  const title = post.title[language];
  return (
    <Page title={title} description={post.excerpt[language]} heading={false}>
      <Breadcrumb
        label={text('TEXT_BREADCRUMB')}
        steps={[
          { key: 'home', content: <Link to={urlOf('home')}>{text('LINK_HOME')}</Link> },
          { key: 'blog', content: <Link to={urlOf('blog')}>{text('LINK_BLOG')}</Link> },
          { key: 'here', content: title },
        ]}
      />
      <div className={css.columns}>
        <article className={css.article}>
          <header>
            <h1>{title}</h1>
            <PostFacts post={post} />
            <p className={css.excerpt}>{post.excerpt[language]}</p>
          </header>
          <PostPicture image={post.image} eager />
          {post.body[language].map((block, position) => (
            <Piece key={position} block={block} />
          ))}
        </article>
        <RelatedParts slugs={post.categories} />
      </div>
      <Parts slugs={post.categories} />
      <OtherPosts slug={post.slug} />
    </Page>
  );
}

function Piece({ block }: { block: PostBlock }) {
  switch (block.kind) {
    case 'heading':
      return <h2>{block.text}</h2>;
    case 'list':
      return (
        <ul>
          {block.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      );
    case 'note':
      return <p className={css.note}>{block.text}</p>;
    case 'paragraph':
      return <p>{block.text}</p>;
  }
}

/** The categories of the parts it speaks of, as far as the shop has them. */
function useCategories(slugs: readonly string[]) {
  const { categories } = useAppSelector(catalogSelectors.departments);
  return slugs.flatMap((slug) => findCategory(categories, slug)?.category ?? []);
}

function RelatedParts({ slugs }: { slugs: readonly string[] }) {
  const { text } = useText();
  const categories = useCategories(slugs);
  if (categories.length === 0) return null;
  return (
    <aside className={css.related}>
      <h2>{text('HEADER_PARTS_OF_POST')}</h2>
      <CategoryTiles categories={categories} />
      <Link to={urlOf('contact')}>{text('LINK_ASK_ADVICE')}</Link>
    </aside>
  );
}

/** Some of the parts themselves, of the category that it speaks of most. */
function Parts({ slugs: [slug] }: { slugs: readonly string[] }) {
  const { text } = useText();
  const [category] = useCategories(slug === undefined ? [] : [slug]);
  if (!category) return null;
  return (
    <Block room="cards">
      <ShelfRow
        label={category.name}
        head={
          <SectionHead
            title={category.name}
            more={
              <Link to={urlOf('categoryProducts', { slug: category.slug })}>
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

const most = 3;

function OtherPosts({ slug }: { slug: string }) {
  const { text } = useText();
  const { items } = useAppSelector(contentSelectors.posts);
  const others = items.filter((post) => post.slug !== slug).slice(0, most);
  if (others.length === 0) return null;
  return (
    <section>
      <SectionHead
        title={text('HEADER_OTHER_POSTS')}
        more={<Link to={urlOf('blog')}>{text('LINK_ALL_POSTS')}</Link>}
      />
      <PostCards posts={others} />
    </section>
  );
}
