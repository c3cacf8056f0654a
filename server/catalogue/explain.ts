import { makeAttempts } from './query';
import type { Plan } from './question';

/** Describes a plan in lines of text. */
export function describePlan(plan: Plan): string[] {
  const { terms, ignored, car, numbers, symptom, page } = plan;
  return [
    ...terms.map(
      ({ typed, kind, meant, alternatives, isSoft }) =>
        `${typed}: ${kind}${meant === null ? '' : ` → ${meant}`}${isSoft ? ' (order only)' : ''} = ${alternatives
          .slice(0, 8)
          .map((alternative) => alternative.join(' + '))
          .join(' | ')}${alternatives.length > 8 ? ` | … ${alternatives.length - 8} more` : ''}`,
    ),
    ...(ignored.length > 0 ? [`ignored: ${ignored.join(', ')}`] : []),
    ...(car ? [`car: ${car.label} (${car.lexemes.length} lexemes)`] : []),
    ...(numbers.length > 0 ? [`numbers: ${numbers.slice(0, 6).join(', ')}`] : []),
    ...(symptom ? [`symptom: ${symptom.example} → ${symptom.categories.join(', ')}`] : []),
    ...(page === null ? [] : [`page: ${page}`]),
    ...makeAttempts(plan).map(
      ({ relaxation, find }) => `${relaxation}: ${(find ?? 'everything').slice(0, 200)}`,
    ),
  ];
}
