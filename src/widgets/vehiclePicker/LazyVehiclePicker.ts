import type { Dispatch, UnknownAction } from '@reduxjs/toolkit';
import { vehicles } from '@/features/vehicles';
import { createFeatureLoader } from '@/shared/feature';
import { lazyPart } from '../failure/lazyWithBoundary';

const bring = createFeatureLoader(() => import('./VehiclePicker'));

/** The picker, whose code comes when it is first opened, from wherever that is: as a dialog, or its panels alone. */
export const LazyVehiclePicker = lazyPart(bring);
export const LazyPickerPanels = lazyPart(async () => ({ default: (await bring()).PickerPanels }));

/** To be called when it opens: it is told once its flows are there to hear it. */
export const dispatchPickerOpened = (dispatch: Dispatch<UnknownAction>): void =>
  void bring().then(
    () => dispatch(vehicles.formOpened()),
    () => undefined, // the picker itself says that its code did not come
  );
