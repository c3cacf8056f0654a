import { lazy } from 'react';

const bring = () => import('./VehiclePicker');

/** The picker, whose code comes when it is first opened, from wherever that is: as a dialog, or its panels alone. */
export const LazyVehiclePicker = lazy(bring);
export const LazyPickerPanels = lazy(() => bring().then(({ PickerPanels }) => ({ default: PickerPanels })));
