import { contentFeature, contentSelectors } from '@/features/content';
import { toUrl, usePlace } from '@/features/navigation';
import { useAppSelector } from '@/shared/redux';
import { useText } from '@/shared/text';
import { EmptyState } from '@/ui/EmptyState';
import { ListIcon } from '@/ui/icons';
import { FailureNote } from '@/widgets/failure/FailureNote';
import { PaginationLinks } from '@/widgets/pagination/PaginationLinks';
import { PostCards, PostCardsSkeleton } from '@/widgets/post/PostCards';
import { Page } from '@/widgets/shell/Page';

export const features = [contentFeature];

const perPage = 9;

/** Articles, newest first; the page number is in the URL. */
export default function BlogPage() {
  const { text } = useText();
  const { status, items, failure } = useAppSelector(contentSelectors.posts);
  const requestedPage = Number(usePlace().query.page ?? 1);
  const pages = Math.max(1, Math.ceil(items.length / perPage));
  const page = Number.isInteger(requestedPage) ? Math.min(Math.max(requestedPage, 1), pages) : 1;
  return (
    <Page title={text('LINK_BLOG')} description={text('TEXT_BLOG')}>
      <p>{text('TEXT_BLOG')}</p>
      {status === 'failed' ? <FailureNote code={failure} /> : null}
      {status === 'idle' || status === 'asking' ? <PostCardsSkeleton count={6} /> : null}
      {status === 'ready' && items.length === 0 ? (
        <EmptyState icon={<ListIcon aria-hidden />} title={text('TEXT_NO_POSTS')} />
      ) : null}
      <PostCards posts={items.slice((page - 1) * perPage, page * perPage)} heading="h2" />
      <PaginationLinks
        current={page}
        total={pages}
        addressOf={(number) => toUrl('blog', {}, number === 1 ? {} : { page: String(number) })}
      />
    </Page>
  );
}
