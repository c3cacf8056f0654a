import { watchPersonChange } from './watchPersonChange';

export const personChangeSagas = { personWatch: watchPersonChange };
