import { createIcon } from '../createIcon';

export const CartIcon = createIcon(
  'M3 4h2.5L8 15.5h10L20.5 8H6.4M9 18.5a1.2 1.2 0 1 0 0 2.4 1.2 1.2 0 0 0 0-2.4zM17 18.5a1.2 1.2 0 1 0 0 2.4 1.2 1.2 0 0 0 0-2.4z',
);
