export function tell(id: string, value: number): void;
export function figuresIn(output: string): Record<string, { ours: number }>;
export function median(values: readonly number[]): number;
export function exponentOf(costs: readonly number[], counts: readonly number[]): number;
