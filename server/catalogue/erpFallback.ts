/**
 * While the catalogue is incomplete, this module searches the ERP for the words of the plan, and stores the products
 * that the ERP returns.
 */
import type { CatalogCache } from '../erp/catalogCache';
import { ErpFault, maxRowsPerCall } from '../erp/erpClient';
import type { Plan } from './question';

const maxCalls = 4;

/** Returns the texts for the ERP's search: the words as they are spelt in part names, and the words as typed. */
export function getWordsToAsk({ terms, car, text, isNumber }: Plan): string[] {
  const named = terms.map(({ words }) => words.join(' ')).join(' ');
  const typed = terms.map((term) => term.typed).join(' ');
  const others = terms.length === 1 ? (terms[0]?.alternatives ?? []) : [];
  const asked = [
    ...(isNumber ? [text] : []),
    named,
    typed,
    ...others
      .slice(1)
      .map((alternative) => alternative.filter((lexeme) => /^[\p{L}\p{N}]+$/u.test(lexeme)).join(' ')),
    ...(terms.length === 0 && car ? [car.label] : []),
    ...(terms.length === 0 && !car ? [text] : []),
  ];
  return [...new Set(asked.map((words) => words.trim()).filter(Boolean))].slice(0, maxCalls);
}

export type AskErpFor = (plan: Plan, category: string | null) => Promise<void>;

export function makeErpFallback(options: {
  recall: CatalogCache['recall'];
  writeRows: (rows: readonly unknown[], level: number) => Promise<void>;
  level: number;
}): AskErpFor {
  const { recall, writeRows, level } = options;
  return async (plan, category) => {
    const inCategory = category === null ? {} : { category };
    const questions = plan.text.trim() === '' ? [''] : getWordsToAsk(plan);
    const answers = await Promise.allSettled(
      questions.map((search) =>
        recall('getProductos', {
          nivelComercial: level,
          limit: maxRowsPerCall,
          ...inCategory,
          ...(search === '' ? {} : { search }),
        }),
      ),
    );
    for (const answer of answers)
      if (answer.status === 'fulfilled') await writeRows(answer.value.rows, level);
    const failed = answers.find((answer) => answer.status === 'rejected');
    const isAnswered = answers.some(({ status }) => status === 'fulfilled');
    if (failed && !(isAnswered && failed.reason instanceof ErpFault))
      return Promise.reject(failed.reason as Error);
  };
}
