/**
 * Mutes the browser's observers while a log with views is shown. Only the log decides which parts of the replayed page
 * are visible.
 */
export function watchObservers(): { setQuiet: (isQuiet: boolean) => void } {
  let isQuiet = false;
  const Original = IntersectionObserver;
  globalThis.IntersectionObserver = class extends Original {
    constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
      super((entries, observer) => {
        if (!isQuiet) callback(entries, observer);
      }, options);
    }
  };
  return {
    setQuiet: (next) => {
      isQuiet = next;
    },
  };
}
