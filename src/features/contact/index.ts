import { defineFeature } from '@/shared/feature';
import { contactReducer } from './contactSlice';
import { restoreDraft, watchMessageSending } from './messageSending';

export { contact, contactSelectors } from './contactSlice';
export type { ContactState } from './contactSlice';
export { contactForm } from './messageSending';
export const contactFeature = defineFeature('contact', contactReducer, {
  draftRecall: restoreDraft,
  messageSending: watchMessageSending,
});
