/** `ref` that marks the document for CSS, as a `:has` selector would slow down every style change of every page. */
export const markBottomBar = () => {
  const page = document.documentElement;
  page.dataset.hasBottomBar = '';
  return () => {
    delete page.dataset.hasBottomBar;
  };
};
