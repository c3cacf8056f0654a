import { accountGarage } from './accountGarage';
import { currentVehicle } from './currentVehicle';
import { vehicleCascade, vehicleYears } from './vehicleCascade';
import { vinLookup } from './vinLookup';

export const vehiclesSagas = { vehicleCascade, vehicleYears, vinLookup, accountGarage, currentVehicle };
