import type { Account } from '@/erp/rows/account';

export function manyCustomers(count: number): Account[];
