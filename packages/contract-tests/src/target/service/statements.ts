import type { Recipe, Recipes } from './recipe.ts'
import type { SharedWallets } from './shared-wallets.ts'
import type { StatementExample } from '../../sandbox/statement-example.ts'

type Query = Readonly<Record<string, string>>

const read =
  (
    operationId: 'listStatement' | 'getConsolidatedStatement',
    queryOf: (statementExample: StatementExample) => Query,
  ): Recipe =>
  async ({ statementExample }) => {
    const result = await statementExample()
    return result.wallet.request(operationId, { query: Object.entries(queryOf(result)) })
  }

const lines = (queryOf: (statementExample: StatementExample) => Query): Recipe =>
  read('listStatement', queryOf)
const days = (queryOf: (statementExample: StatementExample) => Query): Recipe =>
  read('getConsolidatedStatement', queryOf)

const ofClosedAccount =
  (operationId: 'listStatement' | 'getConsolidatedStatement', query: Query): Recipe =>
  async ({ closed }: SharedWallets) =>
    (await closed()).request(operationId, { query: Object.entries(query) })

export const statementRecipes: Recipes = {
  listStatement: {
    '200 default': lines(({ days: [, initDate, endDate] }) => ({ initDate, endDate })),
    '200 by-end-to-end-id': lines(({ endToEndId }) => ({ endToEndId })),
    '200 by-product-transaction-id': lines(({ productTransactionId }) => ({ productTransactionId })),
    '200 empty': lines(({ days: [quiet] }) => ({ initDate: quiet, endDate: quiet })),
    '200 first-page': lines(({ days: [, initDate, endDate] }) => ({ initDate, endDate, pageSize: '5' })),
    '200 last-page': async ({ statementExample }) => {
      const {
        wallet,
        days: [, initDate, endDate],
      } = await statementExample()
      const query = { initDate, endDate, pageSize: '5' }
      const { nextCursor } = await wallet.call('listStatement', { query: Object.entries(query) })
      return wallet.request('listStatement', {
        query: Object.entries({ ...query, cursor: nextCursor ?? '' }),
      })
    },
    '404 ACCOUNT_NOT_FOUND': ofClosedAccount('listStatement', {
      initDate: '2026-03-01',
      endDate: '2026-03-02',
    }),
  },
  getConsolidatedStatement: {
    '200 default': days(({ days: [, startDate, endDate] }) => ({
      startDate,
      endDate,
      page: '1',
      limit: '50',
    })),
    '200 day-without-movements': days(({ days: [startDate, , endDate] }) => ({
      startDate,
      endDate,
      page: '3',
      limit: '1',
    })),
    '404 ACCOUNT_NOT_FOUND': ofClosedAccount('getConsolidatedStatement', {
      startDate: '2026-03-01',
      endDate: '2026-03-02',
      page: '1',
      limit: '50',
    }),
  },
}
