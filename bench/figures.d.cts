export function tell(id: string, value: number): void;
export function median(values: readonly number[]): number;
export function exponentOf(costs: readonly number[], counts: readonly number[]): number;
