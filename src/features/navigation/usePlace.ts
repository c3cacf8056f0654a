import { useLocation, type Location } from 'react-router';
import { placeOf, type Place } from './routes';

/** Each card of a list asks: a location is read once. */
const places = new WeakMap<Location, Place>();

/** Where the page is, as the flows are told of it. */
export function usePlace(): Place {
  const location = useLocation();
  const place = places.get(location) ?? placeOf(location);
  places.set(location, place);
  return place;
}
