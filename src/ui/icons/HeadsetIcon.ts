import { createIcon } from '../createIcon';

export const HeadsetIcon = createIcon(
  'M4 15v-3a8 8 0 0 1 16 0v3M4 13h3v6H5.5A1.5 1.5 0 0 1 4 17.5zM20 13h-3v6h1.5a1.5 1.5 0 0 0 1.5-1.5zM18.5 19c0 1.5-2.5 2.5-5.5 2.5',
);
