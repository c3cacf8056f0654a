import { createIcon } from '../createIcon';

export const RefreshIcon = createIcon(
  'M20 11a8 8 0 0 0-14.6-3.5L4 9M4 4.5V9h4.5M4 13a8 8 0 0 0 14.6 3.5L20 15M20 19.5V15h-4.5',
);
