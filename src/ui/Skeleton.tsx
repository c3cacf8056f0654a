import css from './Skeleton.module.css';

/** Class of an element with many skeletons, which pulse together, with one animation instead of one for each. */
export const skeletonGroup = css.group;

/**
 * Skeleton: `lines` of text, or a `square`. Hidden from screen readers, because the page reports once that it is busy.
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
