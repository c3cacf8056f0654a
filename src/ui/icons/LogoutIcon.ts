import { createIcon } from '../createIcon';

export const LogoutIcon = createIcon('M13 4H5v16h8M9 12h11M16.5 8.5L20 12l-3.5 3.5');
