/** What a card's picture takes, for `sizes`: two, three and four in a row, as ProductCard.module.css has them. */
export const cardSizes = '(width >= 1000px) 280px, (width >= 600px) 31vw, 46vw';
