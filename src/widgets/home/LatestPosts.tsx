import { useEffect } from 'react';
import { content, contentSelectors } from '@/features/content';
import { toUrl } from '@/features/navigation';
import { Link } from '@/shared/Link';
import { useAppDispatch, useAppSelector } from '@/shared/redux';
import { useText } from '@/shared/text';
import { SectionHead } from '@/ui/SectionHead';
import { FailureNote } from '../failure/FailureNote';
import { PostCards, PostCardsSkeleton } from '../post/PostCards';
import { Block } from './Block';

const maxPosts = 3;

export const LatestPosts = () => (
  <Block room="posts">
    <Posts />
  </Block>
);

function Posts() {
  const { text } = useText();
  const dispatch = useAppDispatch();
  const { status, items, failure } = useAppSelector(contentSelectors.posts);
  useEffect(() => {
    if (status === 'idle') dispatch(content.postsWanted());
  }, [status, dispatch]);
  if (status === 'ready' && items.length === 0) return null;
  return (
    <>
      <SectionHead
        title={text('HEADER_LATEST_POSTS')}
        more={<Link to={toUrl('blog')}>{text('LINK_ALL_POSTS')}</Link>}
      />
      {status === 'failed' ? (
        <FailureNote code={failure} onRetry={() => dispatch(content.postsWanted())} />
      ) : null}
      {status === 'ready' ? <PostCards posts={items.slice(0, maxPosts)} /> : null}
      {status === 'idle' || status === 'asking' ? <PostCardsSkeleton count={maxPosts} /> : null}
    </>
  );
}
