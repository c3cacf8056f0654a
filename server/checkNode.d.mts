export const oldestNode: readonly number[];
export function describeOldNode(version: string): string | null;
