import type { Operator, Wallet } from '../../domain/wallet/wallet.ts'
import { type AccountBody, accountBody } from '../../sandbox/wallet-body.ts'
import type { Settings } from '../../settings/read-settings.ts'
import { clientIdsAmong } from '../../storage/rows/credential-rows.ts'
import { operatorsOf, pixKeysAmong } from '../../storage/rows/directory-rows.ts'
import { walletsByName } from '../../storage/rows/wallet-rows.ts'
import { inAllPartitions } from '../../storage/partition.ts'
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
    inAllPartitions(store, 'snapshot', (readers) =>
      printPages({ json }, describeWallets(readers, operator), (wallets, isFirst) =>
        wallets.length === 0
          ? ['There are no wallets yet. Create one with pix-service wallets create.']
          : walletTable(wallets).slice(isFirst ? 0 : 1),
      ),
    ),
  )
}

async function* describeWallets(
  readers: readonly Reader[],
  operatorId: string | undefined,
): AsyncGenerator<readonly AccountBody[], void> {
  const all = readers[0] === undefined ? [] : await operatorsOf(readers[0])
  const operators = all.filter(({ id }) => operatorId === undefined || id === operatorId)
  if (operatorId !== undefined && operators.length === 0) throw unknownOperator(operatorId)
  let page: Owned[] = []
  for (const operator of operators) {
    for await (const wallet of byName(readers.map((reader) => walletsOf(reader, operator.id)))) {
      page.push({ operator, wallet })
      if (page.length < PAGE) continue
      yield await bodiesOf(readers, page)
      page = []
    }
  }
  yield await bodiesOf(readers, page)
}

interface Owned {
  readonly operator: Operator
  readonly wallet: Wallet
}

/** The wallets of an operator in one partition, by name. */
async function* walletsOf(reader: Reader, operatorId: string): AsyncGenerator<Wallet, void> {
  let after: Wallet | undefined
  do {
    const wallets: readonly Wallet[] = await walletsByName(reader, operatorId, after, PAGE)
    yield* wallets
    after = wallets.length < PAGE ? undefined : wallets.at(-1)
  } while (after !== undefined)
}

/** Merges lists that are sorted by name. */
async function* byName(lists: readonly AsyncGenerator<Wallet, void>[]): AsyncGenerator<Wallet, void> {
  const heads = await Promise.all(lists.map((list) => list.next()))
  for (;;) {
    let least = -1
    for (const [index, { done, value }] of heads.entries()) {
      const best = heads[least]?.value
      if (done !== true && (best === undefined || isBefore(value as Wallet, best))) least = index
    }
    const [list, head] = [lists[least], heads[least]]
    if (list === undefined || head?.value === undefined) return
    yield head.value
    heads[least] = await list.next()
  }
}

const isBefore = (one: Wallet, other: Wallet): boolean =>
  one.name === other.name ? one.id < other.id : one.name < other.name

/** Keys and credentials are in the directory, which every partition reads. */
async function bodiesOf(
  [reader]: readonly Reader[],
  wallets: readonly Owned[],
): Promise<readonly AccountBody[]> {
  if (reader === undefined) return []
  const ids = wallets.map(({ wallet }) => wallet.id)
  const pixKeys = await pixKeysAmong(reader, ids)
  const clientIds = await clientIdsAmong(reader, ids)
  return wallets.map(({ operator, wallet }) =>
    accountBody(wallet, {
      operator,
      pixKeys: (pixKeys.get(wallet.id) ?? []).map(({ pix_key }) => pix_key),
      clientIds: (clientIds.get(wallet.id) ?? []).map(({ client_id }) => client_id),
    }),
  )
}
