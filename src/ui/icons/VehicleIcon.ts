import { createIcon } from '../createIcon';

export const VehicleIcon = createIcon(
  'M5 17H3v-4l2-1 2.5-5h7L18 12l3 1v4h-2M9 17h6M5 12h13M11 7v5M7 15a2 2 0 1 0 0 4 2 2 0 0 0 0-4zM17 15a2 2 0 1 0 0 4 2 2 0 0 0 0-4z',
);
