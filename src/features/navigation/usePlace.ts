import { useLocation } from 'react-router';
import { placeOf, type Place } from './routes';

/** Returns the current place, as sagas receive it. */
export const usePlace = (): Place => placeOf(useLocation());
