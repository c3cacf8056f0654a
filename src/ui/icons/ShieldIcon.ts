import { createIcon } from '../createIcon';

export const ShieldIcon = createIcon(
  'M12 3l7.5 3v5.5c0 4.4-2.8 7.6-7.5 9.5-4.7-1.9-7.5-5.1-7.5-9.5V6zM8.8 12l2.3 2.3 4.2-4.4',
);
