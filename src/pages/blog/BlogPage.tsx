import { contentFeature, contentSelectors } from '@/features/content';
import { toUrl, usePlace } from '@/features/navigation';
import { Link } from '@/shared/Link';
import { useAppSelector } from '@/shared/redux';
import { useText } from '@/shared/text';
import type { PostSummary, PostTopic } from '@/shop/contentSchemas';
import { EmptyState } from '@/ui/EmptyState';
import { ListIcon } from '@/ui/icons';
import { FailureNote } from '@/widgets/failure/FailureNote';
import { PaginationLinks } from '@/widgets/pagination/PaginationLinks';
import { PostCards, PostCardsSkeleton } from '@/widgets/post/PostCards';
import { useOwnLanguage } from '@/widgets/post/useOwnLanguage';
import { Page } from '@/widgets/shell/Page';
import css from './BlogPage.module.css';

export const features = [contentFeature];

const perPage = 9;

/** Returns the topics of the articles. The topic with the most articles comes first. */
function listTopics(posts: readonly PostSummary[]): PostTopic[] {
  const all = posts.flatMap(({ topics = [] }) => topics);
  const count = (slug: string) => all.filter((topic) => topic.slug === slug).length;
  return [...new Map(all.map((topic) => [topic.slug, topic])).values()].sort(
    (a, b) => count(b.slug) - count(a.slug),
  );
}

/** Blog page: articles, newest first. The URL contains the topic and the page number. */
export default function BlogPage() {
  const { text } = useText();
  const { status, items, failure } = useAppSelector(contentSelectors.posts);
  const { page: requestedText = '1', topic: requestedTopic = '' } = usePlace().query;
  const requestedPage = Number(requestedText);
  const topics = listTopics(items);
  const topic = topics.some(({ slug }) => slug === requestedTopic) ? requestedTopic : '';
  const posts =
    topic === '' ? items : items.filter(({ topics: own = [] }) => own.some(({ slug }) => slug === topic));
  const pages = Math.max(1, Math.ceil(posts.length / perPage));
  const page = Number.isInteger(requestedPage) ? Math.min(Math.max(requestedPage, 1), pages) : 1;
  return (
    <Page title={text('LINK_BLOG')} description={text('TEXT_BLOG')}>
      <p>{text('TEXT_BLOG')}</p>
      {status === 'failed' ? <FailureNote code={failure} /> : null}
      {status === 'idle' || status === 'asking' ? <PostCardsSkeleton count={6} /> : null}
      {status === 'ready' && items.length === 0 ? (
        <EmptyState icon={<ListIcon aria-hidden />} title={text('TEXT_NO_POSTS')} />
      ) : null}
      {topics.length > 1 ? <Topics topics={topics} current={topic} /> : null}
      <PostCards posts={posts.slice((page - 1) * perPage, page * perPage)} heading="h2" />
      <PaginationLinks
        current={page}
        total={pages}
        addressOf={(number) => toUrl('blog', {}, { topic, page: number === 1 ? '' : String(number) })}
      />
    </Page>
  );
}

/** Links to the articles of each topic. */
function Topics({ topics, current }: { topics: readonly PostTopic[]; current: string }) {
  const { text } = useText();
  const language = useOwnLanguage();
  const links = [
    { slug: '', words: text('LINK_ALL_POSTS') },
    ...topics.map(({ slug, name }) => ({ slug, words: name[language] })),
  ];
  return (
    <nav aria-label={text('TEXT_POST_TOPICS')}>
      <ul className={css.topics}>
        {links.map(({ slug, words }) => (
          <li key={slug}>
            <Link
              to={toUrl('blog', {}, { topic: slug })}
              aria-current={slug === current ? 'page' : undefined}
            >
              {words}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
