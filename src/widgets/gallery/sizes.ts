/**
 * The `sizes` attribute of the large picture. Skeleton and gallery use the same value; with different values the
 * picture could load twice.
 */
export const featuredSizes = '(width >= 1000px) 560px, 100vw';
