/** What the large picture takes, for `sizes`: the same before and after the gallery's code is there, or it would be asked twice. */
export const featuredSizes = '(width >= 1000px) 560px, 100vw';
