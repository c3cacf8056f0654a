/**
 * In a replay the log alone says which parts of the page were in sight: what the browser observes does not reach the
 * components while one with views is shown.
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
