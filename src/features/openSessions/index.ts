import { defineFeature } from '@/shared/feature';
import { openSessionsReducer } from './openSessionsSlice';
import { watchOthersEnd, watchProfileSessions } from './profileSessions';

export { openSessions, openSessionsSelectors } from './openSessionsSlice';
export type { OpenSessionsState } from './openSessionsSlice';
export const openSessionsFeature = defineFeature('openSessions', openSessionsReducer, {
  profileSessions: watchProfileSessions,
  othersEnd: watchOthersEnd,
});
