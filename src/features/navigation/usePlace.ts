import { useLocation } from 'react-router';
import { placeOf, type Place } from './routes';

/** Where the page is, as the flows are told of it. */
export const usePlace = (): Place => placeOf(useLocation());
