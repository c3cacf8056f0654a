import type { compare, wishlist, ProductListState } from '@/features/lists';
import { useAppDispatch } from '@/shared/redux';
import { useText } from '@/shared/text';
import { UndoNote } from '../undo/UndoNote';

/** Note with a button that undoes the last removal from a list. The removal may concern one item or all items. */
export function ListUndo({
  events,
  removed,
}: {
  events: (typeof wishlist | typeof compare)['events'];
  removed: ProductListState['removed'];
}) {
  const { text } = useText();
  const dispatch = useAppDispatch();
  const [only] = removed;
  const one = only ? text('TEXT_LINE_REMOVED', { name: only.item.name }) : null;
  return (
    <UndoNote
      message={removed.length > 1 ? text('TEXT_PARTS_REMOVED', { count: removed.length }) : one}
      onUndo={() => dispatch(events.removalUndone())}
    />
  );
}
