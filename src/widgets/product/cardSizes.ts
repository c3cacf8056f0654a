/**
 * The `sizes` attribute of pictures on cards, for four and three columns as in ProductCard.module.css. For two columns,
 * the value is only a third of the width, so that a high-density phone loads pictures of 400 pixels. Sixteen such
 * pictures have 90 KB; sixteen pictures of the next size have 250 KB.
 */
export const cardSizes = '(width >= 1000px) 280px, (width >= 600px) 31vw, 34vw';
