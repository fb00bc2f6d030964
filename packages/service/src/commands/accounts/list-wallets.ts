import type { Operator, Wallet } from '../../domain/wallet/wallet.ts'
import { type AccountBody, accountBody } from '../../sandbox/wallet-body.ts'
import type { Settings } from '../../settings/read-settings.ts'
import { clientIdsAmong } from '../../storage/rows/credential-rows.ts'
import { operatorsOf, pixKeysAmong, walletsByName } from '../../storage/rows/wallet-rows.ts'
import type { Reader } from '../../storage/store.ts'
import { type Printing, printPages } from '../print.ts'
import { unknownOperator } from './unknown.ts'
import { walletTable } from './wallet-lines.ts'
import { readingStore } from './with-store.ts'

/** How many wallets are in memory at once. */
const PAGE = 200

/** Prints all wallets or the wallets of one operator, ordered by operator and name. */
export async function listWallets(
  settings: Settings,
  { operator, json }: { readonly operator?: string } & Printing,
): Promise<void> {
  await readingStore(settings, (store) =>
    store.snapshot((reader) =>
      printPages({ json }, describeWallets(reader, operator), (wallets, isFirst) =>
        wallets.length === 0
          ? ['There are no wallets yet. Create one with pix-service wallets create.']
          : walletTable(wallets).slice(isFirst ? 0 : 1),
      ),
    ),
  )
}

async function* describeWallets(
  reader: Reader,
  operatorId: string | undefined,
): AsyncGenerator<readonly AccountBody[], void> {
  const operators = (await operatorsOf(reader)).filter(
    ({ id }) => operatorId === undefined || id === operatorId,
  )
  if (operatorId !== undefined && operators.length === 0) throw unknownOperator(operatorId)
  let page: AccountBody[] = []
  for (const operator of operators) {
    let after: Wallet | undefined
    do {
      const wallets: readonly Wallet[] = await walletsByName(reader, operator.id, after, PAGE)
      page.push(...(await bodiesOf(reader, operator, wallets)))
      while (page.length > PAGE) {
        yield page.slice(0, PAGE)
        page = page.slice(PAGE)
      }
      after = wallets.length < PAGE ? undefined : wallets.at(-1)
    } while (after !== undefined)
  }
  yield page
}

async function bodiesOf(
  reader: Reader,
  operator: Operator,
  wallets: readonly Wallet[],
): Promise<readonly AccountBody[]> {
  const ids = wallets.map(({ id }) => id)
  const pixKeys = await pixKeysAmong(reader, ids)
  const clientIds = await clientIdsAmong(reader, ids)
  return wallets.map((wallet) =>
    accountBody(wallet, {
      operator,
      pixKeys: (pixKeys.get(wallet.id) ?? []).map(({ pix_key }) => pix_key),
      clientIds: (clientIds.get(wallet.id) ?? []).map(({ client_id }) => client_id),
    }),
  )
}
