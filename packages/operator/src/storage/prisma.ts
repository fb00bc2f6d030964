import { committable } from './database-error.ts'
import { guarded } from './guarded.ts'
import type { Row, Storage, Transaction } from './port.ts'

/** What the kit needs of an interactive transaction of Prisma: the `tx` that `$transaction` passes on. */
export interface PrismaTransaction {
  $queryRawUnsafe(text: string, ...values: unknown[]): PromiseLike<unknown>
}

/** What the kit needs of a `PrismaClient`. */
export interface Prisma<Begun extends PrismaTransaction> {
  $transaction(work: (begun: Begun) => Promise<unknown>, options: typeof OPTIONS): Promise<unknown>
}

/** The defaults of Prisma, 2 and 5 seconds, fail under load. A transaction of the kit waits for no network. */
const OPTIONS = { maxWait: 30_000, timeout: 60_000, isolationLevel: 'ReadCommitted' } as const

/** An interactive transaction that you began with Prisma on PostgreSQL. */
export const fromPrisma = <Begun extends PrismaTransaction>(begun: Begun): Transaction<Begun> => ({
  dialect: 'postgresql',
  native: begun,
  execute: async (text, values) => (await begun.$queryRawUnsafe(text, ...values)) as readonly Row[],
})

/** The database of a client of Prisma on PostgreSQL. */
export const prismaStorage = <Begun extends PrismaTransaction>(prisma: Prisma<Begun>): Storage<Begun> =>
  guarded({
    dialect: 'postgresql',
    transaction: <T>(work: (transaction: Transaction<Begun>) => Promise<T>) =>
      prisma.$transaction((begun) => committable(fromPrisma(begun), work), OPTIONS) as Promise<T>,
  })
