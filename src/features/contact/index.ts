import { feature } from '@/shared/feature';
import { contactReducer } from './contactSlice';
import { draftRecall, messageSending } from './messageSending';

export { contact, contactSelectors } from './contactSlice';
export type { ContactState } from './contactSlice';
export { contactForm } from './messageSending';
export const contactFeature = feature('contact', contactReducer, { draftRecall, messageSending });
