import { describe, expect, test } from 'vitest'
import { verifyAudit } from '../../src/application/audit/verify-audit.ts'
import type { Act } from '../../src/domain/audit.ts'
import { migrate } from '../../src/storage/migrations/migrate.ts'
import { appendAct, auditAfter, auditBefore, auditHash } from '../../src/storage/rows/audit-rows.ts'
import type { Store } from '../../src/storage/store.ts'
import { REPEATED, openPlace } from '../storage/repeated.ts'

const act = (subject: string): Act => ({
  name: 'walletChanged',
  subject,
  by: { kind: 'control', from: '127.0.0.1' },
  before: { name: 'a' },
  after: { name: 'b', none: undefined },
})
const COLUMNS = 'position, at_real, act, subject, body, hash'
/** A row between two others, whose hash fits the row before it. */
const FORGED = `{"act":"walletChanged","after":null,"at":"1970-01-01T00:00:00.000Z","before":null,"position":3,"subject":"x"}`

/** Writes five rows, three of them at the same time, changes them by SQL without triggers, and verifies. */
async function verified(
  store: Store,
  sql: (hashes: readonly string[]) => readonly string[],
): Promise<unknown> {
  const { hash: kept } = await store.read((reader) => verifyAudit(reader))
  await store.exclusively(async (transaction) => {
    const triggers =
      store.engine === 'sqlite'
        ? ['drop trigger audit_no_update', 'drop trigger audit_no_delete']
        : ['drop trigger audit_no_change on audit']
    for (const text of triggers) await transaction.execute(text)
    const hashes = (await auditAfter(transaction, 0, 10)).map(({ hash }) => hash)
    for (const text of sql(hashes)) await transaction.execute(text)
  })
  return (await store.read((reader) => verifyAudit(reader, kept))).problem
}

for (const engine of REPEATED) {
  describe.skipIf(engine.missing !== undefined)(
    `the audit log on ${engine.name}${engine.missing ?? ''}`,
    () => {
      async function fiveRows(): Promise<Awaited<ReturnType<typeof openPlace>>> {
        const place = await openPlace(engine)
        const { store } = place
        await migrate(store)
        const append = (subject: string): Promise<void> =>
          store.write((transaction) => appendAct(transaction, act(subject), 1000))
        await Promise.all(['a', 'b', 'c'].map(append))
        await append('d')
        await append('e')
        return place
      }

      test('is one chain, also of concurrent acts, and lists pages', async () => {
        await using place = await fiveRows()
        const { store } = place
        const rows = await store.read((reader) => auditAfter(reader, 0, 10))
        expect(await store.read((reader) => verifyAudit(reader, rows[2]?.hash))).toEqual({
          rows: 5,
          hash: rows[4]?.hash,
          problem: undefined,
        })
        expect(rows[1]?.hash).toBe(auditHash(rows[0]?.hash ?? '', rows[1]?.body ?? ''))
        const page = await store.read((reader) => auditBefore(reader, 5, { subject: 'd' }, 10))
        expect(page).toEqual([
          expect.objectContaining({ position: 4, at: '1970-01-01T00:00:01.000Z', after: { name: 'b' } }),
        ])
        await expect(
          store.exclusively((transaction) => transaction.execute(`update audit set act = 'x'`)),
        ).rejects.toThrow('the audit log only grows')
        await expect(
          store.exclusively((transaction) => transaction.execute('delete from audit')),
        ).rejects.toThrow('the audit log only grows')
      })

      test.each([
        {
          what: 'an edited text',
          sql: () => [`update audit set body = replace(body, '"b"', '"c"') where position = 2`],
          want: 'Row 2 was changed, or the row before it was replaced.',
        },
        {
          what: 'an edited column',
          sql: () => [`update audit set at_real = 2000 where position = 2`],
          want: 'Row 2 was changed.',
        },
        {
          what: 'a deleted row',
          sql: () => ['delete from audit where position = 3'],
          want: 'Row 3 is missing.',
        },
        {
          what: 'deleted newest rows',
          sql: () => ['delete from audit where position > 3'],
          want: 'Row 4 is missing, and those after it.',
        },
        {
          what: 'deleted newest rows, with the record of the newest one',
          sql: (hashes: readonly string[]) => [
            'delete from audit where position > 3',
            `update store_property set value = '3 ${hashes[2]}' where name = 'audit'`,
          ],
          want: 'No row has the kept hash: the log was replaced, or cut off before it.',
        },
        {
          what: 'swapped rows',
          sql: () => [
            'update audit set position = 9 where position = 2',
            'update audit set position = 2 where position = 3',
            'update audit set position = 3 where position = 9',
          ],
          want: 'Row 2 was changed, or the row before it was replaced.',
        },
        {
          what: 'an inserted row',
          sql: (hashes: readonly string[]) => [
            'update audit set position = 6 where position = 5',
            'update audit set position = 5 where position = 4',
            'update audit set position = 4 where position = 3',
            `insert into audit (${COLUMNS}) values (3, 0, 'walletChanged', 'x', '${FORGED}', '${auditHash(hashes[1] ?? '', FORGED)}')`,
          ],
          want: 'Row 4 was changed, or the row before it was replaced.',
        },
        {
          what: 'an added row',
          sql: (hashes: readonly string[]) => {
            const body = FORGED.replace(':3,', ':6,')
            return [
              `insert into audit (${COLUMNS}) values (6, 0, 'walletChanged', 'x', '${body}', '${auditHash(hashes[4] ?? '', body)}')`,
            ]
          },
          want: 'Row 6 was added: 5 is the newest.',
        },
      ])('shows $what', async ({ sql, want }) => {
        await using place = await fiveRows()
        expect(await verified(place.store, sql)).toBe(want)
      })
    },
  )
}
