import type { Dispatch, UnknownAction } from '@reduxjs/toolkit';
import { vehicles } from '@/features/vehicles';
import { createFeatureLoader } from '@/shared/createFeatureLoader';
import { lazyPart } from '../failure/lazyWithBoundary';

const bring = createFeatureLoader(() => import('./VehiclePicker'));

/** Vehicle picker in two forms: as a dialog, or only as panels. The code loads when the picker is first opened. */
export const LazyVehiclePicker = lazyPart(bring);
export const LazyPickerPanels = lazyPart(async () => ({ default: (await bring()).PickerPanels }));

/** Must be called when the picker opens. Dispatches the event after the sagas of the feature have loaded. */
export const dispatchPickerOpened = (dispatch: Dispatch<UnknownAction>): void =>
  void bring().then(
    () => dispatch(vehicles.formOpened()),
    () => undefined, // the picker's error boundary shows a load failure
  );
