export const documents: readonly { id: string; name: string; path: string; most: number }[];
export function fetchDocument(
  base: string,
  path: string,
): Promise<{ head: string; html: string; bytes: number }>;
