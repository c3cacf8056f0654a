/** Focuses the page's content, as a navigation does. For a button that disappears when it is clicked. */
export const focusContent = (): void => document.getElementById('content')?.focus({ preventScroll: true });
