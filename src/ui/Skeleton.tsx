import css from './Skeleton.module.css';

/**
 * Class of an element that contains many skeletons. One animation of this element replaces an animation for each
 * skeleton.
 */
export const skeletonGroup = css.group;

/**
 * Skeleton of several `lines` of text, or of a `square`. Screen readers skip the skeleton, because the page itself
 * reports that it is busy.
 */
export function Skeleton({
  lines = 0,
  square = false,
  height,
}: {
  lines?: number;
  square?: boolean;
  height?: 'control' | 'small' | 'row' | 'block';
}) {
  if (lines > 0) {
    return (
      <span className={css.lines} aria-hidden>
        {Array.from({ length: lines }, (_, line) => (
          <span key={line} className={css.bone} />
        ))}
      </span>
    );
  }
  return (
    <span aria-hidden className={`${css.bone} ${square ? css.square : ''} ${height ? css[height] : ''}`} />
  );
}
