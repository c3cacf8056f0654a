import { feature } from '@/shared/feature';
import { catchUp } from './catchUp';
import { connectionReducer } from './connectionSlice';
import { pageLeaving } from './pageLeaving';

export { connection, connectionSelectors } from './connectionSlice';
export type { ConnectionState } from './connectionSlice';
export const connectionFeature = feature('connection', connectionReducer, { catchUp, pageLeaving });
