import type { ReactNode } from 'react';
import type { Product } from '@/erp/rows/product';
import {
  compare,
  toListedProduct,
  wishlist,
  type ListedProduct,
  type ProductListState,
} from '@/features/lists';
import { useAppDispatch, useAppSelector } from '@/shared/redux';
import { CompareIcon, HeartFilledIcon, HeartIcon } from '@/ui/icons';

export interface ProductToggle {
  /** Message id of the accessible name. The name does not depend on the state. */
  text: 'BUTTON_ADD_TO_WISHLIST' | 'BUTTON_ADD_TO_COMPARE';
  /** Message id of the text on the button while the toggle is on. */
  textOn: 'TEXT_IN_WISHLIST' | 'TEXT_IN_COMPARE';
  icon: ReactNode;
  pressed: boolean;
  busy: boolean;
  onClick: () => void;
}

/** Returns the states and handlers of the wishlist toggle and the compare toggle of a product. */
export function useProductToggles(product: Product | ListedProduct): ProductToggle[] {
  'use memo';
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
  const listedProduct = 'excerpt' in product ? toListedProduct(product) : product;
  const toggle = ({ events }: typeof wishlist | typeof compare, isOn: boolean) =>
    dispatch(isOn ? events.removeRequested({ id }) : events.addRequested({ product: listedProduct }));
  return [
    {
      text: 'BUTTON_ADD_TO_WISHLIST',
      textOn: 'TEXT_IN_WISHLIST',
      icon: isWished ? <HeartFilledIcon aria-hidden /> : <HeartIcon aria-hidden />,
      pressed: isWished,
      busy: isWishing,
      onClick: () => toggle(wishlist, isWished),
    },
    {
      text: 'BUTTON_ADD_TO_COMPARE',
      textOn: 'TEXT_IN_COMPARE',
      icon: <CompareIcon aria-hidden />,
      pressed: isCompared,
      busy: isComparing,
      onClick: () => toggle(compare, isCompared),
    },
  ];
}
