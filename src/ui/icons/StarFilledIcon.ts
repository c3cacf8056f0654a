import { createIcon } from '../createIcon';

export const StarFilledIcon = createIcon(
  'M12 3l2.7 5.9 6.4.7-4.8 4.3 1.4 6.3L12 17l-5.7 3.2 1.4-6.3L2.9 9.6l6.4-.7z',
  'filled',
);
