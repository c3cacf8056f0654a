import type { Product } from '@/erp/rows/product';
import {
  compare,
  listedProduct,
  wishlist,
  type ListedProduct,
  type ProductListState,
} from '@/features/lists';
import { useAppDispatch, useAppSelector } from '@/shared/redux';
import { useText } from '@/shared/text';
import { IconButton } from '@/ui/Button';
import { CompareIcon, HeartFilledIcon, HeartIcon } from '@/ui/icons';

/** Wishlist and compare, as toggles. */
export function ProductToggles({ product }: { product: Product | ListedProduct }) {
  'use memo';
  const { text } = useText();
  const dispatch = useAppDispatch();
  const { id } = product;
  const isWished = useAppSelector((state: { wishlist: ProductListState }) =>
    wishlist.selectors.holds(state, id),
  );
  const isWishing = useAppSelector((state: { wishlist: ProductListState }) =>
    wishlist.selectors.isBusy(state, id),
  );
  const isCompared = useAppSelector((state: { compare: ProductListState }) =>
    compare.selectors.holds(state, id),
  );
  const isComparing = useAppSelector((state: { compare: ProductListState }) =>
    compare.selectors.isBusy(state, id),
  );
  const listed = 'excerpt' in product ? listedProduct(product) : product;
  return (
    <>
      <IconButton
        label={text('BUTTON_ADD_TO_WISHLIST')}
        pressed={isWished}
        busy={isWishing}
        onClick={() =>
          dispatch(
            isWished
              ? wishlist.events.removeRequested({ id })
              : wishlist.events.addRequested({ product: listed }),
          )
        }
      >
        {isWished ? <HeartFilledIcon /> : <HeartIcon />}
      </IconButton>
      <IconButton
        label={text('BUTTON_ADD_TO_COMPARE')}
        pressed={isCompared}
        busy={isComparing}
        onClick={() =>
          dispatch(
            isCompared
              ? compare.events.removeRequested({ id })
              : compare.events.addRequested({ product: listed }),
          )
        }
      >
        <CompareIcon />
      </IconButton>
    </>
  );
}
