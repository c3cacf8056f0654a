import type { Dispatch, UnknownAction } from '@reduxjs/toolkit';
import { vehicles } from '@/features/vehicles';
import { createFeatureLoader } from '@/shared/createFeatureLoader';
import { lazyPart } from '../failure/lazyWithBoundary';

const bring = createFeatureLoader(() => import('./VehiclePicker'));

/** Vehicle picker, loaded when it is first opened: as a dialog, or only its panels. */
export const LazyVehiclePicker = lazyPart(bring);
export const LazyPickerPanels = lazyPart(async () => ({ default: (await bring()).PickerPanels }));

/** Dispatches the event once the feature's sagas have loaded; must be called on opening. */
export const dispatchPickerOpened = (dispatch: Dispatch<UnknownAction>): void =>
  void bring().then(
    () => dispatch(vehicles.formOpened()),
    () => undefined, // the picker's error boundary shows a load failure
  );
