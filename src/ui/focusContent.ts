/** Gives the focus to the page's content, as a navigation does: for a button that goes away when it is pressed. */
export const focusContent = (): void => document.getElementById('content')?.focus({ preventScroll: true });
