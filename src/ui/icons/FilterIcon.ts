import { createIcon } from '../createIcon';

export const FilterIcon = createIcon(
  'M4 6h8M18 6h2M15 3.5v5M4 12h2M12 12h8M9 9.5v5M4 18h8M18 18h2M15 15.5v5',
);
