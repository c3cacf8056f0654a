import { accountGarage } from './accountGarage';
import { currentVehicle } from './currentVehicle';

export const vehiclesSagas = { accountGarage, currentVehicle };
