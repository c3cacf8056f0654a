import { useLocation } from 'react-router';
import { placeOf, type Place } from './routes';

/** Returns the current place in the form in which sagas receive it. */
export const usePlace = (): Place => placeOf(useLocation());
