/** Script in each page of a guest that the service has rendered. A seller's keys are kept once its code has come (hydrate.tsx). */
import { beginPage } from './beginPage';

beginPage();
