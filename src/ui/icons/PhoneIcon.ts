import { createIcon } from '../createIcon';

export const PhoneIcon = createIcon(
  'M5 4h4l1.8 4.5-2.3 1.6a12 12 0 0 0 5.4 5.4l1.6-2.3L20 15v4a1.6 1.6 0 0 1-1.7 1.6A15.5 15.5 0 0 1 3.4 5.7 1.6 1.6 0 0 1 5 4z',
);
