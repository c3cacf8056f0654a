/**
 * Records which components rendered, through the hook of React's developer tools, as those tools show it.
 * Must be imported before react-dom.
 */

/**
 * The fields of React's fibers that are read: their tree is internal, and a version that changes it fails the
 * tests.
 */
interface Fiber {
  tag: number;
  type: unknown;
  flags: number;
  child: Fiber | null;
  sibling: Fiber | null;
  /** The fiber of the previous commit; null for a new one. */
  alternate: Fiber | null;
}

/** Fiber tags of functions, classes and memo; a memo with its own comparison has its component below it. */
const componentTags = [0, 1, 15];
const performedWork = 1;

interface Named {
  displayName?: string;
  name?: string;
  /** The component inside memo. */
  type?: Named;
}

const getName = (type: unknown): string => {
  // type of a component's fiber: a function, or memo's object
  const component = type as Named;
  return component.displayName || component.name || (component.type ? getName(component.type) : 'anonymous');
};

let rendered: string[] = [];
/** Start index of each commit's names. */
let commits: number[] = [];

function walk(current: Fiber, previous: Fiber | null) {
  const isRendered = previous === null || (current.flags & performedWork) !== 0;
  // icons are not counted: they render with the component they are in
  if (componentTags.includes(current.tag) && isRendered && getName(current.type) !== 'Icon') {
    rendered.push(getName(current.type));
  }
  // same children: nothing below was rendered
  if (previous && current.child === previous.child) return;
  for (let child = current.child; child; child = child.sibling) walk(child, child.alternate);
}

Object.assign(globalThis, {
  __REACT_DEVTOOLS_GLOBAL_HOOK__: {
    isDisabled: false,
    supportsFiber: true,
    inject: () => 1,
    onCommitFiberRoot: (_: number, { current }: { current: Fiber }) => {
      commits.push(rendered.length);
      walk(current, current.alternate);
    },
    onCommitFiberUnmount: () => undefined,
    onPostCommitFiberRoot: () => undefined,
    onScheduleFiberRoot: () => undefined,
    checkDCE: () => undefined,
  },
});

/** Excludes minified names of libraries. */
const isOurs = (name: string): boolean => /^[A-Z]\w\w/.test(name);

/** Returns the components rendered since the last call, sorted; repeated ones with their count: `Tag × 3`. */
export function listRenderedComponents(): string[] {
  commits = [];
  const counts = new Map<string, number>();
  for (const name of rendered.filter(isOurs)) counts.set(name, (counts.get(name) ?? 0) + 1);
  rendered = [];
  return [...counts].map(([name, count]) => (count > 1 ? `${name} × ${count}` : name)).sort();
}

/** Returns the names of each commit since the last call, in render order. */
export function takeCommits(): string[][] {
  const each = commits.map((start, at) => rendered.slice(start, commits[at + 1]));
  rendered = [];
  commits = [];
  return each;
}
