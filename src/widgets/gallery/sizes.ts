/**
 * `sizes` of the large picture. They are equal in skeleton and gallery, because with different sizes the picture could
 * load twice.
 */
export const featuredSizes = '(width >= 1000px) 560px, 100vw';
