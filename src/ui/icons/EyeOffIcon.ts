import { createIcon } from '../createIcon';

export const EyeOffIcon = createIcon(
  'M9.5 5.8a9 9 0 0 1 2.5-.3c3.8 0 7 2.2 9.5 6.5a16 16 0 0 1-2.4 3.1M16 17.4a9 9 0 0 1-4 1.1c-3.8 0-7-2.2-9.5-6.5a15 15 0 0 1 4-4.7M4 3l16 18',
);
