/** All the features that come with a page: for replays and tests, which hold the whole shop, and for the types. */
import { accountFeature } from '@/features/account';
import { listFeature } from '@/features/catalog';
import { contentFeature } from '@/features/content';
import { fitmentFeature } from '@/features/fitment';
import { quickOrderFeature } from '@/features/quickOrder';
import { reviewsFeature } from '@/features/reviews';

export const lateFeatures = [
  accountFeature,
  contentFeature,
  fitmentFeature,
  listFeature,
  quickOrderFeature,
  reviewsFeature,
] as const;
