/**
 * `ref` of a bottom bar. While the bar is mounted, the document has a mark for CSS. A `:has` selector would slow down
 * all style changes.
 */
export const markBottomBar = () => {
  const page = document.documentElement;
  page.dataset.hasBottomBar = '';
  return () => {
    delete page.dataset.hasBottomBar;
  };
};
