import { lazy } from 'react';

/** The picker, whose code comes when it is first opened, from wherever that is. */
export const LazyVehiclePicker = lazy(() => import('./VehiclePicker'));
