import { vehicleCascade, vehicleYears } from './vehicleCascade';
import { vinLookup } from './vinLookup';

export const vehiclesSagas = { vehicleYears, vehicleCascade, vinLookup };
