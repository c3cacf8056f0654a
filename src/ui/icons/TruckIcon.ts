import { createIcon } from '../createIcon';

export const TruckIcon = createIcon(
  'M4.5 17H3V6h10v11M8.5 17h7M13 9h4.5L21 13v4h-1.5M6.5 15a2 2 0 1 0 0 4 2 2 0 0 0 0-4zM17.5 15a2 2 0 1 0 0 4 2 2 0 0 0 0-4z',
);
