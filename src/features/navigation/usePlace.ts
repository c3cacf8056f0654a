import { useLocation } from 'react-router';
import { placeOf, type Place } from './routes';

/** Returns the current place. Sagas receive the same kind of object. */
export const usePlace = (): Place => placeOf(useLocation());
