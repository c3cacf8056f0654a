import { createIcon } from '../createIcon';

export const WhatsappIcon = createIcon(
  'M3.5 20.5l1.3-4.3A8.5 8.5 0 1 1 8 19.3zM9 8.5c0 3.4 3 6.5 6.5 6.5v-1.8l-1.9-.9-1 .9a4.6 4.6 0 0 1-1.8-1.8l.9-1-.9-1.9z',
);
