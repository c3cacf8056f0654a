/**
 * `sizes` of a card's picture for four and three columns, as in ProductCard.module.css. For two columns it is a third
 * of the width, so that a high-density phone loads the picture of 400 pixels: sixteen of them are 90 KB instead of 250.
 */
export const cardSizes = '(width >= 1000px) 280px, (width >= 600px) 31vw, 34vw';
