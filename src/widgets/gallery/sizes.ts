/** `sizes` of the large picture, equal in skeleton and gallery, as it would otherwise load twice. */
export const featuredSizes = '(width >= 1000px) 560px, 100vw';
