import { createIcon } from '../createIcon';

export const MapPinIcon = createIcon(
  'M12 21c-4.5-4.4-7-7.6-7-11a7 7 0 0 1 14 0c0 3.4-2.5 6.6-7 11zM12 7.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z',
);
