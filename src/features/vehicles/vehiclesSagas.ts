import { watchAccountGarage } from './accountGarage';
import { watchCurrentVehicle } from './currentVehicle';

export const vehiclesSagas = { accountGarage: watchAccountGarage, currentVehicle: watchCurrentVehicle };
