/** `ref` that marks the document for CSS: a `:has` selector would cost every style change of every page. */
export const markBottomBar = () => {
  const page = document.documentElement;
  page.dataset.hasBottomBar = '';
  return () => {
    delete page.dataset.hasBottomBar;
  };
};
