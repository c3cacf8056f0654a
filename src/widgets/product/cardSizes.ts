/**
 * `sizes` of a card's picture for four and three columns, as in ProductCard.module.css. For two columns the size is
 * given as a third of the width, so that a high-density phone loads pictures of 400 pixels. Sixteen such pictures are
 * 90 KB, and sixteen of the next size are 250 KB.
 */
export const cardSizes = '(width >= 1000px) 280px, (width >= 600px) 31vw, 34vw';
