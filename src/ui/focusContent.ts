/** Focuses the page's content, as a navigation does, for a button that disappears when clicked. */
export const focusContent = (): void => document.getElementById('content')?.focus({ preventScroll: true });
