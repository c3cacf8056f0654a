/**
 * What a card's picture takes, for `sizes`: four and three in a row, as ProductCard.module.css has them. Of two in a row a
 * third of the width is said, so that a sharp phone takes the picture of 400 pixels: sixteen of them are 90 KB, not 250.
 */
export const cardSizes = '(width >= 1000px) 280px, (width >= 600px) 31vw, 34vw';
