import { Suspense } from 'react';
import { contentFeature, contentSelectors, type ContentState } from '@/features/content';
import { toUrl, usePlace } from '@/features/navigation';
import { createFeatureLoader } from '@/shared/createFeatureLoader';
import { Link } from '@/shared/Link';
import { useAppSelector } from '@/shared/redux';
import { useText } from '@/shared/text';
import type { Post, PostBlock, PostTopic } from '@/shop/contentSchemas';
import { Breadcrumb } from '@/ui/Breadcrumb';
import { lazyPart } from '@/widgets/failure/lazyWithBoundary';
import { CategoryTiles } from '@/widgets/categories/CategoryTiles';
import { FailureNote } from '@/widgets/failure/FailureNote';
import { LazyNotFound } from '@/widgets/notFound/LazyNotFound';
import { PostFacts, PostPicture } from '@/widgets/post/PostParts';
import { useOwnLanguage } from '@/widgets/post/useOwnLanguage';
import { Page } from '@/widgets/shell/Page';
import { PageSkeleton } from '@/widgets/shell/PageSkeleton';
import css from './PostPage.module.css';
import { useCategories } from './useCategories';

export const features = [contentFeature];

/** Lazy: loads while the visitor reads the article. */
const AfterArticle = lazyPart(
  createFeatureLoader(() => import(/* webpackChunkName: "belowPost" */ './AfterArticle')),
);

/** Article page. Products and links to other articles follow the article. */
export default function PostPage() {
  const { text } = useText();
  const { slug = '' } = usePlace().params;
  const page = useAppSelector(contentSelectors.postPage);
  const post = useAppSelector((state: { content: ContentState }) => contentSelectors.post(state, slug));
  const isLoaded = page.slug === slug;
  if (isLoaded && page.status === 'missing') return <LazyNotFound />;
  if (post) return <Article key={slug} post={post} />;
  if (isLoaded && page.status === 'failed') {
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
          { key: 'home', content: <Link to={toUrl('home')}>{text('LINK_HOME')}</Link> },
          { key: 'blog', content: <Link to={toUrl('blog')}>{text('LINK_BLOG')}</Link> },
          { key: 'here', content: title },
        ]}
      />
      <div className={css.columns}>
        <article className={css.article}>
          <header>
            <h1>{title}</h1>
            <PostFacts post={post} />
            <Topics topics={post.topics ?? []} />
            <p className={css.excerpt}>{post.excerpt[language]}</p>
          </header>
          <PostPicture image={post.image} eager />
          {post.body[language].map((block, position) => (
            <Piece key={position} block={block} />
          ))}
        </article>
        <RelatedParts slugs={post.categories} />
      </div>
      <Suspense>
        <AfterArticle slug={post.slug} about={post.categories} />
      </Suspense>
    </Page>
  );
}

/** Links to the article's topics. A topic's page lists all articles with this topic. */
function Topics({ topics }: { topics: readonly PostTopic[] }) {
  const language = useOwnLanguage();
  if (topics.length === 0) return null;
  return (
    <p className={css.topics}>
      {topics.map(({ slug, name }) => (
        <Link key={slug} to={toUrl('blog', {}, { topic: slug })}>
          {name[language]}
        </Link>
      ))}
    </p>
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

function RelatedParts({ slugs }: { slugs: readonly string[] }) {
  const { text } = useText();
  const categories = useCategories(slugs);
  if (categories.length === 0) return null;
  return (
    <aside className={css.related}>
      <h2>{text('HEADER_PARTS_OF_POST')}</h2>
      <CategoryTiles categories={categories} />
      <Link to={toUrl('contact')}>{text('LINK_ASK_ADVICE')}</Link>
    </aside>
  );
}
