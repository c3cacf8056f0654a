import type { ErpCall } from '@/erp/client';
import type { RowObserver } from './rowShape';

/** A fallback that occurred in rows of a call, or a reason for dropping rows. */
export interface RowReport {
  call: ErpCall;
  /** Name of the field. Null if a whole row was dropped. */
  field: string | null;
  reason: string;
}

const hourMs = 60 * 60_000;

/**
 * Counts fallbacks by call, field and reason. Each kind of fallback is logged at most once an hour, because an ERP that
 * spells a field differently does so in every row. Values are not stored, because they may be personal data.
 */
export function createRowReports({
  now,
  onReport,
}: {
  now: () => Date;
  onReport: (report: RowReport & { count: number }) => void;
}) {
  const counts = new Map<string, RowReport & { count: number; reportedAt: number }>();

  function count(report: RowReport): void {
    const key = JSON.stringify(report);
    const known = counts.get(key) ?? { ...report, count: 0, reportedAt: -Infinity };
    known.count += 1;
    counts.set(key, known);
    const at = now().getTime();
    if (at - known.reportedAt < hourMs) return;
    known.reportedAt = at;
    onReport({ ...report, count: known.count });
  }

  return {
    observe: (call: ErpCall): RowObserver => ({
      forgiven: (field, reason) => count({ call, field, reason }),
      dropped: (reason) => count({ call, field: null, reason }),
    }),
    /** Lists all counts since the service started. */
    list: (): (RowReport & { count: number })[] =>
      [...counts.values()].map(({ reportedAt: _, ...report }) => report),
  };
}

export type RowReports = ReturnType<typeof createRowReports>;
