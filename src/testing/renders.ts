/**
 * Tells which components were drawn. React reports every commit to the hook that its developer tools put in place; what is
 * read here is what those tools show as "rendered". To be imported before anything that imports react-dom.
 */

/** What is read of React's fibers: their tree is not public, and a version that changes it turns the tests red. */
interface Fiber {
  tag: number;
  type: unknown;
  flags: number;
  child: Fiber | null;
  sibling: Fiber | null;
  /** The same place in the commit before; null for what is new. */
  alternate: Fiber | null;
}

/** Functions, classes, memo; one with its own comparison has its component below it. */
const componentTags = [0, 1, 15];
const performedWork = 1;

interface Named {
  displayName?: string;
  name?: string;
  /** Of memo. */
  type?: Named;
}

const nameOf = (type: unknown): string => {
  // what a component's fiber has as its type: a function, or memo's object
  const named = type as Named;
  return named.displayName || named.name || (named.type ? nameOf(named.type) : 'anonymous');
};

let drawn: string[] = [];
/** Of each commit, where its names begin. */
let commits: number[] = [];

function walk(after: Fiber, before: Fiber | null) {
  const isDrawn = before === null || (after.flags & performedWork) !== 0;
  // an icon is a shape of the component it stands in
  if (componentTags.includes(after.tag) && isDrawn && nameOf(after.type) !== 'Icon') {
    drawn.push(nameOf(after.type));
  }
  // the same children: nothing below was looked at
  if (before && after.child === before.child) return;
  for (let child = after.child; child; child = child.sibling) walk(child, child.alternate);
}

Object.assign(globalThis, {
  __REACT_DEVTOOLS_GLOBAL_HOOK__: {
    isDisabled: false,
    supportsFiber: true,
    inject: () => 1,
    onCommitFiberRoot: (_: number, { current }: { current: Fiber }) => {
      commits.push(drawn.length);
      walk(current, current.alternate);
    },
    onCommitFiberUnmount: () => undefined,
    onPostCommitFiberRoot: () => undefined,
    onScheduleFiberRoot: () => undefined,
    checkDCE: () => undefined,
  },
});

/** Not what a library calls its own parts once it is minified. */
const isOurs = (name: string): boolean => /^[A-Z]\w\w/.test(name);

/** The names of the components drawn since the last call, in order; one that was drawn several times says so: `Tag × 3`. */
export function listRenderedComponents(): string[] {
  commits = [];
  const counts = new Map<string, number>();
  for (const name of drawn.filter(isOurs)) counts.set(name, (counts.get(name) ?? 0) + 1);
  drawn = [];
  return [...counts].map(([name, count]) => (count > 1 ? `${name} × ${count}` : name)).sort();
}

/** The names of each commit since the last call, in the order they were drawn. */
export function countCommits(): string[][] {
  const each = commits.map((start, at) => drawn.slice(start, commits[at + 1]));
  drawn = [];
  commits = [];
  return each;
}
