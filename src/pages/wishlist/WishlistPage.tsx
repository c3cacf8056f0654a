import { Link } from 'react-router';
import { wishlist } from '@/features/lists';
import { urlOf } from '@/features/navigation';
import { useAppDispatch, useAppSelector } from '@/shared/redux';
import { useText } from '@/shared/text';
import { Button, buttonClass } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { HeartIcon, TrashIcon } from '@/ui/icons';
import { Page } from '@/widgets/shell/Page';
import { ListedProductRow } from '@/widgets/product/ListedProductRow';

/** Parts kept for later; what they cost today is on their pages. */
export default function WishlistPage() {
  const { text } = useText();
  const dispatch = useAppDispatch();
  const items = useAppSelector(wishlist.selectors.items);
  return (
    <Page title={text('HEADER_WISHLIST')}>
      {items.length === 0 ? (
        <EmptyState
          icon={<HeartIcon aria-hidden />}
          title={text('TEXT_WISHLIST_EMPTY')}
          action={
            <Link to={urlOf('shop')} className={buttonClass()}>
              {text('LINK_BROWSE_CATALOGUE')}
            </Link>
          }
        >
          {text('TEXT_WISHLIST_ADVICE')}
        </EmptyState>
      ) : (
        <ul>
          {items.map((item) => (
            <ListedProductRow key={item.id} item={item}>
              <Button
                variant="ghost"
                size="small"
                icon={<TrashIcon aria-hidden />}
                onClick={() => dispatch(wishlist.events.removeRequested({ id: item.id }))}
              >
                {text('BUTTON_REMOVE')}
              </Button>
            </ListedProductRow>
          ))}
        </ul>
      )}
    </Page>
  );
}
