import { createIcon } from '../createIcon';

export const ZoomInIcon = createIcon(
  'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.3 15.3l5.2 5.2M10.5 8v5M8 10.5h5',
);
