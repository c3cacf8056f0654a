export function startShop(environment?: Readonly<Record<string, string>>): Promise<{
  base: string;
  pid: number;
  end: () => Promise<void>;
  readMetric: (name: string) => Promise<number>;
  waitForMetric: (name: 'catalogue_filled' | 'catalogue_swept') => Promise<void>;
}>;
