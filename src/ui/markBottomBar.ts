/**
 * `ref` of a bottom bar. It marks the document for CSS, because a `:has` selector would slow down all style changes.
 */
export const markBottomBar = () => {
  const page = document.documentElement;
  page.dataset.hasBottomBar = '';
  return () => {
    delete page.dataset.hasBottomBar;
  };
};
