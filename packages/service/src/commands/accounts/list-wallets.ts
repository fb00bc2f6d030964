import { type AccountBody, accountBody } from '../../sandbox/wallet-body.ts'
import type { Settings } from '../../settings/read-settings.ts'
import { allCredentials } from '../../storage/rows/credential-rows.ts'
import { allPixKeys, operatorsOf, walletsOf } from '../../storage/rows/wallet-rows.ts'
import type { Reader } from '../../storage/store.ts'
import { type Printing, print } from '../print.ts'
import { unknownOperator } from './unknown.ts'
import { walletTable } from './wallet-lines.ts'
import { readingStore } from './with-store.ts'

/** Prints all wallets or the wallets of one operator, ordered by operator and name. */
export async function listWallets(
  settings: Settings,
  { operator, json }: { readonly operator?: string } & Printing,
): Promise<void> {
  await readingStore(settings, async (store) => {
    const wallets = await store.snapshot((reader) => describeWallets(reader, operator))
    print({ json }, wallets, () =>
      wallets.length === 0
        ? ['There are no wallets yet. Create one with pix-service wallets create.']
        : walletTable(wallets),
    )
  })
}

async function describeWallets(
  reader: Reader,
  operatorId: string | undefined,
): Promise<readonly AccountBody[]> {
  const operators = new Map((await operatorsOf(reader)).map((operator) => [operator.id, operator]))
  if (operatorId !== undefined && !operators.has(operatorId)) throw unknownOperator(operatorId)
  const pixKeys = await allPixKeys(reader)
  const credentials = Map.groupBy(await allCredentials(reader), ({ walletId }) => walletId)
  const wallets = (await walletsOf(reader, operatorId)).flatMap((wallet) => {
    const operator = operators.get(wallet.operatorId)
    if (operator === undefined) return []
    const active = (credentials.get(wallet.id) ?? []).filter(({ revokedAt }) => revokedAt === null)
    const clientIds = active.map(({ clientId }) => clientId)
    return [accountBody(wallet, { operator, pixKeys: pixKeys.get(wallet.id) ?? [], clientIds })]
  })
  const orderOf = ({ operatorName, name, walletId }: AccountBody): string[] => [operatorName, name, walletId]
  return wallets.toSorted((a, b) => compare(orderOf(a), orderOf(b)))
}

function compare(a: readonly string[], b: readonly string[]): number {
  const at = a.findIndex((text, index) => text !== b[index])
  return at === -1 ? 0 : (a[at] ?? '') < (b[at] ?? '') ? -1 : 1
}
