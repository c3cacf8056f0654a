/** `sizes` of the large picture: the same in skeleton and gallery, or it would load twice. */
export const featuredSizes = '(width >= 1000px) 560px, 100vw';
