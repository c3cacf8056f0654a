/** Messages that visitors sent to the shop. A message is open until it is marked as answered. */
import { and, desc, eq, isNotNull, isNull, lt } from 'drizzle-orm';
import type { Database } from '../db/lazyDatabase';
import { contactMessages } from '../db/schema';
import { formatMessageNumber } from '../shop/contactStore';
import { markUp, type Markup } from './markUp';
import { buildButtonForm, buildLinks } from './officePage';
import type { OfficeChange, OfficeRoutes, OfficeVisit } from './officeRoutes';
import { buildOlder, readBefore, rowsAPage } from './pageOfRows';

type Message = typeof contactMessages.$inferSelect;

const filters = ['open', 'answered'] as const;

function buildMessage(message: Message, { words, format, hidden }: OfficeVisit): Markup {
  const own = words.messages;
  const { name, email, phone, subject, accountCode, createdAt, answeredAt } = message;
  const number = formatMessageNumber(message.number);
  const [change, verb] = answeredAt === null ? ['answer', own.answer] : ['reopen', own.reopen];
  const contact = markUp`<a href="${`mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(`${number} ${subject}`)}`}">${email}</a>`;
  return markUp`<article><h2>${number} · ${subject}</h2>
<p class="soft">${format.time(createdAt)} · ${name} · ${contact}${phone !== '' && ` · ${phone}`} · ${accountCode === null ? own.guest : own.account(accountCode)}</p>
<p class="said">${message.message}</p>${answeredAt && markUp`<p class="good">${own.answeredAt(format.time(answeredAt))}</p>`}
<div class="actions">${buildButtonForm(`/office/messages/${message.number}/${change}`, verb, hidden, own.label(verb, number))}</div></article>`;
}

export function addMessagePages({ onPage, onAction }: OfficeRoutes, now: () => Date): void {
  onPage('/messages', async (db, visit) => {
    const { words, query } = visit;
    const own = words.messages;
    const filter = filters.find((name) => name === query.show) ?? 'open';
    const before = readBefore(visit);
    const rows = await db
      .select()
      .from(contactMessages)
      .where(
        and(
          (filter === 'open' ? isNull : isNotNull)(contactMessages.answeredAt),
          before === undefined ? undefined : lt(contactMessages.number, before),
        ),
      )
      .orderBy(desc(contactMessages.number))
      .limit(rowsAPage + 1);
    const shown = rows.slice(0, rowsAPage);
    const links = filters.map((name) => ({
      href: `/office/messages?show=${name}`,
      words: own[name],
      isCurrent: name === filter,
    }));
    const body = markUp`${buildLinks(own.filters, links)}${
      shown.length === 0 ? markUp`<p>${own.none}</p>` : shown.map((message) => buildMessage(message, visit))
    }${buildOlder(words.older, rows.length > rowsAPage && `/office/messages?show=${filter}&before=${shown.at(-1)?.number}`)}`;
    return { title: words.pages.messages, page: 'messages', body };
  });

  /** Changes the mark of a message. Returns null if another person has already changed it. */
  async function mark(db: Database, { params }: OfficeVisit, isAnswered: boolean): Promise<OfficeChange> {
    const number = Number(/^\d{1,15}$/.exec(params.number ?? '')?.[0]);
    if (Number.isNaN(number)) return null;
    const [row] = await db
      .update(contactMessages)
      .set({ answeredAt: isAnswered ? now() : null })
      .where(
        and(
          eq(contactMessages.number, number),
          (isAnswered ? isNull : isNotNull)(contactMessages.answeredAt),
        ),
      )
      .returning({ number: contactMessages.number });
    return row ? { subject: formatMessageNumber(row.number) } : null;
  }

  onAction('/messages/:number/answer', {
    action: 'messageAnswer',
    goTo: '/office/messages',
    change: (db, visit) => mark(db, visit, true),
  });
  onAction('/messages/:number/reopen', {
    action: 'messageReopen',
    goTo: '/office/messages?show=answered',
    change: (db, visit) => mark(db, visit, false),
  });
}
