import { generateUuidV4 } from '@pix-payments/pix'
import { brokenCnpj } from '../../application/administration/broken-fields.ts'
import { createOperator as insertNew } from '../../application/administration/open-wallet.ts'
import { TakenError } from '../../application/administration/taken-error.ts'
import { clockOf } from '../../clock.ts'
import type { Settings } from '../../settings/read-settings.ts'
import { inAllPartitions } from '../../storage/partition.ts'
import { operatorsOf } from '../../storage/rows/directory-rows.ts'
import { countWalletsOfOperators } from '../../storage/rows/wallet-rows.ts'
import type { Transaction } from '../../storage/store.ts'
import { chance } from './chance.ts'
import { commandActor } from '../command-actor.ts'
import { InputError } from '../input-error.ts'
import { type Given, brokenByContract, refuseBroken } from './judge-input.ts'
import { type Printing, facts, print, printable, table } from '../print.ts'
import { readingStore, withStore } from './with-store.ts'

export interface NewOperatorOptions {
  readonly name: string
  readonly cnpj: string
}

/** Creates an operator without wallets (G-005). */
export async function createOperator(
  settings: Settings,
  { name, cnpj, json }: NewOperatorOptions & Printing,
): Promise<void> {
  const given: Given = { 'operator.name': ['--name', name], 'operator.cnpj': ['--cnpj', cnpj] }
  const broken = await brokenByContract('createWallet', { body: { operator: { name, cnpj } } })
  refuseBroken([...broken, ...brokenCnpj('operator.cnpj', cnpj)], given)
  const operator = { id: generateUuidV4(chance), name, cnpj }
  await withStore(settings, async (store) => {
    const creation = { by: commandActor('operators create'), at: clockOf(store).now() }
    const create = (transaction: Transaction): Promise<void> => insertNew(transaction, operator, creation)
    await store.write(create).catch(refuseTakenCnpj)
  })
  print({ json }, { operatorId: operator.id, name, cnpj }, () => [
    `Created the operator ${printable(name)}.`,
    ...facts([
      ['operatorId', operator.id],
      ['cnpj', cnpj],
    ]),
  ])
}

function refuseTakenCnpj(error: unknown): never {
  if (!(error instanceof TakenError)) throw error
  throw new InputError(
    `--cnpj ${error.value} belongs to an operator already. Use that operator, or another CNPJ. pix-service operators list shows all operators.`,
  )
}

/** Prints all operators, sorted by name, with the number of their wallets. */
export async function listOperators(settings: Settings, { json }: Printing): Promise<void> {
  await readingStore(settings, async (store) => {
    const operators = await inAllPartitions(store, 'snapshot', async (readers) => {
      const counts = await Promise.all(readers.map(countWalletsOfOperators))
      const walletsOf = (id: string): number => counts.reduce((sum, count) => sum + (count.get(id) ?? 0), 0)
      const all = readers[0] === undefined ? [] : await operatorsOf(readers[0])
      return all.map(({ id, name, cnpj }) => ({ operatorId: id, name, cnpj, wallets: walletsOf(id) }))
    })
    print({ json }, operators, () =>
      operators.length === 0
        ? ['There are no operators yet. Create one with pix-service operators create.']
        : table(
            ['OPERATOR ID', 'NAME', 'CNPJ', 'WALLETS'],
            operators.map((it) => [it.operatorId, it.name, it.cnpj, String(it.wallets)]),
          ),
    )
  })
}
